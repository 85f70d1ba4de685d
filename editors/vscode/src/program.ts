import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The `docs-json-nav` that runs the language server and the commands. */
export interface Program {
  /** Absolute path of its command line script, which Node runs. */
  readonly cli: string;
  readonly isBundled: boolean;
}

/** Folder with a `docs.json`, in a folder of the workspace. Absolute paths. */
export interface DocsFolder {
  readonly path: string;
  readonly workspaceFolder: string;
}

/** Environment in which VS Code's own program runs as Node. */
export const asNode: Readonly<Record<string, string>> = { ELECTRON_RUN_AS_NODE: '1' };

/**
 * The program that the workspace has installed, so that the editor reports what the build reports; otherwise the bundled
 * one. Only `node_modules` in the workspace folders are searched: another user may write to the folders above.
 *
 * @param docsFolders In order of priority.
 * @param extension Absolute path of the folder of this extension.
 */
export async function findProgram(docsFolders: readonly DocsFolder[], extension: string): Promise<Program> {
  const installed = new Set(docsFolders.flatMap(({ path, workspaceFolder }) => installedIn(path, workspaceFolder)));
  for (const cli of installed) if (await hasServer(cli)) return { cli, isBundled: false };
  return bundledProgram(extension);
}

/** @param extension Absolute path of the folder of this extension. */
export function bundledProgram(extension: string): Program {
  return { cli: join(extension, 'server/dist/cli.js'), isBundled: true };
}

/** The nearest installation, from the docs folder up to the workspace folder; at most one. */
function installedIn(folder: string, workspaceFolder: string): readonly string[] {
  const cli = join(folder, 'node_modules/docs-json-nav/dist/cli.js');
  if (existsSync(cli)) return [cli];
  return folder === workspaceFolder || dirname(folder) === folder ? [] : installedIn(dirname(folder), workspaceFolder);
}

/** Versions up to 0.2.0 have no language server. */
async function hasServer(cli: string): Promise<boolean> {
  try {
    await execute(process.execPath, [cli, 'lsp', '--help'], { env: { ...process.env, ...asNode }, timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
