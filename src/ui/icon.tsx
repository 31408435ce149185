/** Drawn on one 24-unit grid with one line: five products and three controls. */
const drawings = {
  shield: "M12 3l8 3v6c0 4.4-3.2 7.5-8 9c-4.8-1.5-8-4.6-8-9V6zM8.5 12l2.5 2.5l4.5-5",
  radar: "M12 21V11M8.5 21h7M8.6 14a5 5 0 1 1 6.8 0M6.2 17a9 9 0 1 1 11.6 0M12 10.2v.1",
  satellite:
    "M9 12l3-3l3 3l-3 3zM3.5 7.5l4-4l3 3l-4 4zM13.5 17.5l4-4l3 3l-4 4zM4 15a5 5 0 0 0 5 5M4 18.5A1.5 1.5 0 0 0 5.5 20",
  network: "M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM9 15h6v6H9zM9.5 6.5h5M6.5 9.5v2.7h11V9.5M12 12.2V15",
  drone:
    "M14.6 10.5v3L12 15l-2.6-1.5v-3L12 9zM13.3 9.7l1.9-3.2M14.6 12h3.6M13.3 14.3l1.9 3.2M10.7 14.3l-1.9 3.2M9.4 12H5.8M10.7 9.7L8.8 6.5" +
    "M18.4 4.6a2.1 2.1 0 1 1-4.2 0a2.1 2.1 0 1 1 4.2 0M22.5 12a2.1 2.1 0 1 1-4.2 0a2.1 2.1 0 1 1 4.2 0M18.4 19.4a2.1 2.1 0 1 1-4.2 0a2.1 2.1 0 1 1 4.2 0" +
    "M9.8 19.4a2.1 2.1 0 1 1-4.2 0a2.1 2.1 0 1 1 4.2 0M5.7 12a2.1 2.1 0 1 1-4.2 0a2.1 2.1 0 1 1 4.2 0M9.8 4.6a2.1 2.1 0 1 1-4.2 0a2.1 2.1 0 1 1 4.2 0",
  chevron: "M5 9l7 7l7-7",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
};

interface IconProps {
  readonly name: keyof typeof drawings;
  readonly className?: string;
}

export function Icon({ name, className = "size-5" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={className}
    >
      <path d={drawings[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
