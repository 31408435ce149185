import { loadParts } from "../../src/hydration/deferred.tsx";
import DetectionPage, { parts } from "../../src/sections/product/detection-page.tsx";

// Where it is rendered beforehand, all of it is there.
await loadParts(parts);

export { DetectionPage };
