import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Listener, Viewer } from "./engine/create-viewer.ts";

/** The drawing program, the model, the aircraft put together. */
export const loadSteps = 3;

export type ViewerState =
  | { readonly name: "idle" }
  | { readonly name: "loading"; readonly step: number }
  | { readonly name: "ready" }
  | { readonly name: "failed"; readonly why: "unsupported" | "unloaded" };

interface ViewerHandle {
  readonly state: ViewerState;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Here while the view is ready. */
  readonly viewer: RefObject<Viewer | undefined>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Brings what the view needs and makes it; undefined when it is no longer wanted. */
async function load(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  listener: Listener,
  report: (step: number) => void,
  signal: AbortSignal,
): Promise<Viewer | undefined> {
  let step = 0;
  const counted = async <Module>(loading: Promise<Module>): Promise<Module> => {
    const module = await loading;
    step += 1;
    if (!signal.aborted) report(step);
    return module;
  };
  const [engine, model] = await Promise.all([
    counted(import("./engine/create-viewer.ts")),
    counted(import("virtual:sy300")),
  ]);
  // Lets the browser show how far it is.
  await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) return undefined;
  const viewer = await engine.createViewer(canvas, context, model.default, listener);
  if (!signal.aborted) return viewer;
  viewer.dispose();
  return undefined;
}

/** From the poster to the view in 3D and back. Whatever was taken is given back when it closes or the page is left. */
export function useViewer(listener: Listener): ViewerHandle {
  const [state, setState] = useState<ViewerState>({ name: "idle" });
  const canvas = useRef<HTMLCanvasElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const isOpen = state.name === "loading" || state.name === "ready";
  useEffect(() => {
    const element = canvas.current;
    if (!isOpen || !element) return;
    // Smooth edges would more than double the work of every frame: only the picture at rest gets them.
    const context = element.getContext("webgl2", { antialias: false });
    if (!context) return setState({ name: "failed", why: "unsupported" });
    const controller = new AbortController();
    const forward: Listener = {
      onPoint: (part) => latest.current.onPoint(part),
      onPress: (part) => latest.current.onPress(part),
      onTurn: () => latest.current.onTurn(),
      onLost: (isLost) => latest.current.onLost(isLost),
    };
    const report = (step: number) => setState({ name: "loading", step });
    load(element, context, forward, report, controller.signal).then(
      (created) => {
        viewer.current = created;
        if (created) setState({ name: "ready" });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error(error);
        // What still arrives must not be heard: it would say that the view is loading.
        controller.abort();
        setState({ name: "failed", why: "unloaded" });
      },
    );
    return () => {
      controller.abort();
      viewer.current?.dispose();
      viewer.current = undefined;
    };
  }, [isOpen]);
  const open = useCallback(() => setState({ name: "loading", step: 0 }), []);
  const close = useCallback(() => setState({ name: "idle" }), []);
  return { state, canvas, viewer, open, close };
}
