import type { SystemCopy } from "../../../content/types.ts";
import { DepthSection } from "../../shared/depth-section.tsx";

export default function Depth({ depth, glossary }: SystemCopy) {
  return <DepthSection depth={depth} glossary={glossary} />;
}
