import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';

const valid = `{
  "name": "Docs \\"quoted\\" 指南 🚀",
  "navigation": {
    "tabs": [
      { "tab": "Guides", "groups": [{ "group": "A", "expanded": true, "boost": -1.5e3, "pages": ["index", "start"] }] },
      { "tab": "Blog", "href": "https://example.com", "hidden": null }
    ]
  },
  "redirects": []
}
`;

/** A typing mistake: characters removed, inserted or replaced, or the rest of the text lost. */
const edit = fc.oneof(
  fc.record({ at: fc.nat(valid.length), cut: fc.integer({ min: 1, max: 3 }), put: fc.constant('') }),
  fc.record({
    at: fc.nat(valid.length),
    cut: fc.integer({ min: 0, max: 1 }),
    put: fc.oneof(
      fc.constantFrom(...'{}[],:"\'\\/* \n\t-0x', '//', '/*', '*/', '\r\n', '\u0000', '\u2028', ',,', '<<<<<<< HEAD\n'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  }),
  fc.record({ at: fc.nat(valid.length), cut: fc.constant(valid.length), put: fc.constant('') }),
);

test('a text that JSON.parse refuses always has findings, located in the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const text = edits.reduce((now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut), valid);
      const diagnostics = await diagnosticsOf(text);
      if (isRefused(text)) expect(diagnostics.filter(({ code }) => code.startsWith('config-'))).not.toEqual([]);
      else expect(diagnostics.filter(({ code }) => code === 'config-syntax')).toEqual([]);
      for (const diagnostic of diagnostics) if (diagnostic.file === 'docs.json') expectInside(text, diagnostic);
    }),
    { numRuns: casesOf(1500) },
  );
});

test('any text', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.stringMatching(/^[{}[\]",:\s/*01e.-]*$/));
  await fc.assert(
    fc.asyncProperty(text, async (item) => {
      const diagnostics = await diagnosticsOf(item);
      expect(diagnostics).not.toEqual([]);
      for (const diagnostic of diagnostics) if (diagnostic.file === 'docs.json') expectInside(item, diagnostic);
    }),
    {
      numRuns: casesOf(600),
      examples: [['/*'], ['/* x */'], ['// x'], ['"'], ['"a'], ['{'], ['{"a":'], ['[1,'], ['\ufeff'], ['{}{}']],
    },
  );
});

async function diagnosticsOf(text: string): Promise<readonly Diagnostic[]> {
  const pages = { 'index.mdx': 'Text.\n', 'start.mdx': 'Text.\n' };
  return (await resolveSite({ root: '.' }, memoryHost({ ...pages, 'docs.json': text }))).diagnostics;
}

/** Decodes as from disk: half a surrogate pair becomes a replacement character, and a byte order mark is dropped. */
function asRead(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function isRefused(text: string): boolean {
  try {
    JSON.parse(asRead(text));
    return false;
  } catch {
    return true;
  }
}

function expectInside(text: string, { line, column, endLine, endColumn }: Diagnostic): void {
  const lines = asRead(text).split('\n');
  for (const [atLine, atColumn] of [
    [line, column],
    [endLine, endColumn],
  ] as const) {
    expect(atLine).toBeGreaterThanOrEqual(1);
    expect(atLine).toBeLessThanOrEqual(lines.length);
    expect(atColumn).toBeGreaterThanOrEqual(1);
    expect(atColumn).toBeLessThanOrEqual((lines[atLine - 1] ?? '').length + 1);
  }
  expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
}
