import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** A code block, or a command in a sentence, that users copy. */
export interface Snippet {
  /** Path of the page in the repository, with slashes. */
  readonly page: string;
  /** Line number, from 1. */
  readonly line: number;
  /** Language of the fence; `''` without one, `'inline'` for code in a sentence. */
  readonly language: string;
  /** File name in the fence or in a comment at the top. */
  readonly file?: string;
  readonly text: string;
}

/** Pages generated from the changelog. */
const excludedPages = new Set(['docs/changes.md']);

const pages = [
  'README.md',
  ...readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.mdx?$/.test(path) && !excludedPages.has(path))
    .sort(),
];

const commandNames = 'check|init|fix|explain|diff|report|print|generate|feedback|lsp|schema|completion';

/** Inline code that is a shell command: a command of this package, or another program with at least one argument. */
const typed = new RegExp(
  `^(?:(?:npx )?docs-json-nav [a-z].*|(?:${commandNames}) \\S.*|(?:npm|npx|pnpm|yarn|node|git|cd|curl|code) \\S.*)$`,
);

const fence = /^( *)(`{3,})([^\n`]*)\n(.*?)^ *\2 *$/gms;

/** File path in a comment within the first lines. */
const namedIn = /^(?:---\n)?(?:\/\/|\/\*|#) ([\w./[\]-]+\.\w+)\b/;

/** All code blocks and commands of all pages, in order. */
export const snippets: readonly Snippet[] = pages.flatMap((page) => {
  const text = readFileSync(join(packageRoot, page), 'utf8');
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const blocks = [...text.matchAll(fence)].map(({ index, 3: words = '', 4: code = '' }): Snippet => {
    const [language = '', name] = words.trim().split(' ');
    const file = name ?? namedIn.exec(code)?.[1];
    return { page, line: lineAt(index), language, ...(file === undefined ? {} : { file }), text: code };
  });
  const prose = text.replace(fence, (block) => block.replace(/[^\n]/g, ' '));
  const commands = [...prose.matchAll(/(`+)(.+?)\1|<code>([^<]+)<\/code>/g)].flatMap(({ index, 2: code, 3: html }) => {
    const words = (code ?? html ?? '').replaceAll('\\|', '|').trim();
    return typed.test(words) ? [{ page, line: lineAt(index), language: 'inline', text: words }] : [];
  });
  return [...blocks, ...commands].sort((a, b) => a.line - b.line);
});

/** Label of a snippet in reports. */
export function snippetLabel({ page, line, text }: Snippet): string {
  const [first = ''] = text.trim().split('\n');
  return `${page}:${line} ${first}`;
}

/** Command lines of a snippet, without comments, in order. */
export function commandsIn({ language, text }: Snippet): readonly string[] {
  if (language === 'yaml') {
    const script = text.replace(/^ *- run: \|\n((?: {4,}.*\n)+)/gm, (_, lines: string) =>
      lines.replace(/^ +/gm, '- run: '),
    );
    return [...script.matchAll(/^ *(?:- (?:run: )?|entry: )((?:npm|npx|docs-json-nav) .*)$/gm)].map(
      ([, line = '']) => line,
    );
  }
  if (language === 'json') {
    const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
    return Object.values(scripts);
  }
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\$ /, '')
        .replace(/(?:^|\s+)#\s.*$/, '')
        .trim(),
    )
    .filter((line) => line !== '');
}
