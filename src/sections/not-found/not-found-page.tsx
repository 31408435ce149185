import { still } from "../../hydration/deferred.tsx";
import { useMissingPathLog } from "./use-missing-path-log.ts";

export const parts = {
  NoSuchPage: still(() => import("./no-such-page.tsx")),
};

export default function NotFoundPage() {
  useMissingPathLog();
  return <parts.NoSuchPage />;
}
