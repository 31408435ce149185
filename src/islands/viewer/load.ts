import type { createViewer, Listener, Viewer } from "./engine/viewer.ts";

/** The drawing program, the model, the machine put together. */
export const loadSteps = 3;

type Create = (
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  listener: Listener,
) => ReturnType<typeof createViewer>;

/** Lets the browser show how far it is. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Brings what the view needs and makes it; undefined when it is no longer wanted. */
export async function loadViewer(
  make: (create: Create) => Viewer,
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
    counted(import("./engine/viewer.ts")),
    counted(import("virtual:sy300")),
  ]);
  await breath();
  if (signal.aborted) return undefined;
  return make((canvas, context, listener) => engine.createViewer(canvas, context, model.default, listener));
}
