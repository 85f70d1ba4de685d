import { r as createMkDocsNavYaml } from "./projection-qdEIzSA6.js";
export { createMkDocsNavYaml };
