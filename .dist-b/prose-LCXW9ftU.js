import { r as parseProse } from "./prose-CyFubWVW.js";
export { parseProse };
