import { n as loadFastParser, r as loadTreeParser, t as loadBodyParser } from "./satteri-SKGNwhhv.js";
export { loadBodyParser, loadFastParser, loadTreeParser };
