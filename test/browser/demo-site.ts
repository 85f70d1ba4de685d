import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { serveFolder } from '../../fixtures/sites/demo/src/server.ts';
import type { Site } from '../../src/core/site.ts';
import { resolveSite } from '../../src/site/resolve.ts';

export const packageRoot = resolve(import.meta.dirname, '../..');
export const demoRoot = join(packageRoot, 'fixtures/sites/demo');
export const demoDocs = join(demoRoot, 'docs');

/** The built and served demo, with the model it was built from. */
export interface DemoSite {
  readonly model: Site;
  readonly url: string;
  /** Folder of the built files. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Builds the demo with the built package into a temporary folder, and serves it. */
export async function openDemo(): Promise<DemoSite> {
  if (!existsSync(join(packageRoot, 'dist/vite.js'))) {
    throw new Error('The demo is built with the built package. Run `npm run build` first.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'docs-json-nav-demo-'));
  const configFile = join(demoRoot, 'vite.config.ts');
  await build({ root: demoRoot, configFile, logLevel: 'warn', build: { outDir: folder } });
  const { model, diagnostics } = await resolveSite({ root: demoDocs });
  if (diagnostics.length > 0) throw new Error(`The demo has problems: ${JSON.stringify(diagnostics, null, 2)}`);
  const server = await serveFolder(folder);
  const close = async (): Promise<void> => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { model, url: server.url, folder, close };
}
