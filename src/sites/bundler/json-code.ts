/** JavaScript that gives a value. `JSON.parse` of a string starts faster than a literal of the same size. */
export function jsonCode(value: unknown): string {
  const text = JSON.stringify(JSON.stringify(value)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `/* @__PURE__ */ JSON.parse(${text})`;
}
