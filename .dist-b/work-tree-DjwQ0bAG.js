import { n as findMovedFiles, t as createIgnoreTest } from "./work-tree-C8PoIMNg.js";
export { createIgnoreTest, findMovedFiles };
