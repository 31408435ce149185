import { Component, type ComponentType, type ReactNode } from "react";
import type { Island } from "../browser/near.ts";
import { fault } from "../content/site/fault.ts";

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

interface FaultState {
  readonly hasFailed: boolean;
}

/** Puts back what the document brought: it reads, though it cannot be operated. */
function restore(place: HTMLElement | null) {
  const prerendered = place?.closest<Island>("astro-island")?.prerendered ?? [];
  place?.replaceChildren(...prerendered.map((node) => node.cloneNode(true)));
}

/** Where an island throws, its prerendered self comes back, with a calm sentence and another try. */
class FaultBoundary extends Component<FaultBoundaryProps, FaultState> {
  override state: FaultState = { hasFailed: false };

  static getDerivedStateFromError(): FaultState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <div ref={restore} data-stranded="" data-failed="" className="contents" />
        <p role="alert" className="col-span-full mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          {fault.text}
          <button
            type="button"
            className="prose-link min-h-11 font-semibold"
            onClick={() => this.setState({ hasFailed: false })}
          >
            {fault.retry}
          </button>
        </p>
      </>
    );
  }
}

/** Each island is a React root of its own: what fails in it must not take its place on the page away. */
export const withFaultBoundary =
  <Props extends object>(Island: ComponentType<Props>) =>
  (props: Props) => (
    <FaultBoundary>
      <Island {...props} />
    </FaultBoundary>
  );
