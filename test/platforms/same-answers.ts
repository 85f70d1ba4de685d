import { expect, test } from 'vitest';
import type { Options } from '../../src/core/options.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { thisMachine } from './other-system.ts';

const { existsSync, readdirSync, readFileSync } = thisMachine.fs;
const { join } = thisMachine.path;

type Facts = Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column'>;

interface Expected {
  readonly options?: Options;
  readonly files?: unknown;
  readonly diagnostics?: readonly Facts[];
  readonly model?: object;
}

const fixtures = join(import.meta.dirname, '../../fixtures');
const cases = [
  ...foldersIn(join(fixtures, 'model')),
  ...foldersIn(join(fixtures, 'diagnostics')).flatMap((folder) => foldersIn(folder)),
].map((folder) => ({
  folder,
  name: folder.slice(fixtures.length + 1),
  expected: JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected,
}));

/**
 * Resolves every fixture on disk and expects the same results as on Linux.
 *
 * @param foreign Converts an absolute path of this machine to the simulated system.
 */
export function givesTheSameAnswers(foreign: (path: string) => string): void {
  const onDisk = cases.filter(({ folder, expected }) => expected.files === undefined && existsSync(docsOf(folder)));

  test('there are fixtures', () => expect(onDisk.length).toBeGreaterThan(300));

  test.each(onDisk)('$name', async ({ folder, expected }) => {
    const root = foreign(docsOf(folder));
    const { diagnostics, model } = await resolveSite({ root, ...expected.options });
    if (expected.diagnostics !== undefined) expect(diagnostics.map(factsOf)).toEqual(expected.diagnostics.map(factsOf));
    if (expected.model !== undefined) expect(model).toMatchObject(expected.model);
  });
}

function factsOf({ code, severity, file, line, column }: Facts): Facts {
  return { code, severity, file, line, column };
}

function docsOf(folder: string): string {
  return existsSync(join(folder, 'docs')) ? join(folder, 'docs') : folder;
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort();
}
