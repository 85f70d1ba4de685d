/**
 * Small edits of configuration files that keep everything else to the byte. Each knows the forms that generators' own
 * starters have, and answers with `undefined` for others: what is not understood is not touched.
 */

/** Adds an import below those at the top; a file of CommonJS has none. */
export function withImport(text: string, line: string): string | undefined {
  if (/^\s*module\.exports\b/m.test(text)) return undefined;
  const imports = [...text.matchAll(/^import\b[^;'"]*['"][^'"\n]+['"];?[ \t]*$/gm)];
  const last = imports.at(-1);
  if (last === undefined) return `${line}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Puts an entry first in the list that follows a name, or that list first in an object: `opening` ends with its `{`. */
export function withEntry(text: string, name: string, entry: string, opening: RegExp): string | undefined {
  const start = opening.exec(text);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const end = closingOf(text, from - 1);
  const list = new RegExp(`\\b${name}:\\s*\\[`).exec(text.slice(from, end));
  if (list !== null) {
    const at = from + list.index + list[0].length;
    const isEmpty = /^\s*\]/.test(text.slice(at));
    return `${text.slice(0, at)}${entry}${isEmpty ? '' : ', '}${text.slice(at)}`;
  }
  const indent = /\n([ \t]*)\S/.exec(text.slice(from))?.[1] ?? '  ';
  return `${text.slice(0, from)}\n${indent}${name}: [${entry}],${text.slice(from)}`;
}

/** Wraps the default export in a call: `export default wrap(WHAT, MORE)`. */
export function withWrapper(text: string, wrapper: string, more: string): string | undefined {
  const start = /^export default /m.exec(text);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const what = text.slice(from).trimEnd().replace(/;$/, '');
  // What follows the statement would be wrapped too.
  const end = /^[\w.]*[({[]/.test(what) ? closingOf(what, what.search(/[({[]/)) + 1 : what.search(/[^\w.]|$/);
  if (end < what.length) return undefined;
  return `${text.slice(0, from)}${wrapper}(${what}, ${more});\n`;
}

/**
 * Gives the `RootProvider` of a file the properties that `docs.json` has for it: what the file sets itself is after
 * them, and wins. Undefined where the file has none or several, or means something else by `provider`.
 *
 * @param module Where the file imports the properties from.
 */
export function withProviderProperties(text: string, module: string): string | undefined {
  const [tag, another] = text.matchAll(/<RootProvider\b/g);
  const names = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  if (tag === undefined || another !== undefined || /\bprovider\b/.test(names)) return undefined;
  const at = tag.index + tag[0].length;
  return withImport(`${text.slice(0, at)} {...provider}${text.slice(at)}`, `import { provider } from '${module}';`);
}

/** Offset of the bracket that closes the one at an offset; the end of the text where none does. */
export function closingOf(text: string, open: number): number {
  let depth = 0;
  const tokens = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[{}[\]()]/g;
  tokens.lastIndex = open;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if ('{[('.includes(token[0])) depth++;
    else if ('}])'.includes(token[0]) && --depth === 0) return token.index;
  }
  return text.length;
}
