/* Code samples, also used in browsers. */

export { curl } from './samples/curl.ts';
export { encodeForm, type NameValue, percentEncode, type SampleBody, sanitizeBaseUrl } from './samples/request.ts';
