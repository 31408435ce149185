import { Component, type ComponentType, type ReactNode } from "react";
import { fault } from "../content/site/fault.ts";

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

interface FaultState {
  readonly hasFailed: boolean;
}

/** What throws while it is drawn is replaced by a calm sentence; all around it goes on working. */
class FaultBoundary extends Component<FaultBoundaryProps, FaultState> {
  override state: FaultState = { hasFailed: false };

  static getDerivedStateFromError(): FaultState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="on-sheet col-span-full py-10">
        <p className="mx-auto flex w-(--page-width) flex-wrap items-center gap-x-6 gap-y-3">
          {fault.text}
          <button
            type="button"
            className="prose-link min-h-11 font-semibold"
            onClick={() => this.setState({ hasFailed: false })}
          >
            {fault.retry}
          </button>
        </p>
      </div>
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
