/* Requests as commands, for whoever makes one: also in browsers. */

export { curl } from './samples/curl.ts';
export { encoded, encodedForm, type Pair, type SampleBody, safeBase } from './samples/request.ts';
