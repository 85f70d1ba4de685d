import { n as setBaselineOption, t as defaultBaseline } from "./baseline-option-BFgeN2o5.js";
export { defaultBaseline, setBaselineOption };
