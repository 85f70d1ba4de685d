import { o as unmatchedFindings } from "./baseline-BauSw3nL.js";
export { unmatchedFindings };
