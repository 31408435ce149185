import { useEffect, useRef } from "react";

/** A call that can be put off and called off; never made after the component has gone. */
export function useDelayedCall(call: () => void, delay: number) {
  const timer = useRef(0);
  const cancel = () => clearTimeout(timer.current);
  const start = () => {
    cancel();
    timer.current = window.setTimeout(call, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { start, cancel };
}
