import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';

/** Elements whose text is no prose: what looks like a tag in them may be meant. */
const verbatim = new Set(['pre', 'code', 'script', 'style', 'template', 'textarea', 'svg', 'kbd', 'samp', 'math']);

/**
 * What a reader finds on a built page.
 *
 * @param {string} html
 * @returns {{ prose: string, text: string, addresses: { kind: 'link' | 'media', address: string }[] }}
 *   `prose` is the text outside of code; `text` is all of it.
 */
export function readBuiltPage(html) {
  const prose = [];
  const text = [];
  const addresses = [];
  walk(parse(html), true);
  return { prose: prose.join(' '), text: text.join(' '), addresses };

  function walk(node, isProse) {
    if (node.nodeName === '#text') {
      text.push(node.value);
      if (isProse) prose.push(node.value);
      return;
    }
    const attributes = new Map((node.attrs ?? []).map(({ name, value }) => [name, value]));
    const href = node.nodeName === 'a' ? attributes.get('href') : undefined;
    const src = ['img', 'video', 'source', 'audio'].includes(node.nodeName) ? attributes.get('src') : undefined;
    if (href !== undefined) addresses.push({ kind: 'link', address: href });
    if (src !== undefined) addresses.push({ kind: 'media', address: src });
    if (node.nodeName === 'script' || node.nodeName === 'style') return;
    const inside = isProse && !verbatim.has(node.nodeName);
    for (const child of node.childNodes ?? []) walk(child, inside);
    if (node.content !== undefined) walk(node.content, inside);
  }
}

/** Names of components whose tags stand in the prose of a page: `<Card`, `</Note`. */
export function rawTags(prose) {
  return [...new Set([...prose.matchAll(/<\/?([A-Z][A-Za-z]*(?:\.[A-Z]\w*)?)(?=[\s/>])/g)].map((match) => match[1]))];
}

/** Whether the file of an address is in a built folder, as static hosts look for it. */
export function isBuilt(folder, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://site.test/').pathname).replace(/\/+$/, '');
  } catch {
    return false;
  }
  return [path, `${path}.html`, `${path}/index.html`].some((one) => one !== '' && existsSync(join(folder, one)));
}

/** The words of a source that a reader is meant to see: without front matter, code, tags, expressions and comments. */
export function wordsOfSource(source) {
  const plain = source
    .replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '')
    .replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n[ \t]*\1[ \t]*(?=\n|$)|$)/gm, ' ')
    .replace(/^(?:import|export)\s[\s\S]*?(?:\n\s*\n|$)/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, ' ')
    .replace(/`+[^`\n]*`+/g, ' ')
    .replace(/\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '] ')
    .replace(/\[[^\]]*\]:\s*\S+/g, ' ')
    .replace(/<\/?[A-Za-z][^<>]*(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>/g, ' ')
    .replace(/\$\$?[^$\n]*\$\$?/g, ' ')
    .replace(/\{[^{}\n]*\}/g, ' ')
    .replace(/https?:\/\/\S+|&\w+;/g, ' ');
  return new Set(plain.match(/\p{L}{4,}/gu) ?? []);
}

/** Words of a source that are not in the text of its page. */
export function lostWords(source, text) {
  const shown = new Set(text.match(/\p{L}{4,}/gu) ?? []);
  return [...wordsOfSource(source)].filter((word) => !shown.has(word));
}

/** @returns {string | undefined} */
export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
