export { DetectionPage as default } from "../../detection-page.tsx";
