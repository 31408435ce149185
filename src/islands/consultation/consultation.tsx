import { createPortal } from "react-dom";
import { withFaultBoundary } from "../fault-boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { ConsultationForm } from "./consultation-form.tsx";
import Toaster from "./toast/toaster.tsx";

/** The form and its messages, which lie over the whole page: in the form's section they would lie below the footer. */
function Consultation() {
  const isHydrated = useHydrated();
  return (
    <>
      <ConsultationForm />
      {isHydrated && createPortal(<Toaster />, document.body)}
    </>
  );
}

export default withFaultBoundary(Consultation);
