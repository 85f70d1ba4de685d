import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createLocationLink, type Terminal } from '../src/cli/hyperlinks.ts';
import { formatDiagnostics } from '../src/core/diagnostics/report/pretty.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf } from './support/folder.ts';
import { runCli } from './support/run.ts';

const folder = join('/', 'my docs');
const terminal = (env: NodeJS.ProcessEnv, isTTY = true): Terminal => ({ env, stdout: { isTTY } });

describe('locations are links', () => {
  test.each<[string, Terminal, boolean]>([
    ['in a terminal that follows them', terminal({ TERM_PROGRAM: 'iTerm.app' }), true],
    ['in one that says so by its name', terminal({ TERM: 'xterm-kitty' }), true],
    ["in GNOME's", terminal({ VTE_VERSION: '7600' }), true],
    ['where somebody asks for them', terminal({ FORCE_HYPERLINK: '1' }, false), true],
    ["not in old ones of GNOME's", terminal({ VTE_VERSION: '4800' }), false],
    ['not in others', terminal({ TERM: 'xterm-256color' }), false],
    ['not in editors, which find places themselves', terminal({ TERM_PROGRAM: 'vscode' }), false],
    ['not in a pipe', terminal({ TERM: 'xterm-kitty' }, false), false],
    ['not in CI', terminal({ TERM: 'xterm-kitty', CI: 'true' }), false],
    ['not where nobody wants them', terminal({ TERM: 'xterm-kitty', FORCE_HYPERLINK: '0' }), false],
  ])('%s', (_, where, expected) => {
    expect(createLocationLink(folder, where) !== undefined).toBe(expected);
  });
});

test.each([1, 40])(
  '%i findings have the same text as without links, and each links to its file and line',
  async (gone) => {
    const pages = Array.from({ length: gone }, (_, index) => `gone-${index}`);
    const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages }) }));
    const link = createLocationLink(folder, terminal({ FORCE_HYPERLINK: '1' }));
    const linked = formatDiagnostics(site, { color: false, link });
    const targets = [...linked.matchAll(/\p{Cc}\]8;;(\P{Cc}+)\p{Cc}\\/gu)].map((match) => match[1]);
    expect(targets[0]).toBe(`${pathToFileURL(join(folder, 'docs.json')).href}#${site.diagnostics[0]?.line}`);
    expect(linked.replaceAll(/\p{Cc}\]8;;\P{Cc}*\p{Cc}\\/gu, '')).toBe(formatDiagnostics(site, { color: false }));
  },
);

test('a check prints links if the terminal supports them', async () => {
  const at = folderOf({ 'docs.json': config({ pages: ['gone'] }) });
  const { stdout } = await runCli(['check'], at, { FORCE_HYPERLINK: '1' });
  expect(stdout).toContain(`\u001b]8;;${pathToFileURL(join(at, 'docs.json')).href}#`);
});
