import { n as createSpecificationContext } from "./page-context-CKnFC90Z.js";
export { createSpecificationContext };
