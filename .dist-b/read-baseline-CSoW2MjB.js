import { t as readBaseline } from "./read-baseline-DWVCTv-I.js";
export { readBaseline };
