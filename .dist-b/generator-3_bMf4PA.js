import { n as htmlGenerator } from "./generator-DCF_MEiL.js";
export { htmlGenerator };
