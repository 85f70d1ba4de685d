import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Action, Screen } from '../../src/cli/watch/screen.ts';
import { type FormatReport, watchCheck } from '../../src/cli/watch/watch-check.ts';
import { formatDiagnostics } from '../../src/core/diagnostics/report/pretty.ts';
import { ExternalAnswers } from '../../src/core/external-answers.ts';
import { watchFiles } from '../../src/site/watch-files.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';
import { runCli } from '../support/run.ts';

const site = {
  'package.json': '{}',
  'docs/docs.json': config({ pages: ['index', 'start', 'index'] }),
  'docs/index.mdx': page('Home'),
  'docs/start.mdx': page('Start'),
};

const reportOn: FormatReport = async (resolved, root, time) => {
  time();
  const text = formatDiagnostics(resolved, { color: false });
  return { text: `${root}\n${text}`, ok: resolved.ok };
};

/** A fake screen with simulated key presses. */
class FakeScreen implements Screen {
  readonly frames: string[] = [];
  isClosed = false;
  #act: (action: Action) => void = () => undefined;

  show(text: string): void {
    this.frames.push(text);
  }

  onAction(listener: (action: Action) => void): void {
    this.#act = listener;
  }

  close(): void {
    this.isClosed = true;
  }

  press(action: Action): void {
    this.#act(action);
  }

  /** Waits until the last frame matches. */
  async until(isRight: (text: string) => boolean): Promise<string> {
    await expect.poll(() => isRight(this.frames.at(-1) ?? ''), { timeout: eventTimeout, interval: 5 }).toBe(true);
    return this.frames.at(-1) ?? '';
  }
}

function start(files: Readonly<Record<string, string>> = site, formatReport = reportOn) {
  const folder = folderOf(files);
  const screen = new FakeScreen();
  const out = () => undefined;
  const input = { options: {}, configFile: undefined, external: new ExternalAnswers(), cwd: folder, out };
  const ended = watchCheck(input, formatReport, screen, watchFiles());
  return { folder, screen, ended };
}

describe('check --watch', () => {
  test('follows the files of the site, broken ones too, and exits with its last result', async () => {
    const { folder, screen, ended } = start();
    await screen.until((text) => text.startsWith('docs\nwarning page-duplicate'));
    writeFiles(folder, { 'docs/docs.json': '{ "navigation": ' });
    await screen.until((text) => text.includes('config-syntax'));
    writeFiles(folder, { 'docs/docs.json': config({ pages: ['index', 'start'] }) });
    await screen.until((text) => text === 'docs\n');
    rmSync(join(folder, 'docs/start.mdx'));
    await screen.until((text) => text.includes('page-missing'));
    screen.press('quit');
    expect(await ended).toBe(1);
    expect(screen.isClosed).toBe(true);
  });

  test('ends before its first check does', async () => {
    const { screen, ended } = start(site, () => new Promise(() => undefined));
    screen.press('quit');
    expect(await ended).toBe(0);
    expect(screen).toMatchObject({ isClosed: true, frames: [] });
  });

  test('shows its keys, the report again, and a new report', async () => {
    const { screen, ended } = start();
    const all = await screen.until((text) => text.includes('page-duplicate'));
    screen.press('help');
    await screen.until((text) => text.includes('check again'));
    screen.press('help');
    expect(screen.frames.at(-1)).toBe(all);
    const before = screen.frames.length;
    screen.press('again');
    await expect.poll(() => screen.frames.length).toBeGreaterThan(before);
    screen.press('quit');
    expect(await ended).toBe(0);
  });

  test('shows invalid options above the last report, and continues when they are fixed', async () => {
    const { folder, screen, ended } = start({ ...site, 'docs-json-nav.config.json': '{ "base": "/a" }' });
    await screen.until((text) => text.startsWith('docs'));
    writeFiles(folder, { 'docs-json-nav.config.json': '{ "bas": "/a" }' });
    const told = await screen.until((text) => text.includes('Unknown option "bas"'));
    expect(told).toContain('page-duplicate');
    writeFiles(folder, { 'docs-json-nav.config.json': '{}' });
    await screen.until((text) => text.startsWith('docs'));
    screen.press('quit');
    expect(await ended).toBe(0);
  });

  test('handles a thousand pages', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `pages/p${index}`);
    const pages = Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, page(name)]));
    const { folder, screen, ended } = start({ ...site, ...pages, 'docs/docs.json': config({ pages: names }) });
    await screen.until((text) => text.startsWith('docs'));
    for (const isBroken of [true, false, true]) {
      writeFiles(folder, { 'docs/docs.json': config({ pages: isBroken ? [...names, 'gone'] : names }) });
      await screen.until((text) => text.includes('page-missing') === isBroken);
    }
    screen.press('quit');
    expect(await ended).toBe(1);
  });
});

test('the help of check lists --watch', async () => {
  const { stdout } = await runCli(['check', '--help'], folderOf(site));
  expect(stdout).toContain('-w, --watch');
});
