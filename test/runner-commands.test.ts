import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../src/cli/main.ts';
import { processStreams } from '../src/cli/streams.ts';
import { escapeRunnerCommands, formatSafeJson } from '../src/core/diagnostics.ts';
import { createBuildError, stderrLogger } from '../src/site/build-report.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runnerCommandsIn } from './support/runner-commands.ts';

const hostile = {
  'docs.json': config({ pages: ['::stop-commands::abc', '::warning::missing'] }),
  '::stop-commands::abc.mdx': `${page('Home')}\n[a](/gone##[error]b) [b](./##[add-mask]c)\n`,
};

/** Output of the process on both streams, by default in a GitHub Actions job. */
async function printed(words: readonly string[], env: NodeJS.ProcessEnv = { GITHUB_ACTIONS: 'true' }, fd = -1) {
  const texts = { stdout: '', stderr: '' };
  const streamOf = (name: 'stdout' | 'stderr') => ({
    fd,
    on: () => undefined,
    write: (text: string, done?: () => void) => {
      texts[name] += text;
      done?.();
    },
  });
  const folder = folderOf(hostile);
  const process = { stdout: streamOf('stdout'), stderr: streamOf('stderr'), cwd: () => folder, env };
  await main(words, processStreams(process as unknown as NodeJS.Process));
  return texts;
}

test.each([
  ['check', '--format', 'compact'],
  ['check', '--verbose'],
  ['check', '--format', 'json'],
  ['check', '--format', 'sarif'],
  ['check', '--format', 'junit'],
  ['check', '--baseline', '-', '--update-baseline'],
  ['check', '::set-env::x'],
  ['fix', '--dry-run'],
  ['print', '--as', 'tree'],
  ['print', '--as', 'model'],
  ['print', '--as', 'files'],
  ['report', '--out', '-'],
])('prints no workflow command: %s %s %s', async (...words) => {
  const { stdout, stderr } = await printed(words);
  expect(runnerCommandsIn(stdout)).toEqual([]);
  expect(runnerCommandsIn(stderr)).toEqual([]);
});

test('keeps an escaped line readable', async () => {
  expect((await printed(['check', '--format', 'compact'])).stdout).toMatch(/^: :stop-commands::abc\.mdx:\d+:\d+ /m);
  expect((await printed(['check', '--format', 'compact'], {})).stdout).toMatch(/^::stop-commands::abc\.mdx:/m);
});

test('--format github prints only its own commands', async () => {
  const { stdout } = await printed(['check', '--format', 'github']);
  const commands = runnerCommandsIn(stdout);
  expect(commands.length).toBeGreaterThan(0);
  for (const line of commands)
    expect(line).toMatch(/^::(?:error|warning|notice) file=%3A%3A|^::error file=docs\.json,/);
});

test("doesn't change output to a file", async () => {
  const file = join(folderOf({ out: '' }), 'out');
  const fd = openSync(file, 'r');
  const { stdout } = await printed(['check', '--format', 'compact'], { GITHUB_ACTIONS: 'true' }, fd);
  closeSync(fd);
  expect(readFileSync(file, 'utf8')).toBe('');
  expect(stdout).toMatch(/^::stop-commands::abc\.mdx:/m);
});

test.each(['true', ''])('warnings of plugins that print themselves: GITHUB_ACTIONS is %j', (value) => {
  vi.stubEnv('GITHUB_ACTIONS', value);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks().unstubAllEnvs());
  stderrLogger.warn('::warning::a\n');
  stderrLogger.error('##[error]b\n');
  const printedTexts = write.mock.calls.map(([text]) => text);
  const guarded = [': :warning::a\n', '## [error]b\n'];
  expect(printedTexts).toEqual(value === '' ? ['::warning::a\n', '##[error]b\n'] : guarded);
  expect(createBuildError('::a', undefined, '::b')).toMatchObject(
    value === '' ? { message: '::a', stack: '::b' } : { message: ': :a', stack: ': :b' },
  );
});

const pieces = fc.array(
  fc.constantFrom('::', ':', '##[', '#', '[', '\u200b', '\u00ad', '\n', '\r', '\u2028', ' ', 'a'),
);

test('no text becomes a command, and only spaces are added', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      const guarded = escapeRunnerCommands(text);
      expect(runnerCommandsIn(guarded)).toEqual([]);
      expect(guarded.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      if (runnerCommandsIn(text).length === 0) expect(guarded).toBe(text);
    }),
  );
});

test('JSON keeps its values', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const value = { [parts.join('')]: [parts.join('')] };
      const json = formatSafeJson(value);
      expect(JSON.parse(json)).toEqual(value);
      expect(escapeRunnerCommands(json)).toBe(json);
    }),
  );
});
