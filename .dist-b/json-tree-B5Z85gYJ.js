import { n as createJsonLocator } from "./json-tree-DN_myuMl.js";
export { createJsonLocator };
