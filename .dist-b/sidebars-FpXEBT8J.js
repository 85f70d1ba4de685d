import { n as createDocusaurusSidebars } from "./sidebars-GAjLIQmo.js";
export { createDocusaurusSidebars };
