interface BrandProps {
  readonly name: string;
}

/** Six lines to one center: the hexacopter's plan, and the mark of the company. */
export function Brand({ name }: BrandProps) {
  return (
    <span className="display flex items-center gap-2.5 text-[1.3rem]">
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M12 1.5 21 6.75v10.5L12 22.5 3 17.25V6.75Z" />
        <path d="M12 12V22M12 12 3.5 7M12 12l8.5-5" className="stroke-signal" />
      </svg>
      {name}
    </span>
  );
}
