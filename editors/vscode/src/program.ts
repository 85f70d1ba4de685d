import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The `docs-json-nav` that answers: its command line, which Node runs. */
export interface Program {
  /** Absolute path. */
  readonly cli: string;
  readonly isBundled: boolean;
}

/** VS Code is its own Node, if it is told so. */
export const asNode: Readonly<Record<string, string>> = { ELECTRON_RUN_AS_NODE: '1' };

/**
 * The program that a workspace has installed, so that the editor says what the build says; else the bundled one.
 *
 * @param folders Docs folders, absolute: the packages that they belong to are asked in this order.
 * @param extension The folder of this extension.
 */
export async function findProgram(folders: readonly string[], extension: string): Promise<Program> {
  const installed = new Set(folders.map(installedAbove).filter((cli) => cli !== undefined));
  for (const cli of installed) if (await hasServer(cli)) return { cli, isBundled: false };
  return bundledProgram(extension);
}

/** @param extension The folder of this extension. */
export function bundledProgram(extension: string): Program {
  return { cli: join(extension, 'server/dist/cli.js'), isBundled: true };
}

function installedAbove(folder: string): string | undefined {
  const cli = join(folder, 'node_modules/docs-json-nav/dist/cli.js');
  if (existsSync(cli)) return cli;
  return dirname(folder) === folder ? undefined : installedAbove(dirname(folder));
}

/** Versions up to 0.2.0 have no server. */
async function hasServer(cli: string): Promise<boolean> {
  try {
    await run(process.execPath, [cli, 'lsp', '--help'], { env: { ...process.env, ...asNode }, timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
