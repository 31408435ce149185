/** Points to where a link leads; moves a little when its group is hovered. */
export function Arrow({ className = "" }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`screen-only size-[0.9em] shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1 ${className}`}
    >
      <path d="M1 8h13M9 3l5 5-5 5" />
    </svg>
  );
}
