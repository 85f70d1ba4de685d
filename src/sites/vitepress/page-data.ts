/**
 * What VitePress is told of a page, with the ends of scripts broken by a space without width: VitePress writes it into a
 * script of the page's component as it is, where `</script>` in a title would end it, and begin code that a build runs.
 */
export function withoutScriptEnds<Value>(data: Value): Value {
  if (typeof data === 'string') return data.replaceAll(/<(?=\/script)/gi, '<\u200b') as Value;
  if (Array.isArray(data)) return data.map(withoutScriptEnds) as Value;
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [withoutScriptEnds(name), withoutScriptEnds(value)]),
  ) as Value;
}
