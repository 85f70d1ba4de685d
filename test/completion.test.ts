import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands, loadCommands } from '../src/cli/commands.ts';
import { folderOf } from './support/folder.ts';
import { runCli } from './support/run.ts';

const isThere = (shell: string): boolean => spawnSync(shell, ['--version']).error === undefined;

async function scriptFor(shell: string): Promise<string> {
  const folder = folderOf({});
  const { status, stdout } = await runCli(['completion', shell], folder);
  expect(status).toBe(0);
  const path = join(folder, 'script');
  writeFileSync(path, stdout);
  return path;
}

test('every command has its own help', async () => {
  for (const [name, { usage }] of Object.entries(await loadCommands()))
    expect(`${usage} `).toContain(`docs-json-nav ${name} `);
});

describe.skipIf(!isThere('bash'))('bash', () => {
  /** Completions that bash offers for the last word. */
  async function completionsOf(...words: string[]): Promise<string[]> {
    const path = await scriptFor('bash');
    const line = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _docs_json_nav; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const output = execFileSync('bash', ['-c', line, path, 'docs-json-nav', ...words], { encoding: 'utf8' });
    return output.split('\n').filter((word) => word !== '');
  }

  test('completes commands, flags and their values', async () => {
    expect(await completionsOf('')).toEqual(Object.keys(commands));
    expect(await completionsOf('ch')).toEqual(['check']);
    expect(await completionsOf('check', '--form')).toEqual(['--format']);
    expect(await completionsOf('check', '--format', 's')).toEqual(['sarif']);
    expect(await completionsOf('schema', '--of', '')).toEqual([
      'docs',
      'model',
      'check',
      'diff',
      'explain',
      'feedback',
      'fix',
    ]);
  });
});

describe.each(['zsh', 'fish'])('%s', (shell) => {
  test.skipIf(!isThere(shell))('parses its script', async () => {
    const { status, stderr } = spawnSync(shell, ['-n', await scriptFor(shell)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});

test('scripts contain every command, flag and choice', async () => {
  const { stdout: zsh } = await runCli(['completion', 'zsh'], folderOf({}));
  expect(zsh).toContain(
    "'*--format[output format (default\\: pretty)]:value:(pretty compact json github sarif junit)'",
  );
  const { stdout: fish } = await runCli(['completion', 'fish'], folderOf({}));
  expect(fish).toContain(
    "-n '__fish_seen_subcommand_from check' -l watch -s w -d 'check again whenever a file changes'",
  );
});

test('an unknown shell is refused', async () => {
  // Names of shells can differ by one letter.
  expect((await runCli(['completion', 'csh'], folderOf({}))).stderr).toBe(
    'Unknown shell csh: write bash, zsh or fish.\n',
  );
  expect((await runCli(['completion'], folderOf({}))).stderr).toBe('The shell is missing: write bash, zsh or fish.\n');
});
