import { detection } from "../../content/products/drone-detection.ts";
import { SensorTable } from "../../drawings/sensor-table/sensor-table.tsx";
import { ProductPage } from "./product-page.tsx";

export default function DetectionPage() {
  return <ProductPage content={detection} figure={<SensorTable />} />;
}
