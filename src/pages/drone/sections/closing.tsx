import { closing } from "../../../content/products/syfor-drones/closing.ts";
import { CallToAction } from "../../shared/call-to-action.tsx";

export default function Closing() {
  return <CallToAction title={closing} />;
}
