import { detection } from "../../content/drone-detection.ts";
import { SensorTable } from "../../figures/sensor-table/sensor-table.tsx";
import { ProductPage } from "./product-page.tsx";

export default function DetectionPage() {
  return <ProductPage content={detection} figure={<SensorTable />} />;
}
