import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { isPart, type PartId } from "../../content/products/syfor-drones/parts.ts";
import { type Choice, isPose, isView } from "./names.ts";
import { lastFrame, useFolding } from "./use-folding.ts";
import { useViewer } from "./use-viewer.ts";

/** When the view in 3D opens, the keyboard goes into it, and when it closes, back to the button that opens it. */
function useFocusHandover(isReady: boolean, canvas: RefObject<HTMLCanvasElement | null>) {
  const entrance = useRef<HTMLButtonElement>(null);
  const wasReady = useRef(false);
  // Before anything is painted: a key pressed right away must not fall between the two.
  useLayoutEffect(() => {
    if (isReady) canvas.current?.focus({ preventScroll: true });
    else if (wasReady.current) entrance.current?.focus({ preventScroll: true });
    wasReady.current = isReady;
  }, [isReady, canvas]);
  return entrance;
}

/** What the stage shows, in its pictures and in 3D alike: one choice among poses, views and parts, and how far it is folded. */
export function useStage() {
  const figure = useRef<HTMLElement>(null);
  const [choice, setChoice] = useState<Choice | undefined>("carried");
  const [pointed, setPointed] = useState<PartId>();
  const [isLost, setLost] = useState(false);
  const { frame, setFrame, glideTo } = useFolding();

  function choose(next: Choice) {
    setChoice(next);
    if (isPose(next)) glideTo(next === "carried" ? 0 : lastFrame);
    // Every other picture shows it opened.
    else if (!viewer.current) setFrame(lastFrame);
    viewer.current?.selectPart(isPart(next) ? next : undefined);
    if (isPose(next)) viewer.current?.setPose(next);
    if (isView(next)) viewer.current?.setView(next);
  }
  function letGo() {
    if (isPart(choice)) setChoice(undefined);
    viewer.current?.selectPart(undefined);
  }
  function scrub(next: number) {
    setFrame(next);
    setChoice(next > lastFrame / 2 ? "opened" : "carried");
    viewer.current?.selectPart(undefined);
    viewer.current?.setFold(1 - next / lastFrame);
  }

  const { state, canvas, viewer, open, close } = useViewer({
    onPoint: setPointed,
    onPress: (part) => (part && part !== choice ? choose(part) : letGo()),
    onTurn: () => setChoice((now) => (isView(now) ? undefined : now)),
    onLost: setLost,
  });
  function enter() {
    setChoice("three-quarter");
    setFrame(lastFrame);
    setLost(false);
    open();
  }
  function leave() {
    setChoice((now) => now ?? "three-quarter");
    close();
  }

  // Chosen before the scripts were here.
  useLayoutEffect(() => {
    const checked = figure.current?.querySelector<HTMLInputElement>("input:checked")?.value as Choice;
    if (!checked) return;
    setChoice(checked);
    if (checked !== "carried") setFrame(lastFrame);
  }, [setFrame]);

  const entrance = useFocusHandover(state.name === "ready", canvas);
  const named = pointed ?? (isPart(choice) ? choice : undefined);
  return {
    figure,
    canvas,
    viewer,
    entrance,
    state,
    choice,
    named,
    isLost,
    frame,
    choose,
    scrub,
    enter,
    leave,
  };
}
