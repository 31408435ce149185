/** One look for links and buttons that act. Orange is kept for the one action that matters on a screen. */
const shape =
  "inline-flex min-h-12 items-center justify-center gap-3 px-6 py-3 text-small font-semibold transition-colors duration-150";

export const buttonStyles = {
  primary: `${shape} border border-transparent bg-signal text-night hover:bg-text hover:text-ground active:translate-y-px`,
  /** Where a picture holds the orange. */
  bone: `${shape} border border-text bg-text text-ground hover:bg-transparent hover:text-text active:translate-y-px`,
  secondary: `${shape} border border-second text-text hover:border-text hover:bg-text hover:text-ground active:translate-y-px`,
} as const;
