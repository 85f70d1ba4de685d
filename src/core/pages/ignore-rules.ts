import type { IgnoreRule } from '../values/inventory.ts';
import { lastSegment } from '../values/paths.ts';

/**
 * Decision of a site's own rules about a file, by its path relative to the docs root. `undefined` if no rule matches.
 */
export type SiteRules = (file: string) => IgnoreRule | 'kept' | undefined;

/** Folders of tools, at any depth. `.mintlify/skills` is an exception. */
const toolFolder = /(?:^|\/)(\.(?:git|github|claude|agents|idea|vscode|cursor|mintlify(?!\/skills\/))|node_modules)\//;
const ignoredNames: ReadonlySet<string> = new Set([
  ...['readme.md', 'license.md', 'changelog.md', 'contributing.md', 'contribute.md'],
]);

const repositoryFiles: ReadonlySet<string> = new Set([
  ...['agents.md', 'claude.md', 'skill.md', 'code_of_conduct.md', 'security.md', 'styleguide.md'],
]);
const hiddenFolder = /(?:^|\/)(\.(?!mintlify\/)[^/]*)\//;

/**
 * Built-in ignore rules, by the path relative to the pages folder. Always ignored: folders of tools, snippets, and
 * Markdown files such as `README.md` (case-insensitive). Ignored unless the navigation names them: files for agents and
 * contributors, and names that begin with a dot.
 */
export function builtInRule(file: string): IgnoreRule | undefined {
  const [fileName, lower] = [lastSegment(file), file.toLowerCase()];
  const name = fileName.toLowerCase();
  if (ignoredNames.has(name)) return { pattern: name, from: 'built-in' };
  if (lower === 'skill.md' || /^_?snippets\//.test(lower))
    return { pattern: `/${lower.split('/', 1)[0]}`, from: 'built-in' };
  const tool = toolFolder.exec(lower)?.[1];
  if (tool !== undefined) return { pattern: tool, from: 'built-in' };
  if (repositoryFiles.has(name)) return { pattern: name, from: 'built-in', unlessNamed: true };
  const hidden = fileName.startsWith('.') ? fileName : hiddenFolder.exec(file)?.[1];
  return hidden === undefined ? undefined : { pattern: hidden, from: 'built-in', unlessNamed: true };
}

/** Parses `.mintignore`: syntax of `.gitignore`, case-insensitive, applied after the built-in rules. */
export async function parseMintignore(text: string): Promise<SiteRules> {
  const { default: ignore } = await import('ignore');
  const rules = ignore({ ignorecase: true, allowRelativePaths: false });
  for (const [index, pattern] of text.split(/\r?\n/).entries()) rules.add({ pattern, mark: String(index + 1) });
  return (file) => {
    const { ignored, unignored, rule } = rules.test(file);
    if (!ignored) return unignored ? 'kept' : undefined;
    return { pattern: rule?.pattern ?? '', from: '.mintignore', line: Number(rule?.mark ?? 1) };
  };
}
