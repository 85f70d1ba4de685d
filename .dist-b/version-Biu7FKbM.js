import { t as packageVersion } from "./version-DmWCsGQy.js";
export { packageVersion };
