import { Activity, memo } from "react";
import { FaultBoundary } from "../islands/fault-boundary.tsx";
import { NeededWhole } from "../hydration/in-turn.tsx";
import { PageShell } from "../layouts/page-shell.tsx";
import type { LoadedPage } from "./pages.ts";
import { type ShownPage, usePages } from "./use-pages.ts";

interface AppProps {
  /** The page of the address, already loaded. */
  readonly initial: LoadedPage;
}

/** Drawn again only for another page: a re-render must not reach parts that are still to be hydrated. */
const DrawnPage = memo(({ Page, isWhole }: Pick<ShownPage, "Page" | "isWhole">) => (
  <NeededWhole value={isWhole}>
    <FaultBoundary>
      <Page />
    </FaultBoundary>
  </NeededWhole>
));

function PagesInShell({ initial }: AppProps) {
  const { shown, foreseen } = usePages(initial);
  return (
    <PageShell path={shown.path}>
      {shown.isDocument ? (
        <DrawnPage key={shown.path} Page={shown.Page} isWhole={shown.isWhole} />
      ) : (
        <Activity key={shown.path}>
          <DrawnPage Page={shown.Page} isWhole={shown.isWhole} />
        </Activity>
      )}
      {foreseen && (
        <Activity key={foreseen.path} mode="hidden">
          <DrawnPage Page={foreseen.Page} isWhole={false} />
        </Activity>
      )}
    </PageShell>
  );
}

export function App(props: AppProps) {
  return (
    <FaultBoundary>
      <PagesInShell {...props} />
    </FaultBoundary>
  );
}
