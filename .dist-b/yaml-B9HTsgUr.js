import { n as parseYamlBlock, r as unquotedValues } from "./yaml-DB2ts7NV.js";
export { parseYamlBlock, unquotedValues };
