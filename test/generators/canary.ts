/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import type { Page } from '../../src/core/site.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import { documents } from '../openapi/support/hostile-documents.ts';

/** What only code can make of the texts: they have its two halves. */
const word = ['CAN', 'ARY'].join('');
/** A file that code of a specification would write, where a build runs. */
const trace = 'canary-ran.txt';

/** Where the pages of the document are. */
const folder = '/reference/foreign';

const sum = '"CAN"+"ARY"';
const write = `URL.constructor("return process")().getBuiltinModule("fs").writeFileSync("${trace}","ran")`;

/** Lists of headings say this in the value of an attribute. */
const heading = `## " onmouseover='document.title=${sum}' x="\n\n### Below`;

/** Text that is code, or markup that runs some, to one of the readers between a specification and a page. */
const texts: readonly string[] = [
  ...[`$\` {${sum}}`, 'Cost, $x', `$\` {${write}}`, `{{${sum}}}`, `\${${sum}}`, `{${write}}`, '$$\\href{a}{x}$$'],
  ...[`<script>document.title=${sum}</script>`, `</title></script><script>document.title=${sum}</script>`],
  ...[`<img src=x onerror='document.title=${sum}'>`, `--><svg onload='document.title=${sum}'>`],
  ...[`" onmouseover='document.title=${sum}' x="`, `<b v-html='${sum}'>b</b>`, `:b[x]{v-html='${sum}'}`],
  ...[`export const x = ${sum}`, `:::note\n{{${sum}}}\n:::`, `{% set x = ${sum} %}{{ x }}`, `import "node:fs"`],
  ...[`[x](javascript:document.title=${sum})`, `javascript:document.title=${sum}`, `<Card title={${sum}}>`],
  ...[heading, `\`\`\`js {${sum}}\n{${sum}}\n\`\`\``],
];

/** Two texts that are one formula if they are read as source, and code behind it. */
const attack = {
  ...{ name: 'cost', in: 'query', description: 'Cost, $x' },
  schema: { type: 'string', default: `$\` {${write}}` },
};

/**
 * An OpenAPI document with such a text in each place that has one, beside another one in each operation. Lines end only in
 * descriptions, links lead somewhere, and the pages have addresses that every server takes.
 */
export function canaryDocument(): JsonObject {
  let position = 0;
  let pages = 0;
  const document = documents['OpenAPI 3.1']?.(() => texts[(position++ * 5) % texts.length] as string);
  return JSON.parse(JSON.stringify(document), (name, value) => {
    if (typeof value === 'string') return name === 'description' ? value : value.replace(/\s+/g, ' ');
    if (name === 'externalDocs') return { ...value, url: 'https://elsewhere.example/' };
    const isOperation = ['deprecated', 'parameters', 'requestBody', 'responses'].some(
      (member) => member in Object(value),
    );
    if (!isOperation) return value;
    const described = pages === 0 ? { description: heading } : {};
    const parameters = [...(value.parameters ?? []), attack];
    return { ...value, ...described, parameters, 'x-mint': { ...value['x-mint'], href: `${folder}/${pages++}` } };
  });
}

/** True for the pages of that document. */
export function isCanaryPage({ route }: Pick<Page, 'route'>): boolean {
  return route.startsWith(folder);
}

/** What a browser shows of a page, and what of it no specification may come to. */
export interface CanaryReading {
  readonly title: string;
  readonly text: string;
  readonly harmful: readonly string[];
}

export function readCanary(tab: Tab): Promise<CanaryReading> {
  return tab.evaluate(() => {
    const harmful = [
      ...['[onerror]', '[onload]', '[onmouseover]', '[v-html]', '[href^="javascript:"]', '[src^="javascript:"]'],
      ...['[src="x"]', 'math', '.katex', '[class*="math"]', '.katex-error'],
    ];
    return {
      title: document.title,
      text: (document.body.textContent ?? '').replace(/\s+/g, ' '),
      harmful: [
        ...[...document.querySelectorAll(harmful.join())].map(({ outerHTML }) => outerHTML),
        ...[...document.scripts].flatMap(({ text }) => (text.trim().startsWith('document.title') ? [text] : [])),
      ],
    };
  });
}

/** Expects of the pages in a browser that they show the texts, and that nothing came of them. */
export function expectAsWritten(pages: readonly CanaryReading[]): void {
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.flatMap(({ harmful }) => harmful)).toEqual([]);
  expect(pages.filter(({ title, text }) => `${title}${text}`.includes(word))).toEqual([]);
  const shown = texts.filter((text) => pages.some((page) => page.text.includes(text.replace(/\s+/g, ' '))));
  expect(shown).toEqual(texts);
}

/** Expects of all built files that no text was run, and that no file was written where a build could. */
export function expectNoTrace({ folder, docs }: { readonly folder: string; readonly docs: string }): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const having = (part: string): string[] => files.filter((file) => readFileSync(file, 'utf8').includes(part));
  expect(having(word)).toEqual([]);
  // A search that finds nothing anywhere would prove nothing.
  expect(having('CAN').length).toBeGreaterThan(6);
  for (const start of [folder, docs, process.cwd()]) {
    for (let at = start; at !== dirname(at); at = dirname(at)) expect(existsSync(join(at, trace)), at).toBe(false);
  }
}
