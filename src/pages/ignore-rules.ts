import type { IgnoreRule } from '../values/inventory.ts';

/** What the rules of a site say of a file, by its path relative to the docs root: left out, kept in spite of others, or nothing. */
export type SiteRules = (file: string) => IgnoreRule | 'kept' | undefined;

const folders: ReadonlySet<string> = new Set([
  ...['.git', '.github', '.claude', '.agents', '.idea', '.vscode', '.cursor', '.mintlify', 'node_modules'],
]);
const rootFolders: ReadonlySet<string> = new Set(['snippets', '_snippets']);
const files: ReadonlySet<string> = new Set([
  ...['readme.md', 'license.md', 'changelog.md', 'contributing.md', 'contribute.md'],
]);

/**
 * The rules that hold for every site: folders of tools, snippets, and the Markdown files that a repository has for its
 * own readers. Letter case does not matter.
 */
export function builtInRule(file: string): IgnoreRule | undefined {
  const parts = file.toLowerCase().split('/');
  const name = parts.pop() as string;
  if (files.has(name)) return { pattern: name, from: 'built-in' };
  if (parts.length === 0) return name === 'skill.md' ? { pattern: '/skill.md', from: 'built-in' } : undefined;
  if (rootFolders.has(parts[0] as string)) return { pattern: `/${parts[0]}`, from: 'built-in' };
  for (const [index, part] of parts.entries()) {
    if (!folders.has(part)) continue;
    if (part === '.mintlify' && parts[index + 1] === 'skills') continue;
    return { pattern: part, from: 'built-in' };
  }
  return undefined;
}

const repositoryFiles: ReadonlySet<string> = new Set([
  ...['agents.md', 'claude.md', 'skill.md', 'code_of_conduct.md', 'security.md', 'styleguide.md'],
]);

/**
 * The rules for what is written for agents and for the people of a repository, and for folders whose names begin with a
 * dot: no pages unless the navigation names them.
 */
export function unnamedRule(file: string): IgnoreRule | undefined {
  const parts = file.split('/');
  const name = (parts.pop() as string).toLowerCase();
  if (repositoryFiles.has(name)) return { pattern: name, from: 'built-in', unlessNamed: true };
  const folder = parts.find((part) => part.startsWith('.') && part !== '.mintlify');
  return folder === undefined ? undefined : { pattern: folder, from: 'built-in', unlessNamed: true };
}

/** The rules of a `.mintignore`: those of a `.gitignore` that follow the built-in ones, without regard to letter case. */
export async function mintignoreRules(text: string): Promise<SiteRules> {
  const { default: ignore } = await import('ignore');
  const rules = ignore({ ignorecase: true, allowRelativePaths: false });
  for (const [index, pattern] of text.split(/\r?\n/).entries()) rules.add({ pattern, mark: String(index + 1) });
  return (file) => {
    const { ignored, unignored, rule } = rules.test(file);
    if (!ignored) return unignored ? 'kept' : undefined;
    return { pattern: rule?.pattern ?? '', from: '.mintignore', line: Number(rule?.mark ?? 1) };
  };
}
