import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';

/** Elements whose text isn't prose. Tags in it are intended. */
const verbatim = new Set(['pre', 'code', 'script', 'style', 'template', 'textarea', 'svg', 'kbd', 'samp', 'math']);
/** Inline elements, which may be inside a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Attributes that browsers show or screen readers read. */
const spoken = new Set(['alt', 'title', 'aria-label', 'placeholder', 'data-text', 'label', 'value', 'data-code']);
const media = new Set(['img', 'video', 'source', 'audio']);

/**
 * Reads the content part of a built page.
 *
 * @param {string} html
 * @param {string} content Element name, `.class` or `#id` of that part. Without a match the whole page is read.
 * @returns {{ prose: string, text: string, addresses: { kind: 'link' | 'media', address: string }[], ids: string[] }}
 * `prose` is the text outside of code. `text` is all text, including attributes. `ids` are those of the whole document,
 * with duplicates.
 */
export function readBuiltPage(html, content) {
  const prose = [];
  const text = [];
  const addresses = [];
  const ids = [];
  const document = parse(html);
  collectIds(document, ids);
  walk(find(document, matcherOf(content)) ?? document, true);
  return { prose: prose.join(''), text: text.join(''), addresses, ids };

  function walk(node, isProse) {
    if (node.nodeName === '#text') {
      text.push(node.value);
      if (isProse) prose.push(node.value);
      return;
    }
    const { nodeName: name } = node;
    for (const { name: attribute, value } of node.attrs ?? []) {
      if (spoken.has(attribute)) text.push('\n', value, '\n');
      if (attribute === 'href' && name === 'a') addresses.push({ kind: 'link', address: value });
      else if ((attribute === 'src' || attribute === 'poster') && media.has(name)) {
        addresses.push({ kind: 'media', address: value });
      }
    }
    if (name === 'script' || name === 'style') return;
    const gap = inline.has(name) ? '' : '\n';
    const inside = isProse && !verbatim.has(name);
    text.push(gap);
    prose.push(inside ? gap : '\n');
    for (const child of node.childNodes ?? []) walk(child, inside);
    if (node.content !== undefined) walk(node.content, inside);
    text.push(gap);
    prose.push(inside ? gap : '\n');
  }
}

/** Rspress' theme gives both images of a logo the same id. */
const isLogoOfRspress = matcherOf('.rspress-logo');

function collectIds(node, ids) {
  if (isLogoOfRspress(node)) return;
  const id = node.attrs?.find(({ name }) => name === 'id')?.value;
  if (id !== undefined && id !== '') ids.push(id);
  for (const child of node.childNodes ?? []) collectIds(child, ids);
}

function matcherOf(selector) {
  const name = selector.slice(1);
  const attribute = (node, wanted) => node.attrs?.find((one) => one.name === wanted)?.value ?? '';
  if (selector.startsWith('.')) return (node) => attribute(node, 'class').split(/\s+/).includes(name);
  if (selector.startsWith('#')) return (node) => attribute(node, 'id') === name;
  return (node) => node.nodeName === selector;
}

function find(node, isWanted) {
  if (isWanted(node)) return node;
  for (const child of node.childNodes ?? []) {
    const found = find(child, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tags that show as text in the prose of a page: `<Card`, `</div`. */
export function rawTags(prose) {
  return [...new Set([...prose.matchAll(/<\/?[A-Za-z][\w.]*(?=[\s/>])/g)].map(([tag]) => tag))];
}

/** True if a static host would find a file for this path in a built folder. */
export function isBuilt(folder, pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname).replace(/\/+$/, '');
  } catch {
    return false;
  }
  return [path, `${path}.html`, `${path}/index.html`].some((one) => one !== '' && existsSync(join(folder, one)));
}

/** @returns {string | undefined} */
export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
