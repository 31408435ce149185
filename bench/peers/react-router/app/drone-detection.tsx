export { DetectionPage as default } from "../../../../bench/peers/detection-page.tsx";
