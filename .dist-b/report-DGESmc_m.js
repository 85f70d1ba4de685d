import { t as report } from "./report-BbrE_WSx.js";
export { report };
