import { index, route } from "@react-router/dev/routes";

export default [index("home.tsx"), route("drone-detection", "drone-detection.tsx")];
