import Compliance from "./compliance.tsx";
import Partnerships from "./partnerships.tsx";

/** Two short chapters on one spread: a list in the margin's columns, a table in the sheet's. */
export default function PartnershipsAndCompliance() {
  return (
    <div className="spread on-sheet">
      <Partnerships />
      <Compliance />
    </div>
  );
}
