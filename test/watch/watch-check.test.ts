import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Action, Screen } from '../../src/cli/watch/screen.ts';
import { type ReportOn, watchCheck } from '../../src/cli/watch/watch-check.ts';
import { formatDiagnostics } from '../../src/core/diagnostics/report/pretty.ts';
import { ExternalAnswers } from '../../src/core/external-answers.ts';
import { watchFiles } from '../../src/site/watch-files.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import { runCli } from '../support/run.ts';

const site = {
  'package.json': '{}',
  'docs/docs.json': config({ pages: ['index', 'start', 'index'] }),
  'docs/index.mdx': page('Home'),
  'docs/start.mdx': page('Start'),
};

const reportOn: ReportOn = async (resolved, root, time) => {
  time();
  const text = formatDiagnostics(resolved, { color: false });
  return { text: `${root}\n${text}`, ok: resolved.ok };
};

/** A screen without a terminal, and its reader. */
class PaperScreen implements Screen {
  readonly shown: string[] = [];
  isClosed = false;
  #act: (action: Action) => void = () => undefined;

  show(text: string): void {
    this.shown.push(text);
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

  /** Waits until what is shown last is right. */
  async until(isRight: (text: string) => boolean): Promise<string> {
    await expect.poll(() => isRight(this.shown.at(-1) ?? ''), { timeout: patience, interval: 5 }).toBe(true);
    return this.shown.at(-1) ?? '';
  }
}

function start(files: Readonly<Record<string, string>> = site) {
  const folder = folderOf(files);
  const screen = new PaperScreen();
  let printed = '';
  const out = (text: string) => {
    printed += text;
  };
  const given = { options: {}, configFile: undefined, external: new ExternalAnswers(), cwd: folder, out };
  const ended = watchCheck(given, reportOn, screen, watchFiles());
  return { folder, screen, ended, printed: () => printed };
}

describe('a watched check', () => {
  test('follows the files of the site, broken ones too, and ends with what it found last', async () => {
    const { folder, screen, ended, printed } = start();
    await screen.until((text) => text.startsWith('docs\nwarning page-duplicate'));
    writeFiles(folder, { 'docs/docs.json': '{ "navigation": ' });
    await screen.until((text) => text.includes('config-syntax'));
    writeFiles(folder, { 'docs/docs.json': config({ pages: ['index', 'start'] }) });
    await screen.until((text) => text === 'docs\n');
    rmSync(join(folder, 'docs/start.mdx'));
    await screen.until((text) => text.includes('page-missing'));
    screen.press('quit');
    expect(await ended).toBe(1);
    expect([screen.isClosed, printed().includes('page-missing')]).toEqual([true, true]);
  });

  test('shows its keys, the report again, and a new one', async () => {
    const { screen, ended } = start();
    const all = await screen.until((text) => text.includes('page-duplicate'));
    screen.press('help');
    await screen.until((text) => text.includes('check again'));
    screen.press('help');
    expect(screen.shown.at(-1)).toBe(all);
    const before = screen.shown.length;
    screen.press('again');
    await expect.poll(() => screen.shown.length).toBeGreaterThan(before);
    screen.press('quit');
    expect(await ended).toBe(0);
  });

  test('says what is wrong with options above the last report, and goes on when they are fixed', async () => {
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

  test('keeps up with a thousand pages', async () => {
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

test('--watch is a flag of check', async () => {
  const { stdout } = await runCli(['check', '--help'], folderOf(site));
  expect(stdout).toContain('-w, --watch');
});
