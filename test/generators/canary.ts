/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { expect } from 'vitest';
import type { Page } from '../../src/core/site.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import { documents } from '../openapi/support/hostile-documents.ts';

/** Split in two, so that only executed code produces the whole word. */
const word = ['CAN', 'ARY'].join('');
/** File that injected code would write during a build. */
const trace = 'canary-ran.txt';

/** Path of the document's pages. */
const folder = '/reference/foreign';

const sum = '"CAN"+"ARY"';
const write = `URL.constructor("return process")().getBuiltinModule("fs").writeFileSync("${trace}","ran")`;

/** Tables of contents put headings into attributes. */
const heading = `## " onmouseover='document.title=${sum}' x="\n\n### Below`;

/** Texts that are code, or contain markup that runs code, for one of the parsers between a specification and a page. */
const texts: readonly string[] = [
  ...[`$\` {${sum}}`, 'Cost, $x', `$\` {${write}}`, `{{${sum}}}`, `\${${sum}}`, `{${write}}`, '$$\\href{a}{x}$$'],
  ...[`<script>document.title=${sum}</script>`, `</title></script><script>document.title=${sum}</script>`],
  ...[`<img src=x onerror='document.title=${sum}'>`, `--><svg onload='document.title=${sum}'>`],
  ...[`" onmouseover='document.title=${sum}' x="`, `<b v-html='${sum}'>b</b>`, `:b[x]{v-html='${sum}'}`],
  ...[`export const x = ${sum}`, `:::note\n{{${sum}}}\n:::`, `{% set x = ${sum} %}{{ x }}`, `import "node:fs"`],
  ...[`[x](javascript:document.title=${sum})`, `javascript:document.title=${sum}`, `<Card title={${sum}}>`],
  ...[heading, `\`\`\`js {${sum}}\n{${sum}}\n\`\`\``],
];

/** Two texts that together form one formula with code after it, if they are read as source. */
const attack = {
  ...{ name: 'cost', in: 'query', description: 'Cost, $x' },
  schema: { type: 'string', default: `$\` {${write}}` },
};

/**
 * An OpenAPI document with such a text in every text field, next to a different one in each operation. Line breaks
 * occur only in descriptions, links have targets, and page paths are valid for every server.
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

/** True for pages of that document. */
export function isCanaryPage({ route }: Pick<Page, 'route'>): boolean {
  return route.startsWith(folder);
}

/** Visible text of a page, and traces of executed code. */
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

/** Expects that pages in a browser show the texts, and that none of them ran. */
export function expectAsWritten(pages: readonly CanaryReading[]): void {
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.flatMap(({ harmful }) => harmful)).toEqual([]);
  expect(pages.filter(({ title, text }) => `${title}${text}`.includes(word))).toEqual([]);
  const shown = texts.filter((text) => pages.some((page) => page.text.includes(text.replace(/\s+/g, ' '))));
  expect(shown).toEqual(texts);
}

/** Expects that no built file contains output of injected code, and that no build wrote the file. */
export function expectNoTrace({ folder, docs }: { readonly folder: string; readonly docs: string }): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const having = (part: string): string[] => files.filter((file) => readFileSync(file, 'utf8').includes(part));
  expect(having(word)).toEqual([]);
  // Shows that the search finds texts at all.
  expect(having('CAN').length).toBeGreaterThan(6);
  for (const start of [folder, docs, process.cwd()]) {
    for (let at = start; at !== dirname(at); at = dirname(at)) expect(existsSync(join(at, trace)), at).toBe(false);
  }
}
