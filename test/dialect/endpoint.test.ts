import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../src/kit/dialect/create-renderer.ts';
import type { Theme } from '../../src/kit/dialect/theme.ts';
import type { World } from '../../src/kit/dialect/types.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');
const world: World = { read: () => undefined, variables: {}, link: (target) => target, asset: (target) => target };

function render(generated: string, theme: Theme = {}) {
  return createRenderer(world, theme).render({ file: 'page.md', text: '', generated });
}

test('a page of an endpoint has its members, answers and samples as components', async () => {
  const folder = join(fixtures, 'dialect/endpoint');
  const { html, findings } = await render(readFileSync(join(folder, 'generated.md'), 'utf8'));
  await expect(html).toMatchFileSnapshot(join(folder, 'expected.html'));
  expect(findings).toEqual([]);
});

test('a theme may leave it plain', async () => {
  const { html } = await render('`GET /jobs`\n\n## Headers\n\n- `etag` (string)\n', { plainEndpoints: true });
  expect(html).toContain('<code>GET /jobs</code>');
  expect(html).toContain('<code>etag</code> (string)');
});

const cases = readdirSync(join(fixtures, 'endpoint-content')).sort();

describe('says every word that its Markdown says', () => {
  test.each(cases)('%s', async (name) => {
    const markdown = readFileSync(join(fixtures, 'endpoint-content', name, 'expected.md'), 'utf8');
    const [plain, arranged] = await Promise.all([render(markdown, { plainEndpoints: true }), render(markdown)]);
    const left = new Map<string, number>();
    for (const word of wordsOf(arranged.html)) left.set(word, (left.get(word) ?? 0) + 1);
    const lost = wordsOf(plain.html).filter((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count === 0;
    });
    expect(lost).toEqual([]);
  });
});

function wordsOf(html: string): string[] {
  return html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}_]+/gu) ?? [];
}
