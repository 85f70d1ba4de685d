import { a as vitePressThemeConfig } from "./projection-ckOD_eXP.js";
export { vitePressThemeConfig };
