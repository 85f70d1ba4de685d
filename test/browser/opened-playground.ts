import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buildPlayground } from '../../build/playground.ts';
import { serveBuilt } from '../generators/serve.ts';
import { launchBrowser } from './browser.ts';

export type Look = NonNullable<Parameters<Browser['newPage']>[0]>;

export interface OpenedPlayground {
  readonly page: Page;
  /** URLs requested by the page and its worker. */
  readonly requests: string[];
  readonly errors: string[];
}

export interface Playground {
  readonly built: string;
  readonly url: string;
  /** Opens the playground in a window that closes when the test ends. */
  open(look?: Look): Promise<OpenedPlayground>;
  close(): Promise<void>;
}

/** Builds and serves the playground, and starts a browser. */
export async function startPlayground(): Promise<Playground> {
  const built = mkdtempSync(join(tmpdir(), 'docs-json-nav-playground-built-'));
  await buildPlayground(built);
  const browser = await launchBrowser();
  const site = await serveBuilt(built);

  async function open(look: Look = { viewport: { width: 1280, height: 860 } }): Promise<OpenedPlayground> {
    const context = await browser.newContext({ ...look, acceptDownloads: true });
    onTestFinished(() => context.close());
    const requests: string[] = [];
    const errors: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(site.url, { waitUntil: 'networkidle' });
    return { page, requests, errors };
  }

  async function close(): Promise<void> {
    await browser.close();
    await site.close();
    rmSync(built, { recursive: true, force: true });
  }

  return { built, url: site.url, open, close };
}

/** Chooses a folder in the page's folder input. */
export async function chooseFolder(page: Page, docs: string): Promise<void> {
  await page.locator('.folder-input').setInputFiles(docs);
  await page.locator('.summary').waitFor({ timeout: 60_000 });
}
