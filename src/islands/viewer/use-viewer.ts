import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Listener, Viewer } from "./engine/viewer.ts";
import { loadSteps, loadViewer } from "./load.ts";

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

const contextSettings: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  // Edges are smoothed where it counts, in the picture at rest.
  antialias: false,
  stencil: false,
};

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
    const context = element.getContext("webgl2", contextSettings);
    if (!context) return setState({ name: "failed", why: "unsupported" });
    const over = new AbortController();
    const hear: Listener = {
      onPoint: (part) => latest.current.onPoint(part),
      onPress: (part) => latest.current.onPress(part),
      onTurn: () => latest.current.onTurn(),
    };
    loadViewer(
      (create) => create(element, context, hear),
      (step) => setState({ name: "loading", step }),
      over.signal,
    ).then(
      (made) => {
        viewer.current = made;
        if (made) setState({ name: "ready" });
      },
      () => {
        if (over.signal.aborted) return;
        // What still arrives must not be heard: it would say that the view is loading.
        over.abort();
        setState({ name: "failed", why: "unloaded" });
      },
    );
    return () => {
      over.abort();
      viewer.current?.dispose();
      viewer.current = undefined;
    };
  }, [isOpen]);
  const open = useCallback(() => setState({ name: "loading", step: 0 }), []);
  const close = useCallback(() => setState({ name: "idle" }), []);
  return { state, canvas, viewer, open, close };
}

export { loadSteps };
