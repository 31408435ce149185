import { navigationLabels } from "../content/site/navigation.ts";

export default function SkipLink() {
  return (
    <a
      href="#main"
      className="behind-menu screen-only label fixed top-2 left-2 z-50 -translate-y-24 bg-signal px-4 py-3 text-night focus:translate-y-0"
    >
      {navigationLabels.skip}
    </a>
  );
}
