import { a as llmsText, n as createSitemap } from "./index-files-BDEpKyoY.js";
export { createSitemap, llmsText };
