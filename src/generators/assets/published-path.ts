import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of a project whose root the docs folder is: what is in them is published only if a page names it. */
const ofProject: ReadonlySet<string> = new Set(['dist', 'public', 'src']);

/**
 * The file that a path of a docs folder leads to, links followed: undefined if there is none, where it lies outside
 * the docs folder, and where it lies in a folder that is not published. The real path is judged as well as the written
 * one, since links and file systems without letter case have many names for one file. Dev servers and builds ask the
 * same question here.
 *
 * @param root Absolute real path of the docs folder.
 * @param path Path below it, decoded, with `/`.
 * @param isNamed True if a page or `docs.json` names the file.
 * @returns The absolute real path of the file.
 */
export function resolvePublished(root: string, path: string, isNamed: boolean): string | undefined {
  const isProject = !isNamed && existsSync(join(root, 'package.json'));
  const isPublishedPath = (steps: readonly string[]): boolean =>
    steps.every(isPublic) && !(isProject && ofProject.has(steps[0] ?? ''));
  if (/[\\\0]/.test(path) || !isPublishedPath(path.split('/'))) return undefined;
  const real = realPath(join(root, path));
  if (real === undefined || !real.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
  const isPublished = isPublishedPath(relative(root, real).split(sep));
  return isPublished && statSync(real, { throwIfNoEntry: false })?.isFile() === true ? real : undefined;
}

/** No step is empty, above, hidden, or a folder of packages. */
function isPublic(step: string): boolean {
  return step !== '' && !step.startsWith('.') && step !== 'node_modules';
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
