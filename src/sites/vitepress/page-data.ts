/**
 * What VitePress is told of a page, with the ends of scripts broken by a space without width: VitePress writes it into a
 * script of the page's component as it is, where `</script>` in a title would end it, and begin code that a build runs.
 */
export function withoutScriptEnds<Value extends object>(data: Value): Value {
  return broken(data) as Value;
}

function broken(data: unknown): unknown {
  if (typeof data === 'string') return brokenText(data);
  if (Array.isArray(data)) return data.map(broken);
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [brokenText(name), broken(value)]));
}

function brokenText(text: string): string {
  return text.replaceAll(/<(?=\/script)/gi, '<\u200b');
}
