import { Children, createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** Whether a page is needed whole at once: it is gone back to, or a place far down in it is asked for. */
export const NeededWhole = createContext(true);

/** The opening fills the first screen of every page. */
const firstTurn = 1;

/**
 * The sections of a page. After a navigation the first is painted before the others are drawn, one in each following
 * frame; they stand below, so nothing moves.
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const sections = Children.toArray(children);
  const [drawn, setDrawn] = useState(firstTurn);
  const isWhole = useContext(NeededWhole) || drawn >= sections.length;
  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => setDrawn(drawn + 1);
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, isWhole]);
  return isWhole ? sections : sections.slice(0, drawn);
}
