import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { matchPath } from '../../src/feedback/match-paths.ts';
import { pathLookupOf } from '../../src/feedback/site.ts';
import { createPageUrls } from '../../src/generators/rendering/page-urls.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'old', 'index') },
  fc.constantFrom(
    ...[
      'caf\u00e9',
      'cafe\u0301',
      'a b',
      'API',
      'v1.2',
      '100%',
      'a+b',
      'a&b',
      'a(b)',
      "it's",
      '\u6307\u5357',
      '\u{1F680}',
    ],
  ),
);
const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('/'));
const wildcard = fc.constantFrom(':slug*', '*', '**', ':part', 'b-*', ':part/a', ':slug*/a');
const end = fc.tuple(path, fc.option(wildcard, { nil: '' })).map((parts) => `/${parts.filter(Boolean).join('/')}`);
const destination = fc.oneof(
  { weight: 4, arbitrary: end },
  fc.tuple(end, fc.constantFrom('/', '#part', '?a=b', '.mdx')).map((parts) => parts.join('')),
  end.map(encodeURI),
  fc.constantFrom('/', '/docs/a', 'a'),
);
const redirect = fc.record({ source: fc.oneof({ weight: 4, arbitrary: end }, end.map(encodeURI)), destination });
const spelling = fc.record({
  base: fc.boolean(),
  slash: fc.boolean(),
  encoded: fc.boolean(),
  extension: fc.constantFrom('', '.mdx', '.md'),
  rest: fc.constantFrom('', '#part', '?a=b', '?a=b#part'),
});

interface Spelling {
  readonly base: boolean;
  readonly slash: boolean;
  readonly encoded: boolean;
  readonly extension: string;
  readonly rest: string;
}

/** Target of a link as each part of the project resolves it: the route of a page, or undefined. */
interface Answers {
  readonly check: boolean;
  readonly feedback: string | undefined;
  readonly written: string | undefined;
}

test('checks, feedback and generators resolve every link to every page and redirect the same way', async () => {
  const site = fc.record({
    base: fc.constantFrom('', '/docs'),
    pages: fc.uniqueArray(path, { minLength: 1, maxLength: 5 }),
    redirects: fc.array(redirect, { maxLength: 5 }),
    spellings: fc.array(spelling, { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(site, async ({ base, pages, redirects, spellings }) => {
      const fromRedirects = redirects.flatMap(({ source, destination }) => [
        concretePath(source),
        concretePath(destination),
      ]);
      const addresses = [...pages.map((page) => `/${page}`), ...fromRedirects, '/nowhere'].flatMap((address) =>
        spellings.map((how) => spelled(address, base, how)),
      );
      const answers = await ask(base, pages, redirects, [...new Set(addresses)]);
      for (const [address, { check, feedback, written }] of answers) {
        const found = { address, check, written };
        const isPage = feedback !== undefined;
        expect(found).toEqual({ address, check: isPage, written: feedback });
      }
    }),
    { numRuns: casesOf(150) },
  );
});

async function ask(
  base: string,
  pages: readonly string[],
  redirects: readonly { source: string; destination: string }[],
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Answers>> {
  const text = addresses.map((address) => `[x](<${address}>)`).join('\n\n');
  const files = Object.fromEntries(pages.map((page) => [`${page}.mdx`, '---\ntitle: Page\n---\n']));
  const navigation = { pages: ['asker', ...pages] };
  const config = JSON.stringify({ name: 'Test', navigation, redirects });
  const host = memoryHost({ ...files, 'docs.json': config, 'asker.mdx': text });
  const site = await resolveSite({ root: '/', base, content: true }, host);
  const { model, diagnostics } = site;
  // A link into a redirect cycle reaches no page. The cycle itself is reported.
  const lines = new Set(
    diagnostics.filter(({ file, code }) => file === 'asker.mdx' && code === 'link-missing').map(({ line }) => line),
  );
  const isCircling = diagnostics.some(({ code }) => code === 'redirect-loop');
  // Many links that start with the same folder are one finding.
  const isForgotten = diagnostics.some(({ code }) => code === 'base-missing');
  return new Map(
    addresses.map((address, index) => {
      const feedback = matchPath(address, pathLookupOf(model));
      const route = 'route' in feedback ? feedback.route : undefined;
      const check = !lines.has(index * 2 + 1) && !((isCircling || isForgotten) && route === undefined);
      return [address, { check, feedback: route, written: renderedTarget(site, address) }];
    }),
  );
}

/** The link that generators write into the page. */
function renderedTarget(site: ResolvedSite, address: string): string | undefined {
  const { link } = createPageUrls(site, (route) => `rewritten:${route}`);
  const written = link(address, 'asker.mdx');
  return written.startsWith('rewritten:') ? withoutRest(written.slice('rewritten:'.length)) : undefined;
}

function withoutRest(address: string | undefined): string | undefined {
  return address?.replace(/[?#].*$/, '');
}

/** A path that a redirect pattern matches. */
function concretePath(pattern: string): string {
  return pattern.replace(/:slug\*|:part|\*+/g, 'a');
}

function spelled(address: string, base: string, { base: withBase, slash, encoded, extension, rest }: Spelling): string {
  const written = `${withBase ? base : ''}${encoded ? encodeURI(address) : address}${extension}`;
  return `${written}${slash && extension === '' && !written.endsWith('/') ? '/' : ''}${rest}`;
}
