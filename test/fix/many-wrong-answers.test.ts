import { expect, test } from 'vitest';
import { certainFix, fixSite } from '../../src/core/fix/fix-site.ts';
import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { overlayHost } from '../../src/core/host/overlay.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';

/** More than can be tried one by one. */
const many = 160;

const host = memoryHost({
  'docs.json': `${Array.from({ length: many }, (_, line) => `wrong ${line}`).join('\n')}\nother`,
});

/** A finding that one edit fixes. */
function fault(code: string, file: string, line: number, start: number, was: string, text: string): Diagnostic {
  const fix = { title: text, edits: [{ file, start, end: start + was.length, text }] };
  const place = { file, line, column: 1, endLine: line, endColumn: 2 };
  const message = `${was} ${line}`;
  return { code, severity: 'error', message, ...place, related: [], group: '', fixes: { isSure: true, fixes: [fix] } };
}

/** Every `wrong` may become `right`, which only every ninth line accepts; `other` becomes `fixed`. */
async function check(shown: Host): Promise<readonly Diagnostic[]> {
  const read = shown.read('docs.json');
  const text = 'text' in read ? read.text : '';
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const at = start;
    start += line.length + 1;
    if (line.startsWith('wrong')) return [fault('page-missing', 'docs.json', index, at, 'wrong', 'right')];
    if (line === 'other') return [fault('redirect-chain', 'docs.json', index, at, 'other', 'fixed')];
    const { fixes: _, ...harm } = fault('page-duplicate', 'elsewhere.mdx', index, 0, 'harm', '');
    return line.startsWith('right') && index % 9 !== 0 ? [harm] : [];
  });
}

test('applies the harmless answers if too many others cause findings, and a second run changes nothing', async () => {
  const first = await fixSite(host, check, certainFix);
  expect(first.done.map(({ diagnostic }) => diagnostic.code)).toEqual(['redirect-chain']);
  const second = await fixSite(overlayHost(host, first.texts), check, certainFix);
  expect(second.done).toEqual([]);
});
