import type { IgnoreRule } from '../values/inventory.ts';
import { lastStep } from '../values/paths.ts';

/** What the rules of a site say of a file, by its path relative to the docs root: left out, kept in spite of others, or nothing. */
export type SiteRules = (file: string) => IgnoreRule | 'kept' | undefined;

/** Folders of tools, at any depth; `.mintlify/skills` is none. */
const toolFolder = /(?:^|\/)(\.(?:git|github|claude|agents|idea|vscode|cursor|mintlify(?!\/skills\/))|node_modules)\//;
const files: ReadonlySet<string> = new Set([
  ...['readme.md', 'license.md', 'changelog.md', 'contributing.md', 'contribute.md'],
]);

const repositoryFiles: ReadonlySet<string> = new Set([
  ...['agents.md', 'claude.md', 'skill.md', 'code_of_conduct.md', 'security.md', 'styleguide.md'],
]);
const hiddenFolder = /(?:^|\/)(\.(?!mintlify\/)[^/]*)\//;

/**
 * What the rules that hold for every site say of a file, by its path relative to the folder of the pages. Folders of
 * tools, snippets, and the Markdown files that a repository has for its own readers, in any letter case, are left out.
 * What is written for agents and for the people of a repository, and files and folders whose names begin with a dot, are
 * no pages unless the navigation names them.
 */
export function builtInRule(file: string): IgnoreRule | undefined {
  const [own, lower] = [lastStep(file), file.toLowerCase()];
  const name = own.toLowerCase();
  if (files.has(name)) return { pattern: name, from: 'built-in' };
  if (lower === 'skill.md' || /^_?snippets\//.test(lower))
    return { pattern: `/${lower.split('/', 1)[0]}`, from: 'built-in' };
  const tool = toolFolder.exec(lower)?.[1];
  if (tool !== undefined) return { pattern: tool, from: 'built-in' };
  if (repositoryFiles.has(name)) return { pattern: name, from: 'built-in', unlessNamed: true };
  const hidden = own.startsWith('.') ? own : hiddenFolder.exec(file)?.[1];
  return hidden === undefined ? undefined : { pattern: hidden, from: 'built-in', unlessNamed: true };
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
