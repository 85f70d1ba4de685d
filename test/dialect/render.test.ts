import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/core/host/node.ts';
import type { TextLocation } from '../../src/core/values/location.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { PageLookup, RenderedPage } from '../../src/render/types.ts';

const folder = join(import.meta.dirname, '../../fixtures/dialect');
const cases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'docs')))
  .map(({ name }) => name)
  .sort();

describe('cases', () => {
  test.each(cases)('%s', async (name) => {
    const rendered = await render(name);
    await expect(rendered.html).toMatchFileSnapshot(join(folder, name, 'expected.html'));
    await expect(factsOf(name, rendered)).toMatchFileSnapshot(join(folder, name, 'expected.txt'));
  });

  test.each(cases)('renders %s to the same bytes again', async (name) => {
    expect(await render(name)).toEqual(await render(name));
  });
});

/** Renders the page of a case, which is the only one outside of `snippets`. */
async function render(name: string): Promise<RenderedPage> {
  const root = join(folder, name, 'docs');
  const host = nodeHost(root);
  const file = host.list().files.find((path) => /(?:^|\/)page\.mdx?$/.test(path)) as string;
  return createRenderer(lookupOf(host)).render({ file, text: textOf(root, file) });
}

function lookupOf(host: ReturnType<typeof nodeHost>): PageLookup {
  const read = (file: string): string | undefined => {
    const result = host.read(file);
    return 'text' in result ? result.text : undefined;
  };
  const config = JSON.parse(read('docs.json') ?? '{}') as { variables?: Record<string, string> };
  return {
    read,
    variables: config.variables ?? {},
    link: (target) => (target.startsWith('/') ? `/base${target}` : target),
    asset: (target) => (target.startsWith('/') ? `/assets${target}` : target),
  };
}

function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Data of a rendered page besides its HTML. Findings have their location and source text. */
function factsOf(name: string, rendered: RenderedPage): string {
  const { findings, headings, islands, text, dependencies, updates = [] } = rendered;
  const locations = findings.map(({ code, location, args }) => {
    const { file, start, end } = location as TextLocation;
    const source = textOf(join(folder, name, 'docs'), file);
    const before = source.slice(0, start).split('\n');
    const at = `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    return `${at} ${code} ${JSON.stringify(source.slice(start, end))} ${JSON.stringify(args)}`;
  });
  return [
    ...section('findings', locations),
    ...section(
      'headings',
      headings.map((heading) => JSON.stringify(heading)),
    ),
    ...section(
      'islands',
      islands.map((island) => JSON.stringify(island)),
    ),
    ...section('dependencies', dependencies),
    ...section(
      'updates',
      updates.map((update) => JSON.stringify(update)),
    ),
    ...section('text', [text]),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`# ${title}`, ...lines, ''];
}
