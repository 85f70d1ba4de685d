import { n as createPlainTheme } from "./plain-theme-D-920An0.js";
export { createPlainTheme };
