import { escapeControls, escapeControlsInJson, escapeControlsInLines, formatSafeJson } from '../core/diagnostics.ts';
import { OptionsError } from '../core/values.ts';
import { generators } from '../generators/all.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import { formatTree } from './tree.ts';

type PrintForm = (site: ResolvedSite) => string | Iterable<string> | Promise<string>;

const generatorForms: Readonly<Record<string, PrintForm>> = Object.fromEntries(
  generators
    .flatMap(({ forms: formLoaders = {} }) => Object.entries(formLoaders))
    .map(([name, load]) => [name, async ({ model }: ResolvedSite) => serializeForm((await load())(model))]),
);

export const forms: Readonly<Record<string, PrintForm>> = {
  tree: ({ model }) => formatTree(model),
  *model({ model }) {
    for (const chunk of jsonChunks(model)) yield escapeControlsInJson(chunk);
  },
  routes: ({ model }) =>
    Object.values(model.pages)
      .filter(({ missing }) => !missing)
      .map(({ route }) => escapeControls(route))
      .join('\n'),
  ...generatorForms,
  async sitemap(site) {
    const { createSitemap } = await import('../generators/indexes.ts');
    const sitemap = await createSitemap(site);
    if (sitemap === undefined)
      throw new OptionsError('The URL of the published site is missing: --url https://docs.example.com.');
    return serializeForm(sitemap.trimEnd());
  },
  async llms(site) {
    const { llmsText } = await import('../generators/indexes.ts');
    return serializeForm(llmsText(site).trimEnd());
  },
};

function serializeForm(value: unknown): string {
  return typeof value === 'string' ? escapeControlsInLines(value) : formatSafeJson(value);
}

/** Values below this depth are serialized at once, not member by member. */
const maxDepth = 3;
/** Minimum length of a chunk in characters, except the last one. */
const minChunkLength = 64 * 1024;

/**
 * Yields the text of `JSON.stringify(value, undefined, 2)` in chunks, because a single string needs several times the
 * memory of a large model.
 *
 * @param value JSON value without undefined members.
 */
export function* jsonChunks(value: unknown): Generator<string, undefined> {
  let chunk = '';
  for (const text of iterateJson(value, 0)) {
    chunk += text;
    if (chunk.length < minChunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function* iterateJson(value: unknown, level: number): Generator<string, undefined> {
  const isList = Array.isArray(value);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const indent = '  '.repeat(level);
  if (level === maxDepth || members.length === 0) {
    yield JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
    return;
  }
  let separator = `${isList ? '[' : '{'}\n`;
  for (const [name, member] of members) {
    yield `${separator}${indent}  ${isList ? '' : `${JSON.stringify(name)}: `}`;
    yield* iterateJson(member, level + 1);
    separator = ',\n';
  }
  yield `\n${indent}${isList ? ']' : '}'}`;
}
