/* Code samples. Browsers load this module too. */

export { curl } from './samples/curl.ts';
export {
  encodeForm,
  fillServerVariables,
  type NameValue,
  percentEncode,
  type SampleBody,
  sanitizeBaseUrl,
} from './samples/request.ts';
