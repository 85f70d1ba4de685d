import { fi as codes } from "./core-0sspFqjL.js";
export { codes };
