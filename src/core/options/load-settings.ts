import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileError } from '../host/file-error.ts';
import { findPackageManager, folderFiles } from '../host/package-manager.ts';
import { statRegular } from '../host/read-regular.ts';
import { OptionsError } from '../values/options-error.ts';

const maxBytes = 16 * 1024 * 1024;

/**
 * What a settings file contains: the JSON, or the default export of the module.
 *
 * @param path Absolute.
 * @param name What messages call it.
 * @throws OptionsError if it cannot be read or run.
 */
export async function loadSettings(path: string, name: string): Promise<unknown> {
  try {
    const { mtimeMs } = statRegular(path, maxBytes);
    if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'));
    if (path.endsWith('.ts') && !stripsTypes()) return await loadTypeScript(path);
    // A file that was edited is another module: a dev server reads it again.
    const address = `${pathToFileURL(path).href}?modified=${mtimeMs}`;
    const module: { readonly default?: unknown } = await import(address);
    return module.default;
  } catch (error) {
    if (error instanceof FileError) throw new OptionsError(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionsError(`${name} cannot be read: ${reason.trim().replace(/\s+/g, ' ').replace(/\.$/, '')}.`);
  }
}

/** True for a Node that runs TypeScript by itself, as 22.18 and newer ones do. */
function stripsTypes(): boolean {
  return 'typescript' in process.features && Boolean(process.features.typescript);
}

/** What older versions of Node need for TypeScript: an optional peer, since newer ones do without it. */
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
