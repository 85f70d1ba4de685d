import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { realPathOf, selfAndAncestors } from '../host/boundary.ts';
import { FileError } from '../host/file-error.ts';
import { findPackageManager, folderFiles } from '../host/package-manager.ts';
import { statRegular } from '../host/read-regular.ts';
import { OptionsError } from '../values/options-error.ts';

const maxBytes = 16 * 1024 * 1024;

/**
 * Loads a settings file: JSON, or the default export of a module.
 *
 * @param path Absolute path.
 * @param name Name for messages.
 * @throws OptionsError if the file cannot be read or run.
 */
export async function loadSettings(path: string, name: string): Promise<unknown> {
  try {
    const { mtimeMs } = statRegular(path, maxBytes);
    if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'));
    statNearestPackage(path);
    if (path.endsWith('.ts') && !stripsTypes()) return await loadTypeScript(path);
    // The query bypasses the module cache, so that a dev server reloads an edited file.
    const url = `${pathToFileURL(path).href}?modified=${mtimeMs}`;
    const module: { readonly default?: unknown } = await import(url);
    return module.default;
  } catch (error) {
    if (error instanceof FileError) throw new OptionsError(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionsError(`${name} cannot be read: ${reason.trim().replace(/\s+/g, ' ').replace(/\.$/, '')}.`);
  }
}

/**
 * Rejects a `package.json` that never ends: Node opens the nearest one to tell modules from CommonJS, and would wait for
 * the writer of a pipe.
 *
 * @throws FileError for a pipe, a socket or a device.
 */
function statNearestPackage(path: string): void {
  for (const folder of selfAndAncestors(dirname(realPathOf(path)))) {
    const file = join(folder, 'package.json');
    const status = statusOf(file);
    // Node skips folders, too.
    if (status === undefined || status.isDirectory()) continue;
    statRegular(file);
    return;
  }
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** True if Node runs TypeScript without a loader (22.18 and newer). */
function stripsTypes(): boolean {
  return 'typescript' in process.features && Boolean(process.features.typescript);
}

/** `jiti` is an optional peer dependency, needed only by older versions of Node. */
async function loadTypeScript(path: string): Promise<unknown> {
  const jiti = await import('jiti').catch(() => undefined);
  if (jiti === undefined) {
    const add = findPackageManager(folderFiles(dirname(path))).add(['jiti']);
    throw new Error(
      `Node ${process.versions.node} does not run TypeScript by itself. Run "${add}", use Node 22.18 or newer, or write the options in docs-json-nav.config.mjs`,
    );
  }
  return jiti.createJiti(import.meta.url, { moduleCache: false }).import(path, { default: true });
}
