import { posix } from 'node:path';
import { load } from 'js-yaml';
import type { FolderFiles } from '../../core/host.ts';
import { isObject, type Json, parseJson } from '../../core/values.ts';
import { dependenciesOf } from './manifest.ts';
import { type Recipe, recipes } from './recipes.ts';

/** A package of a workspace that builds a site. */
export interface SiteWorkspace {
  /** From the folder of the workspace. */
  readonly folder: string;
  readonly recipe: Recipe;
}

/**
 * The packages of a workspace that build sites, by the patterns of `workspaces` in package.json and of
 * pnpm-workspace.yaml. A bundler alone does not count: it may build anything.
 */
export function siteWorkspaces({ read, list }: FolderFiles): readonly SiteWorkspace[] {
  const patterns = [...listIn(parseJson(read('package.json') ?? ''), 'workspaces'), ...pnpmPatterns(read)];
  const folders = new Set(patterns.flatMap((pattern) => matching(pattern, list)));
  return [...folders].sort().flatMap((folder) => {
    const dependencies = dependenciesOf(parseJson(read(posix.join(folder, 'package.json')) ?? ''));
    const recipe = sites.find(({ package: name }) => dependencies.has(name));
    return recipe === undefined ? [] : [{ folder, recipe }];
  });
}

const sites = recipes.filter(({ name }) => name !== 'vite' && name !== 'next' && name !== 'astro');

function pnpmPatterns(read: FolderFiles['read']): readonly string[] {
  try {
    return listIn(load(read('pnpm-workspace.yaml') ?? '') as Json | undefined, 'packages');
  } catch {
    return [];
  }
}

/** `workspaces` is a list, or with Yarn an object with one. */
function listIn(value: Json | undefined, name: string): readonly string[] {
  const member = isObject(value) ? value[name] : undefined;
  const list = isObject(member) ? member.packages : member;
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/** Folders that a pattern means; of patterns the forms that workspaces have: `site`, `packages/*`, `apps/**`. */
function matching(pattern: string, list: FolderFiles['list']): readonly string[] {
  if (pattern.startsWith('!')) return [];
  const plain = posix.normalize(pattern).replace(/\/$/, '');
  const parent = plain.replace(/\/?\*{1,2}$/, '') || '.';
  return plain.includes('*') ? list(parent).map((name) => posix.join(parent, name)) : [plain];
}
