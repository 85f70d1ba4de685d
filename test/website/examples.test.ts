import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codes, themes } from '../../src/core/findings/catalogue.ts';
import { readDiagnosticPage } from '../documentation/diagnostic-page.ts';
import { snippetsOf } from '../documentation/snippet-runners.ts';
import { writeFiles } from '../support/folder.ts';
import { PackedProject } from './packed-project.ts';

/** Checks the examples of the code pages with the packed package's command line. */
let project: PackedProject;

// Installs packages, which takes minutes on a busy machine.
beforeAll(() => {
  project = new PackedProject();
}, 900_000);
afterAll(() => project?.remove());

const { dialect, generators } = themes;

type Files = Readonly<Record<string, string>>;

/** Codes that the command can't find here, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'dialect-icon-unknown': 'It needs a set of icons: `test/documentation/diagnostics.test.ts` has one.',
  'route-lost': 'It compares with a revision: `test/documentation/diagnostics.test.ts` does.',
  'link-external': 'It asks the servers of others. `test/external-links.process.test.ts` asks one of this machine.',
};

const shown = codes.filter((code) => Object.keys(readDiagnosticPage(code).wrong).length > 0);

describe('every example', () => {
  test('is on the page of a code', () => {
    const pages = new Set(snippetsOf('example').map(({ page }) => page.slice('docs/diagnostics/'.length, -3)));
    expect([...pages].sort()).toEqual([...shown].sort());
  });

  test.each(shown.filter((code) => !(code in unseen)))('%s', async (code) => {
    const { wrong, right } = readDiagnosticPage(code);
    const [atWrong, atRight] = await Promise.all([codesOf(code, 'wrong', wrong), codesOf(code, 'right', right)]);
    expect(atWrong).toContain(code);
    expect(atRight).not.toContain(code);
  });
});

/** Codes that the command finds in an example. */
async function codesOf(code: string, name: string, files: Files): Promise<string[]> {
  const folder = join(project.folder, 'examples', code, name);
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, { 'package.json': '{}', ...files });
  const generator = code in dialect || code in generators ? '--for mkdocs' : '';
  const line = `docs-json-nav check . --rule ${code}=warning ${generator} --format json`;
  const { stdout, stderr } = await project.run(line, { cwd: join('examples', code, name) });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const report = JSON.parse(stdout) as {
    diagnostics: { code: string }[];
    generators?: Readonly<Record<string, { codes: Readonly<Record<string, number>> }>>;
  };
  const losses = Object.values(report.generators ?? {}).flatMap((item) => Object.keys(item.codes));
  return [...report.diagnostics.map((finding) => finding.code), ...losses];
}
