import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generators } from '../../src/generators/all.ts';
import { forecastLosses } from '../../src/generators/rendering/forecast.ts';
import { createBuiltInComponents } from '../../src/render/pages/built-in-components.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { packageRoot } from '../support/run.ts';
import { ownSite, ownSites, ownTexts } from './own-sites.ts';

const texts = ownTexts();
const pages = [...texts].filter(([path]) => /\.(?:mdx?|[jt]sx)$/.test(path)).map(([, text]) => text);
const settings = [...texts].filter(([path]) => path.endsWith('docs.json')).map(([, text]) => text);

/** Synonyms of a component, or of a component that contains it. */
const synonyms = new Set(['Param', 'TileGroup', 'Mermaid', 'Latex']);

/** Features of real pages, with a pattern that detects each. */
const pageFeatures: Readonly<Record<string, RegExp>> = {
  'a snippet without an ending': /from '\.\.\/snippets\/support'/,
  'a snippet of Markdown': /from '\/snippets\/\w+\.md'/,
  'a snippet of JSX with hooks that nobody imports': /from '\/snippets\/gauge\.jsx'/,
  'a snippet with types': /from '\/snippets\/\w+\.tsx'/,
  'a snippet that imports React': /import React from 'react'/,
  'a package that is not installed': /from 'framer-motion'/,
  'an import of the known components': /from '@mintlify\/components'/,
  'a snippet by its element, with properties': /<Snippet file="[^"]+" \w+=/,
  'a name that a snippet is given': /\{topic\}/,
  'hooks in a page': /^ {2}const \[\w+\] = useState\(/m,
  'an export of a value': /^export const \w+ = \[/m,
  'a list made of a list': /\.map\(/,
  'a component of the page': /^export const Bold = /m,
  'a part that fails': /throw new Error/,
  'an object as text': /^\{ \{a: 1\} \}$/m,
  'the width of the window': /window\.innerWidth/,
  'a variable': /\{\{product\}\}/,
  'a variable in code': /`https:\/\/\{\{api_host\}\}/,
  'a name that nobody defines': /\{survey_id\}/,
  'a comment of MDX': /\{\/\* .* \*\/\}/,
  'a comment of HTML': /<!-- .* -->/,
  'styles as an object': /style=\{\{/,
  'utilities for dark pages': /className="block dark:hidden"/,
  'utilities of a grid': /className="grid grid-cols-2/,
  'classes of the site': /fieldbook-ruler/,
  'an iframe': /<iframe /,
  'a film': /<video .*autoPlay/,
  'a drawing': /<svg .*strokeWidth/,
  'a style sheet in a page': /<style>/,
  'mode: wide': /^mode: wide$/m,
  'mode: center': /^mode: center$/m,
  'mode: custom': /^mode: custom$/m,
  'an attribute without quotes': /href=\/guides/,
  'HTML in Markdown': /<div align=center>/,
  'less than': /3 < 5/,
  'a tag without its end': /<Step title="Not closed">/,
  'a component that nobody defines': /<TellaVideo /,
  'such a component with text in it': /<YouTube .*>The film/,
  'a component whose element is broken over lines': /<CardGroup>\n<Card /,
  'a title of a path': /^```ts app\/page\.tsx/m,
  'a space before the language': /^``` bash/m,
  'capitals of a language': /^```Python/m,
  'a synonym of a language': /^```golang/m,
  'an output': /^```console/m,
  'settings in a file': /^```\.env/m,
  'a language that few know': /^```kusto/m,
  'a language that nobody knows': /^```nobodys-language/m,
  'a title in quotes': /^```JSON title="/m,
  'numbered lines': /^```.* lines/m,
  'lines that stand out': /^```.* highlight=\{1-2\}/m,
  'lines in focus': /^```.* focus=\{1\}/m,
  'a long block': /^```.* expandable/m,
  'wrapped lines': /^```.* wrap/m,
  'an icon of a block': /^```.* icon="/m,
  'a change': /^```diff/m,
  'options that say nothing here': /^```ts twoslash theme=\{null\}/m,
  'a diagram': /^```mermaid/m,
  'a formula of its own': /^\$\$$/m,
  'a formula in a heading': /^## .*\$h\$/m,
  'money that is no formula': /\$5 to \$9/,
  'an icon with prefixes': /icon="fa-solid fa-/,
  'an icon of another library': /icon="lucide:/,
  'an icon of a file': /icon="\/images\//,
  'an icon as a drawing': /icon=\{<svg/,
  'an icon with its style': /iconType="regular"/,
  'an icon of a brand': /iconType="brands"/,
  'an icon that is in no set': /icon="no-icon-has-this-name"/,
  'icons in a table': /\| <Icon icon="check"/,
  'a heading with an id': /\{#own-id\}/,
  'a heading with code and hyphens': /^## `--since`/m,
  'two headings of one name': /^## Flags$[\s\S]*^## Flags$/m,
  'a heading with an accent': /^## Où /m,
  'a heading of the first level': /^# The moon$/m,
  'a link from the file': /\]\(\.\/mast\)/,
  'a link from the folder above': /\]\(\.\.\/stations\/mast#feet\)/,
  'a link without a start': /\]\(moon\)/,
  'a link to a page whose name holds signs of addresses': /\]\(\/guides\/100%25%20C%23\)/,
  'a link to a folder': /\]\(\/stations\)/,
  'a link to an endpoint page': /\]\(\/api-reference\//,
  'a link to a moved page': /\]\(\/getting-started\)/,
  'a link to a moved page with a parameter': /\]\(\/tables\/2024\)/,
  'a picture from the file': /!\[.*\]\(\.\.\/images\//,
  'a film of a camera': /\.mov"/,
  'an animation': /\]\(.*\.riv\)/,
  data: /\]\(\/stations\/mast\.json\)/,
  'a font': /\]\(.*\.ttf\)/,
  'a specification to download': /\]\(\/openapi\.json\)/,
  'members of components': /<Tree\.Folder[\s\S]*<Tree\.File[\s\S]*<Color\.Row[\s\S]*<Color\.Item/,
  'tags of an update': /<Update .*tags=/,
  'a list of tasks': /^- \[x\] /m,
};

/** Features of `docs.json`, with a pattern that detects each. */
const set: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['logo', 'favicon', 'colors', 'navbar', 'footer', 'background', 'appearance', 'fonts', 'seo', 'banner'].map(
      (name) => [name, new RegExp(`"${name}": `)],
    ),
  ),
  'a library of icons': /"library": "tabler"/,
  'a group without a name': /"group": " "/,
  'a hidden group': /"hidden": true/,
  'a group that is closed': /"expanded": false/,
  'a root of a group': /"root": /,
  'icons of tabs and groups': /"group": "Start", "icon"/,
  'a tag of a group': /"tag": "NEW"/,
  languages: /"languages"/,
  versions: /"versions"/,
  'a redirect': /"source": "\/old-tides"/,
  'a redirect with a parameter': /"source": "\/tables\/:year"/,
  variables: /"variables"/,
};

describe('the sample sites contain', () => {
  test.each(Object.entries(pageFeatures))('%s', (_, pattern) => {
    expect(pages.some((text) => pattern.test(text))).toBe(true);
  });

  test.each(Object.entries(set))('%s in docs.json', (_, pattern) => {
    expect(settings.some((text) => pattern.test(text))).toBe(true);
  });

  test('every known component', () => {
    const names = Object.keys(createBuiltInComponents(() => expect.fail('nothing is rendered'))).filter(
      (name) => !synonyms.has(name),
    );
    expect(names.length).toBeGreaterThan(30);
    const isUsed = (name: string): boolean => pages.some((text) => new RegExp(`<${name}[\\s>/]`).test(text));
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });

  test('files for agents, dot folders and completely hidden groups of pages', () => {
    for (const file of ['AGENTS.md', '.internal/secret.mdx', 'guides/hidden-note.mdx']) {
      expect(existsSync(join(ownSite('fieldbook'), file)), file).toBe(true);
    }
  });
});

test('a group with only hidden pages is in no sidebar', async () => {
  const { model } = await resolveSite({ root: ownSite('fieldbook') });
  expect(JSON.stringify(model.tree)).toContain('All hidden');
  expect(JSON.stringify(model.sidebars)).not.toContain('All hidden');
});

test.each(ownSites)('%s has a valid navigation and the expected losses', async (name) => {
  const site = await resolveSite({ root: ownSite(name), content: false });
  // Fieldbook has a file whose name can't be part of a URL.
  expect(site.diagnostics.map(({ code }) => code)).toEqual(name === 'fieldbook' ? ['route-unsafe'] : []);
  const losses = await forecastLosses(site, generators, packageRoot);
  const reportedLosses = losses.map((findings, index) => [generators[index]?.name ?? '', findings] as const);
  // Losses inside pages are the same for all generators.
  const shared = ['pages', losses[0]?.filter(({ code }) => code.startsWith('dialect-')) ?? []] as const;
  const own = reportedLosses.map(
    ([title, findings]) => [title, findings.filter(({ code }) => code.startsWith('generator-'))] as const,
  );
  const lines = await Promise.all(
    [shared, ...own].map(async ([title, findings]) => {
      const { diagnostics } = await site.locate(findings);
      const pageErrors = diagnostics.map(
        ({ code, effect, file, line, column, message }) =>
          `  ${file}:${line}:${column} ${code} ${effect}: ${message}\n`,
      );
      return `${title}\n${pageErrors.join('')}`;
    }),
  );
  await expect(lines.join('\n')).toMatchFileSnapshot(join(ownSite(name), '../losses.txt'));
});
