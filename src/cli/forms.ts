import { escapeControls, escapeControlsInJson, escapeControlsInLines, formatSafeJson } from '../core/diagnostics.ts';
import { OptionsError } from '../core/values.ts';
import { generators } from '../generators/all.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import { formatTree } from './tree.ts';

type Form = (site: ResolvedSite) => string | Iterable<string> | Promise<string>;

const generatorForms: Readonly<Record<string, Form>> = Object.fromEntries(
  generators
    .flatMap(({ forms: own = {} }) => Object.entries(own))
    .map(([name, load]) => [name, async ({ model }: ResolvedSite) => written((await load())(model))]),
);

export const forms: Readonly<Record<string, Form>> = {
  tree: ({ model }) => formatTree(model),
  *model({ model }) {
    for (const piece of jsonPieces(model)) yield escapeControlsInJson(piece);
  },
  routes: ({ model }) => Object.keys(model.pages).map(escapeControls).join('\n'),
  ...generatorForms,
  async sitemap(site) {
    const { createSitemap } = await import('../generators/indexes.ts');
    const sitemap = await createSitemap(site);
    if (sitemap === undefined)
      throw new OptionsError('The URL of the published site is missing: --url https://docs.example.com.');
    return written(sitemap.trimEnd());
  },
  async llms(site) {
    const { llmsText } = await import('../generators/indexes.ts');
    return written(llmsText(site).trimEnd());
  },
};

function written(form: unknown): string {
  return typeof form === 'string' ? escapeControlsInLines(form) : formatSafeJson(form);
}

/** Values below this depth are serialized at once, not member by member. */
const levels = 3;
/** Minimum length of a chunk in characters, except the last one. */
const pieceLength = 64 * 1024;

/**
 * Yields the text of `JSON.stringify(value, undefined, 2)` in chunks, because a single string needs several times the
 * memory of a large model.
 *
 * @param value JSON value without undefined members.
 */
export function* jsonPieces(value: unknown): Generator<string, undefined> {
  let piece = '';
  for (const part of parts(value, 0)) {
    piece += part;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* parts(value: unknown, level: number): Generator<string, undefined> {
  const isList = Array.isArray(value);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const outer = '  '.repeat(level);
  if (level === levels || members.length === 0) {
    yield JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${outer}`);
    return;
  }
  let before = `${isList ? '[' : '{'}\n`;
  for (const [name, member] of members) {
    yield `${before}${outer}  ${isList ? '' : `${JSON.stringify(name)}: `}`;
    yield* parts(member, level + 1);
    before = ',\n';
  }
  yield `\n${outer}${isList ? ']' : '}'}`;
}
