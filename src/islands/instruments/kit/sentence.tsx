import { useAnnounced } from "./use-announced.ts";

interface SentenceProps {
  readonly text: string;
  /** The wordiest it can become: its room is kept, so that nothing below moves during a drag. */
  readonly longest: string;
}

/**
 * What the drawing shows, in words. Seen, it follows every change; announced, it follows at most once a second.
 * The announced copy lies unseen over the other, where a finger exploring the screen finds it.
 */
export function Sentence({ text, longest }: SentenceProps) {
  const announced = useAnnounced(text);
  return (
    <div className="instrument-sentence max-w-[30em]">
      <p aria-hidden="true" className="screen-only" data-room={longest} />
      <p aria-hidden="true">{text}</p>
      <p role="status" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}
