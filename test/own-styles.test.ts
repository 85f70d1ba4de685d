import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { readBranding } from '../src/generators/branding/read-branding.ts';
import { confineSheet, rewriteUrls } from '../src/generators/own-styles/confine-sheet.ts';
import { findHostElements } from '../src/generators/own-styles/host-elements.ts';
import { hostProperties } from '../src/generators/own-styles/host-properties.ts';
import { findGlobalFiles } from '../src/generators/own-styles/own-styles.ts';
import { resolveSite } from '../src/site/resolve.ts';

const folder = join(import.meta.dirname, '../fixtures/own-styles');

describe('cases', () => {
  test.each(readdirSync(folder).sort())('%s', async (name) => {
    const { imports, css } = confineSheet(readFileSync(join(folder, name, 'input.css'), 'utf8'), {
      pages: '.text',
      spacesSiblings: name === 'boxes',
    });
    const written = rewriteUrls(css, (target) => `/base/${target}`);
    await expect([...imports, written].join('\n')).toMatchFileSnapshot(join(folder, name, 'expected.css'));
  });
});

test('files of every page are those of the docs folder, not of a surrounding project', async () => {
  const files = {
    'docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }',
    'index.mdx': "import { Meter } from '/snippets/meter.js';\n\n# A\n",
    '.mintignore': 'drafts\n',
    'brand.css': '',
    'styles/tables.css': '',
    'drafts/new.css': '',
    '.theme/own.css': '',
    'dist/assets/built.css': '',
    'visits.js': 'document.title = "A";',
    'snippets/meter.js': 'document.title = "B";',
    'tools/build.js': "const fs = require('fs');",
  };
  const imported = new Set(['snippets/meter.js']);
  const inDocs = await resolveSite({ root: '/docs' }, memoryHost(files));
  expect(findGlobalFiles(inDocs, imported)).toEqual({
    styles: ['brand.css', 'dist/assets/built.css', 'styles/tables.css'],
    scripts: ['visits.js'],
  });
  const inProject = await resolveSite({ root: '/docs' }, memoryHost({ ...files, 'package.json': '{}' }));
  expect(findGlobalFiles(inProject, imported).styles).toEqual(['brand.css', 'styles/tables.css']);
});

describe('properties of hosted themes', () => {
  const branding = readBranding({
    colors: { primary: '#16A34A', light: '#07C983', dark: '#15803D' },
    background: { color: { dark: '#080808' } },
  });

  test("are the site's colors as numbers, if they are used", () => {
    const texts = [
      'a { color: rgb(var(--primary)); background: rgb(var(--background-dark) / 50%) }',
      '<b style="color:rgb(var(--gray-500)/.5);border-color:rgb(var( --primary-light ))">',
      'b { color: var(--primary-color, var(--grayish)); --primary-dark: 1 2 3 }',
    ];
    expect(hostProperties(branding, '.text', texts)).toBe(
      '.text {\n  --background-dark: 8 8 8;\n  --gray-500: 112 116 114;\n  --primary: 22 163 74;\n  --primary-light: 7 201 131;\n}\n',
    );
  });

  test('are left out if unused or unknown', () => {
    expect(hostProperties(branding, '.text', ['p { color: red }'])).toBe('');
    expect(hostProperties(readBranding({}), '.text', ['p { color: rgb(var(--primary)) }'])).toBe('');
    expect(hostProperties(readBranding({}), '.text', ['p { color: rgb(var(--gray-950)) }'])).toContain('10 10 10');
  });
});

const compound = fc.constantFrom(
  ...[
    'html',
    'body',
    ':root',
    '.dark',
    ':not(.dark)',
    '#content-area',
    '.prose',
    'main',
    'article',
    '.card',
    'h2',
    '*',
  ],
  ...[
    'a:hover',
    'h2::before',
    ':is(.dark, .prose)',
    ':where(h2, h3)',
    '[data-x="a, b"]',
    '.md\\:flex',
    '&',
    ':has(> img)',
  ],
);
const combinator = fc.constantFrom(' ', ' > ', ' + ', ' ~ ');
const selector = fc
  .tuple(compound, fc.array(fc.tuple(combinator, compound), { maxLength: 4 }))
  .map(([first, others]) => first + others.map((item) => item.join('')).join(''));
const selectors = fc.array(selector, { minLength: 1, maxLength: 3 }).map((list) => list.join(', '));

test('every rule applies only to the text of pages', () => {
  const sheet = fc.array(fc.tuple(selectors, fc.boolean()), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sheet, (rules) => {
      const text = rules
        .map(([one, isGrouped]) => (isGrouped ? `@media print { ${one} { --a: b; c: d } }` : `${one} { --a: b; c: d }`))
        .join('\n');
      postcss.parse(confineSheet(text, { pages: '.text' }).css).walkRules((rule) => {
        for (const { nodes } of parseSelectors().astSync(rule.selector).nodes) {
          expect(nodes.some((node) => node.type === 'class' && node.value === 'text')).toBe(true);
        }
      });
    }),
    { numRuns: 500 },
  );
});

test('the result is a valid style sheet, whatever the file contains', () => {
  const piece = fc.constantFrom(...'{ } ; : , . # @ & > " \' ( ) /* */ \\ url( @media @import a'.split(' '), '\n');
  const text = fc.array(fc.oneof(piece, selector), { maxLength: 30 }).map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(text, (sheet) => {
      const { css } = confineSheet(sheet, { pages: '.text' });
      expect(() => postcss.parse(css)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

test('elements that only hosts have around the text are found once each, at their first place', () => {
  const styleSheet = `/* .toc { } */
.page .toc-item > .card, nav-tabs-item { color: red }
#page-context-menu-button:hover { --toc: 1; content: ".toc" }
.my-toc, .toc-items, [class="toc-item"] { }
.nav-tabs, .nav-tabs .a { }
html[data-current-path="/"] h1 { }
.text header { }
.my-logo, header a { }
`;
  const places = [
    ['.toc-item', '.toc-item >'],
    ['nav-tabs-item', 'nav-tabs-item'],
    ['#page-context-menu-button', '#page'],
    ['.nav-tabs', '.nav-tabs,'],
    ['[data-current-path="/"]', '[data-'],
    ['header', 'header a'],
  ] as const;
  expect(findHostElements(styleSheet).map(({ selector, start }) => [selector, start])).toEqual(
    places.map(([selector, text]) => [selector, styleSheet.indexOf(text)]),
  );
});
