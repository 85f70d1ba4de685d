import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config, folderOf, page } from './support/folder.ts';
import { packageRoot } from './support/run.ts';

/** A project that this package is installed in. */
function project() {
  const root = folderOf({
    'package.json': '{}',
    'docs/docs.json': config({ groups: [{ group: 'Start', pages: ['index'] }] }),
    'docs/index.mdx': page('Home'),
  });
  const installed = join(root, 'node_modules/docs-json-nav');
  for (const part of ['package.json', 'dist']) {
    cpSync(join(packageRoot, part), join(installed, part), { recursive: true });
  }
  symlinkSync(join(packageRoot, 'node_modules'), join(installed, 'node_modules'), 'junction');
  const run = (words: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
    const { NODE_DISABLE_COMPILE_CACHE: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(installed, 'dist/cli.js'), ...words], {
      cwd: root,
      env: { ...env, NO_COLOR: '1', ...environment },
      encoding: 'utf8',
    });
    return { status, stdout: stdout.replace(/in \d+ ms/, ''), stderr };
  };
  return { root, run, kept: join(root, 'node_modules/.cache/docs-json-nav/compiled-core.bin') };
}

const passed = { status: 0, stdout: 'passed no problems, 1 page \n', stderr: '' };

describe.skipIf('enableCompileCache' in module)('what is compiled', () => {
  test('is kept by a check that passes, and taken by the next one', () => {
    const { run, kept } = project();
    expect(run(['check', 'docs'])).toEqual(passed);
    const { mtimeMs, size } = statSync(kept);
    expect(run(['check', 'docs'])).toEqual(passed);
    expect(statSync(kept)).toMatchObject({ mtimeMs, size });
    expect(size).toBeLessThan(1_000_000);
  });

  test('is compiled again where what was kept is damaged, or of another version', () => {
    const { run, kept } = project();
    run(['check', 'docs']);
    const whole = readFileSync(kept);
    const damages: Readonly<Record<string, () => void>> = {
      empty: () => truncateSync(kept, 0),
      'cut off': () => truncateSync(kept, whole.length >> 1),
      'only its head': () => truncateSync(kept, 16),
      'of another text': () =>
        writeFileSync(kept, Buffer.concat([Buffer.from('// ABCDEFGH     '), whole.subarray(16)])),
      'with other bytes': () =>
        writeFileSync(
          kept,
          whole.map((byte, index) => (index > 5000 ? byte ^ 1 : byte)),
        ),
    };
    for (const [name, damage] of Object.entries(damages)) {
      damage();
      expect(run(['check', 'docs']), name).toEqual(passed);
      expect(readFileSync(kept).subarray(0, 16), name).toEqual(whole.subarray(0, 16));
      expect(statSync(kept).size, name).toBeGreaterThan(whole.length >> 1);
    }
  });

  test('is not kept where little was run, where a check fails, or where nobody wants it', () => {
    const { root, run, kept } = project();
    run(['--help']);
    run(['check', 'docs'], { NODE_DISABLE_COMPILE_CACHE: '1' });
    writeFileSync(join(root, 'docs/docs.json'), config({ groups: [{ group: 'Start', pages: ['gone'] }] }));
    const failed = run(['check', 'docs']);
    expect([failed.status, existsSync(kept)]).toEqual([1, false]);
  });

  test('says what is wrong just the same', () => {
    const { root, run, kept } = project();
    run(['check', 'docs']);
    writeFileSync(join(root, 'docs/docs.json'), config({ groups: [{ group: 'Start', pages: ['gone'] }] }));
    const failed = run(['check', 'docs']);
    expect(existsSync(kept)).toBe(true);
    expect(failed).toEqual(run(['check', 'docs'], { NODE_DISABLE_COMPILE_CACHE: '1' }));
    expect(failed.stdout).toContain('page-missing');
  });
});
