import { expect, test } from 'vitest';
import { formatDiagnostics } from '../src/core/diagnostics/report/pretty.ts';
import { summarize } from '../src/core/diagnostics/report/summary.ts';
import type { Diagnostic, Severity } from '../src/core/values/diagnostic.ts';
import { millisecondsSince } from './support/effort.ts';

test("doesn't break source lines in a narrow terminal, and shows the marked part", () => {
  const text = `{ "pages": [${'"guides/a-long-name", '.repeat(20)}"guides/gone"] }`;
  const column = text.indexOf('"guides/gone"') + 1;
  const one = finding('docs.json', 1, 'error', { column, endColumn: column + 13 });
  const shown = formatDiagnostics(
    { diagnostics: [one], sources: new Map([['docs.json', text]]) },
    { color: false, width: 40 },
  ).split('\n');
  const [frame = '', mark = ''] = shown.slice(-2);
  expect(shown.filter((line) => line.length > 40)).toEqual([]);
  expect(frame.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('"guides/gone"');
});

test('shows no lines of an empty file, and lines without carriage returns', () => {
  const shown = (text: string): string =>
    formatDiagnostics(
      {
        diagnostics: [finding('docs.json', 1, 'error', { column: 1, endColumn: 1 })],
        sources: new Map([['docs.json', text]]),
      },
      { color: false },
    );
  expect(shown('')).toBe(report([finding('docs.json', 1, 'error', { column: 1 })]).replace('docs/', ''));
  expect(shown('a\r\nb')).toBe(shown('a\nb'));
});

function finding(file: string, line: number, severity: Severity, more: Partial<Diagnostic> = {}): Diagnostic {
  const code = more.code ?? 'page-missing';
  const message = `Page not found: "${file}-${line}".`;
  return {
    code,
    severity,
    message,
    file,
    line,
    column: 3,
    endLine: line,
    endColumn: 5,
    related: [],
    group: '',
    ...more,
  };
}

function deadLink(file: string, line: number, target: string, suggestions: string[]): Diagnostic {
  const link = { target, resolved: target, suggestions };
  const edits = suggestions.map((text) => ({ file, start: 0, end: 1, text }));
  const fixes = suggestions.length === 1 ? { fixes: { isSure: true, fixes: [{ title: 'Write it', edits }] } } : {};
  const more = { code: 'link-missing', link, group: target, message: `Dead: ${target}`, ...fixes };
  return finding(file, line, 'error', more);
}

const report = (diagnostics: readonly Diagnostic[], verbose = false): string =>
  formatDiagnostics({ diagnostics, sources: new Map() }, { color: false, prefix: 'docs/', verbose });

const long = `/guides/${'very-'.repeat(60)}long`;
const many: readonly Diagnostic[] = [
  ...Array.from({ length: 20 }, (_, index) => finding('docs.json', index + 1, 'warning')),
  deadLink('a.mdx', 7, '/strat', ['/start']),
  deadLink('a.mdx', 100, long, []),
  ...Array.from({ length: 9 }, (_, index) => deadLink(`b${index}.mdx`, 1, '/gone', [])),
  ...['en', 'fr', 'pt-BR', 'v1.2'].map((edition) =>
    finding(`${edition}/x.mdx`, 4, 'info', { code: 'link-anchor', message: `/${edition}/y#z is no heading.` }),
  ),
];

test('the summary of many findings counts their causes', () => {
  const name = (index: number, more: string) => ({
    code: 'dialect-component-unknown',
    group: more,
    message: `Unknown component "${more}"${index % 2}.`,
  });
  const warnings = Array.from({ length: 1235 }, (_, index) =>
    finding(`p${index}.mdx`, 1, 'warning', name(index, 'YouTube')),
  );
  const once = finding('other.mdx', 1, 'warning', name(0, 'Diagram'));
  const summaryOf = (diagnostics: readonly Diagnostic[]): string =>
    summarize({ diagnostics, maxWarnings: Number.POSITIVE_INFINITY });
  expect(summaryOf(warnings)).toBe('1235 warnings of 1 cause');
  expect(summaryOf([...warnings, once])).toBe('1236 warnings of 2 causes');
  expect(summaryOf(warnings.slice(0, 30))).toBe('30 warnings');
});

test('prints one line per finding by file, errors last, causes before effects, and a final table', () => {
  const text = report(many);
  expect(text.split('\n').filter((line) => /^(?:Errors|Warnings|Notes)/.test(line))).toEqual([
    'Notes (4)',
    'Warnings (20)',
    'Errors (11)',
  ]);
  expect(text).toContain(`
9 times link-missing
  Dead: /gone
    docs/b0.mdx:1:3
    docs/b1.mdx:1:3
    docs/b2.mdx:1:3
    and 6 more

docs/a.mdx
  7:3    link-missing  /strat -> /start?
  100:3  link-missing  ${long}
`);
  expect(text).toContain('4 times link-anchor\n  /en/y#z is no heading.\n    docs/en/x.mdx:4:3');
  expect(text.split('\n').slice(-3)).toEqual([
    'info     link-anchor    4',
    'warning  page-missing  20',
    'error    link-missing  11  1 can be fixed',
  ]);
});

test("doesn't break words at the edge of a terminal, and cuts nothing", () => {
  const near = Array.from({ length: 5 }, (_, index) =>
    deadLink(`${long}${index}.mdx`, 1, `/gone/${index}`, [`/${index}`]),
  );
  const all = [...many, ...near, deadLink('c.mdx', 1, '/a'.repeat(25), ['/b'.repeat(25), '/c'.repeat(25)])];
  const [wide, narrow] = [undefined, 80].map((width) =>
    formatDiagnostics({ diagnostics: all, sources: new Map() }, { color: false, prefix: 'docs/', width }),
  ) as [string, string];
  const words = (text: string): string[] => text.split(/\s+/);
  expect(words(narrow)).toEqual(words(wide));
  for (const line of narrow.split('\n')) {
    const text = line.replace(/^ *(?:\d+:\d+ +\S+ +)?/, '');
    if (text.includes(' ')) expect(line.length).toBeLessThanOrEqual(80);
  }
  expect(narrow).toContain(`  1:3  link-missing  ${'/a'.repeat(25)} ->\n${' '.repeat(21)}${'/b'.repeat(25)} or\n`);
});

test('shows the difference between locations of one cause', () => {
  const chains = ['/a', '/b', '/c', '/d'].map((target, line) => ({
    ...deadLink('docs.json', line + 1, target, [`${target}/new`]),
    group: 'chain',
  }));
  expect(report([...many, ...chains])).toContain(`
    docs/docs.json:1:3  /a -> /a/new?
    docs/docs.json:2:3  /b -> /b/new?
    docs/docs.json:3:3  /c -> /c/new?
    and 1 more
`);
});

test('shows a help for all locations of a cause, and never that of one location', () => {
  const extensions = (group: string, number: number): Diagnostic[] =>
    Array.from({ length: number }, (_, index) => ({
      ...deadLink(`${group}${index}.mdx`, 1, `${index}.md`, [`/${index}`]),
      ...{ code: 'link-extension', severity: 'info' as const, group, help: `Write "/${index}".` },
    }));
  const unexplained = Array.from({ length: 5 }, (_, index) =>
    finding(`u${index}.mdx`, 1, 'info', { code: 'custom', group: 'one', message: 'It is odd.', help: `Do ${index}.` }),
  );
  const text = report([...extensions('image', 30), ...extensions('page', 20), ...unexplained]);
  expect(text).toContain(`
50 times link-extension
  30 of them:
  help Write the path of each image from the root of the docs.
    docs/image0.mdx:1:3  0.md -> /0?`);
  expect(text).toContain(`
  20 of them:
  help Write the path of each page from the root of the docs, without its extension.
    docs/page0.mdx:1:3  0.md -> /0?`);
  expect(text).toContain('\n5 times custom\n  It is odd.\n    docs/u0.mdx:1:3  Do 0.\n');
});

test('shows all findings on request', () => {
  expect(report(many, true).match(/^(?:error|warning|info) /gm)?.length).toBeGreaterThan(20);
  expect(report(many.slice(0, 30), true).match(/^(?:error|warning|info) /gm)?.length).toBe(30);
});

test('prints 12,000 findings in no noticeable time', () => {
  const started = process.cpuUsage();
  const all = Array.from({ length: 12_000 }, (_, index) =>
    deadLink(`p${index % 300}.mdx`, index, `/dead-${index}`, []),
  );
  expect(report(all).split('\n').length).toBeGreaterThan(12_000);
  expect(millisecondsSince(started)).toBeLessThan(2000);
});

test('shows help for a few errors among many warnings', () => {
  const warnings = Array.from({ length: 40 }, (_, index) => finding('docs.json', index + 1, 'warning'));
  const help = 'Did you mean "start"?';
  const errors = (number: number): Diagnostic[] =>
    Array.from({ length: number }, (_, index) => finding('docs.json', 100 + index, 'error', { help }));
  const summaryOf = (number: number): boolean => report([...errors(number), ...warnings]).includes(`  help ${help}`);
  expect([summaryOf(1), summaryOf(5)]).toEqual([true, true]);
  const last = report([...errors(1), ...warnings])
    .split('\n')
    .slice(-8, -3);
  expect(last).toEqual([
    'Errors (1)',
    '',
    'error page-missing docs/docs.json:100:3',
    '  Page not found: "docs.json-100".',
    `  help ${help}`,
  ]);
  expect(report([...errors(6), ...warnings])).not.toContain('error page-missing docs/docs.json:100:3');
});

test('prints text shared by all locations of a cause once, and all locations on request', () => {
  const same = Array.from({ length: 11 }, (_, index) => deadLink(`${index}.mdx`, 1, '/gone', []));
  const text = report(same);
  expect(text.match(/Dead: \/gone/g)).toHaveLength(1);
  expect(text).toContain(
    '  also 10 more places of the same kind:\n    docs/1.mdx:1:3\n    docs/2.mdx:1:3\n    docs/3.mdx:1:3',
  );
  expect(text).toContain('    and 2 more (--verbose shows them)');
  expect(report(same, true)).toContain('docs/10.mdx:1:3');
});

test('lists at most 30 locations of the warnings with one code, and all errors', () => {
  const of = (severity: Severity, number: number, code: string): Diagnostic[] =>
    Array.from({ length: number }, (_, index) => finding(`${code}${index}.mdx`, 1, severity, { code }));
  const text = report([
    ...of('warning', 1730, 'link-anchor'),
    ...of('warning', 30, 'page-twin'),
    ...of('error', 40, 'page-missing'),
  ]);
  const listed = (code: string): number => text.split('\n').filter((line) => line.startsWith(`  1:3  ${code}`)).length;
  expect([listed('link-anchor'), listed('page-twin'), listed('page-missing')]).toEqual([30, 30, 40]);
  expect(text).toContain('\nand 1,700 more link-anchor (--verbose shows them)\n');
  expect(text).not.toContain('more page-twin');
  expect(text.split('\n').at(-1)).toBe('error    page-missing    40');
});

test('shows errors last among findings with their lines too', () => {
  const text = report([finding('a.mdx', 1, 'error'), finding('b.mdx', 1, 'info'), finding('c.mdx', 1, 'warning')]);
  expect(text.match(/^(?:error|warning|info)/gm)).toEqual(['info', 'warning', 'error']);
});

test('shows the help of each place once', () => {
  const findings = Array.from({ length: 31 }, (_, index) =>
    finding(`${index}.mdx`, index + 1, 'warning', { group: 'one', help: `Did you mean "${index}"?` }),
  );
  const shown = report(findings);
  expect(shown).toContain('Did you mean "1"?');
  expect(shown).not.toMatch(/(Did you mean "1"\?).*\1/);
});
