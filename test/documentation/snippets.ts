import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** A block of code, or a command in a sentence, on a page that people copy from. */
export interface Snippet {
  /** Its page: a path below the repository, with slashes. */
  readonly page: string;
  /** From 1. */
  readonly line: number;
  /** Of its fence, `''` if that names none; `'inline'` for code in a sentence. */
  readonly language: string;
  /** The file that it is, which its fence or a comment at its top names. */
  readonly file?: string;
  readonly text: string;
}

/** Pages of people who change this package, and what a build makes of the changelog. */
const elsewhere = new Set(['docs/changes.md']);

const pages = [
  'README.md',
  ...readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.mdx?$/.test(path) && !elsewhere.has(path))
    .sort(),
];

const commandNames = 'check|init|fix|explain|diff|report|print|generate|feedback|lsp|schema|completion';

/** Code in a sentence that is typed into a shell: a command of ours, or of another program with at least one word. */
const typed = new RegExp(
  `^(?:(?:npx )?docs-json-nav [a-z].*|(?:${commandNames}) \\S.*|(?:npm|npx|pnpm|yarn|node|git|cd|curl|code) \\S.*)$`,
);

const fence = /^( *)(`{3,})([^\n`]*)\n(.*?)^ *\2 *$/gms;

/** The file that a comment in the first lines names: a path with an extension. */
const namedIn = /^(?:---\n)?(?:\/\/|\/\*|#) ([\w./[\]-]+\.\w+)\b/;

/** Every block and every command of every page, in order. */
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

/** How a snippet is named in reports. */
export function nameOf({ page, line, text }: Snippet): string {
  const [first = ''] = text.trim().split('\n');
  return `${page}:${line} ${first}`;
}

/** Command lines of a snippet, without comments, in the order in which they are typed. */
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
