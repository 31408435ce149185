import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, showToast, subscribeToToasts } from "./toast-store.ts";

const toast = (title: string) => ({ kind: "success", title, text: "" }) as const;
const titles = () => currentToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("the toasts", () => {
  it("keep their order and drop the oldest beyond three", () => {
    for (const title of ["a", "b", "c", "d"]) showToast(toast(title));
    expect(titles()).toEqual(["b", "c", "d"]);
  });

  it("go one by one", () => {
    for (const title of ["a", "b"]) showToast(toast(title));
    dismissToast(currentToasts()[0]?.id ?? 0);
    expect(titles()).toEqual(["b"]);
  });

  it("tell their listeners until those unsubscribe", () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToToasts(listener);
    showToast(toast("a"));
    unsubscribe();
    showToast(toast("b"));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
