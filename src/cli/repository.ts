import type { LineAddress } from '../core/diagnostics.ts';
import { relativePath } from '../core/host.ts';
import { encodePath } from '../core/links.ts';

/**
 * A folder as services of continuous integration name files: from the root of the repository, or where they do not say
 * which that is, from the working directory.
 *
 * @param folder Absolute path.
 * @param cwd Absolute path of the working directory.
 * @returns A path with `/`; empty for the root itself.
 */
export function pathFromRepository(folder: string, cwd: string): string {
  const { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  const roots = [GITHUB_WORKSPACE, CI_PROJECT_DIR, cwd].flatMap((root) => root || []);
  const paths = roots.map((root) => relativePath(root, folder));
  return paths.find((path) => path !== '..' && !path.startsWith('../')) ?? relativePath(cwd, folder);
}

/** Where a run of GitHub Actions can show the lines of the commit that it checks; undefined elsewhere. */
export function githubLines(): LineAddress | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  if (server === undefined || repository === undefined || commit === undefined) return undefined;
  return (file, line) => `${server}/${repository}/blob/${commit}/${encodePath(file)}?plain=1#L${line}`;
}
