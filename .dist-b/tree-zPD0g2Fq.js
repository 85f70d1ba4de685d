import { t as createFumadocsTrees } from "./tree-B4PTMaFs.js";
export { createFumadocsTrees };
