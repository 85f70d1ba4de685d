import { n as runCommandLine } from "./core-0sspFqjL.js";
export { runCommandLine };
