import { posix } from 'node:path';
import { load } from 'js-yaml';
import type { FolderFiles } from '../../core/host.ts';
import { isObject, type Json, parseJson } from '../../core/values.ts';
import { listDependencies } from './manifest.ts';
import { type Recipe, recipes } from './recipes.ts';

export interface SiteWorkspace {
  /** Path relative to the workspace root. */
  readonly folder: string;
  readonly recipe: Recipe;
}

/**
 * Finds workspace packages that build sites, by the patterns in package.json and pnpm-workspace.yaml. Packages with
 * only Vite, Next.js or Astro are left out, because they may build anything.
 */
export function findSiteWorkspaces({ read, list }: FolderFiles): readonly SiteWorkspace[] {
  const patterns = [...readStringList(parseJson(read('package.json') ?? ''), 'workspaces'), ...pnpmPatterns(read)];
  const folders = new Set(patterns.flatMap((pattern) => matchFolders(pattern, list)));
  return [...folders].sort().flatMap((folder) => {
    const dependencies = listDependencies(parseJson(read(posix.join(folder, 'package.json')) ?? ''));
    const recipe = siteRecipes.find(({ package: name }) => dependencies.has(name));
    return recipe === undefined ? [] : [{ folder, recipe }];
  });
}

const siteRecipes = recipes.filter(({ name }) => name !== 'vite' && name !== 'next' && name !== 'astro');

function pnpmPatterns(read: FolderFiles['read']): readonly string[] {
  try {
    return readStringList(load(read('pnpm-workspace.yaml') ?? '') as Json | undefined, 'packages');
  } catch {
    return [];
  }
}

/** `workspaces` is a list, or in Yarn an object with a list. */
function readStringList(value: Json | undefined, name: string): readonly string[] {
  const member = isObject(value) ? value[name] : undefined;
  const list = isObject(member) ? member.packages : member;
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

function matchFolders(pattern: string, list: FolderFiles['list']): readonly string[] {
  if (pattern.startsWith('!')) return [];
  const normalizedPattern = posix.normalize(pattern).replace(/\/$/, '');
  const parent = normalizedPattern.replace(/\/?\*{1,2}$/, '') || '.';
  return normalizedPattern.includes('*') ? list(parent).map((name) => posix.join(parent, name)) : [normalizedPattern];
}
