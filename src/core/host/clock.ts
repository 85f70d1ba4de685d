/**
 * Milliseconds of a clock that nothing sets back. Only differences mean something. For `performance`, Node loads nine
 * modules, which takes a short run longer than reading five hundred pages.
 */
export function milliseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
