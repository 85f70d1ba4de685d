import type { FolderFiles } from '../../core/host.ts';
import { either } from '../../core/rules.ts';
import { OptionsError } from '../../core/values.ts';
import { type Recipe, starters } from './recipes.ts';
import { siteWorkspaces } from './workspaces.ts';

/** True if somebody is at a terminal who can answer. */
export function isAsked(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}

/**
 * Asks what is to build the site where the project does not say: beside a `docs.json` alone, in a project that builds no
 * site, and in one with a bundler that shows no docs by itself.
 *
 * @param found What the project builds with.
 * @param command What somebody has typed.
 * @returns The answer, or what was found; `none` if somebody leaves the question.
 * @throws OptionsError where there is nothing but a `docs.json`, and nobody to ask.
 */
export async function askGenerator(
  files: FolderFiles,
  found: Recipe | undefined,
  command: string,
): Promise<Recipe | undefined | 'none'> {
  const isAlone = files.read('package.json') === undefined;
  if (found !== undefined && found.name !== 'vite') return found;
  if (found === undefined && siteWorkspaces(files).length > 0) return found;
  if (!isAsked()) {
    if (!isAlone) return found;
    const names = starters.map(({ name }) => name);
    throw new OptionsError(`Which generator is to build the site? Write ${command} --generator ${either(names)}.`);
  }
  const { isCancel, select } = await import('@clack/prompts');
  const others = isAlone
    ? []
    : [{ value: 'own', label: found === undefined ? 'None: only checks' : 'A theme of my own' }];
  const answer = await select({
    message: 'What is to build the site?',
    options: [...starters.map(({ name, title }) => ({ value: name, label: title })), ...others],
  });
  return isCancel(answer) ? 'none' : (starters.find(({ name }) => name === answer) ?? found);
}
