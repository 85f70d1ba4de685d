import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { forms } from '../../src/cli/forms.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { withoutUnsafeUrls } from '../../src/core/links/safe-url.ts';
import { bannerView } from '../../src/generators/view/banner.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

/** Spellings of one script URL that a check of its first letters would miss. */
const disguises = [
  'javascript:alert(`found`)',
  'JaVaScRiPt:alert(`found`)',
  ' \u0000\u001fjavascript:alert(`found`)',
  'java\tscript:alert(`found`)',
  'java\r\nscript:alert(`found`)',
  'javascript&colon;alert(`found`)',
  'javascript&#x0003A;alert(`found`)',
  '&#106;avascript:alert(`found`)',
  'java&Tab;script:alert(`found`)',
  'javascript%3Aalert(`found`)',
  'java\u200bscript:alert(`found`)',
  'data:text/html,found',
  'DATA:text/html;base64,found',
  'vb\nscript:found',
];

/** Outside of a repository: a sitemap with dates would search this repository's history. */
const root = tmpdir();

const site = (address: string) => ({
  'docs.json': config(
    {
      languages: [
        {
          language: 'en',
          banner: { content: `Read [this](${address}) or <a href="${address}">that</a>.` },
          global: { anchors: [{ anchor: 'Global', href: address }] },
          tabs: [
            { tab: 'Home', pages: ['index', 'away'] },
            { tab: 'Away', href: address },
          ],
        },
      ],
    },
    { redirects: [{ source: '/old', destination: address }] },
  ),
  'index.mdx': page('Home'),
  'away.mdx': page('Away', `url: ${JSON.stringify(address)}\n`),
});

test.each(disguises)('%j is reported in every position and never published', async (address) => {
  const resolved = await resolveSite({ root, url: 'https://docs.test' }, memoryHost(site(address)));
  const reportedLocations = resolved.diagnostics.map(({ code, file, pointer }) => [code, pointer ?? file]);
  const navigation = '/navigation/languages/0';
  expect(reportedLocations.sort()).toEqual(
    [
      ['field-value', `${navigation}/banner/content`],
      ['field-value', `${navigation}/global/anchors/0/href`],
      ['field-value', `${navigation}/tabs/1/href`],
      ['field-value', '/redirects/0/destination'],
      ['field-value', 'away.mdx'],
    ].sort(),
  );
  for (const [name, format] of Object.entries(forms)) {
    expect(await format(resolved), name).not.toContain('found');
  }
  const [placement] = resolved.model.pages['/']?.placements ?? [];
  if (placement === undefined) throw new Error('The first page has no place.');
  expect(JSON.stringify(bannerView(resolved.model, placement, (route) => route))).not.toContain('found');
});

test.each([
  'https://example.com/a:b',
  '/guides/javascript:void',
  'mailto:a@example.com',
  'guides/data:1',
  '#javascript:x',
  'slack://open',
])('%j is kept', async (address) => {
  const { model } = await resolveSite({}, memoryHost(site(address)));
  expect(model.pages['/away']?.url).toBe(address);
  expect(model.site.redirects).toHaveLength(1);
});

test('keeps the text of Markdown and HTML around URLs', () => {
  const text = 'Our `javascript:` guide, [links (all)](/a(b)), <https://a.b>, and a < b > c.';
  expect(withoutUnsafeUrls(text)).toEqual({ text, removed: [] });
  expect(withoutUnsafeUrls('[a](javascript:f(1)) [b](</x>) <data:x>').text).toBe('[a](#) [b](</x>) <#>');
});
