import "../../src/styles/index.css";
import { useEffect } from "react";
import { SiteHeader } from "../../src/layouts/site-header.tsx";

/** Says when it answers, as the site's own shell does. */
export function InteractiveHeader({ currentPath }: { readonly currentPath: string }) {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
  }, []);
  return <SiteHeader currentPath={currentPath} />;
}
