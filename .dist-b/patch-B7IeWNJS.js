import { t as formatPatch } from "./patch-CQrV4DwK.js";
export { formatPatch };
