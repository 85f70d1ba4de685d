import { type Snippet, snippets } from './snippets.ts';

/** Way to run a snippet with the packed package. */
export type SnippetRunner =
  | 'command'
  | 'settings'
  | 'module'
  | 'rule'
  | 'example'
  | 'generator'
  | 'output'
  | 'editor'
  | 'navigation'
  | 'page';

/** Pages whose code blocks together are a project of a generator or bundler. */
const generatorPages = /^docs\/(?:starlight|vitepress|docusaurus|fumadocs|rspress|mkdocs|bundlers)\.md$/;
const isCode = ({ language }: Snippet): boolean => /^(?:js|ts|tsx|css|vue|astro|yaml)$/.test(language);

/** Selects the snippets of each runner. The first match counts. */
const matchers: Readonly<Record<SnippetRunner, (snippet: Snippet) => boolean>> = {
  example: ({ page, file, language }) =>
    page.startsWith('docs/diagnostics/') && (file !== undefined || language === 'mdx'),
  navigation: ({ page, language }) => /^docs\/(?:endpoint-)?navigation\.md$/.test(page) && language !== 'inline',
  output: ({ language, text }) => /^(?:text|txt|)$/.test(language) || text.startsWith('nav:\n'),
  rule: ({ page, language, file }) => page === 'docs/custom-rules.md' && (language === 'js' || file === 'package.json'),
  generator: (snippet) =>
    isCode(snippet) && !/^import site from 'virtual:/m.test(snippet.text) && generatorPages.test(snippet.page),
  module: ({ language, text }) =>
    language === 'ts' && (/^import /m.test(text) || /\b(?:placementOf|choiceRowsOf)\(/.test(text)),
  settings: ({ language, file }) => /^[jt]s$/.test(language) || file === 'docs-json-nav.config.json',
  editor: ({ page, language }) => page === 'docs/editors.md' && language !== 'inline' && language !== 'sh',
  page: ({ language }) => /^(?:css|md|mdx)$/.test(language),
  command: ({ language, text }) =>
    /^(?:sh|console|inline|yaml)$/.test(language) || (language === 'json' && text.includes('"scripts"')),
};

/** Test files that run the snippets of each runner. */
export const testFilesByRunner: Readonly<Record<SnippetRunner, readonly string[]>> = {
  command: ['test/website/commands.test.ts'],
  settings: ['test/website/snippets.test.ts'],
  module: ['test/website/snippets.test.ts'],
  rule: ['test/website/snippets.test.ts'],
  page: ['test/website/snippets.test.ts'],
  editor: ['test/website/snippets.test.ts'],
  example: ['test/website/examples.test.ts'],
  navigation: ['test/documentation/navigation-examples.test.ts'],
  output: ['test/website/snippets.test.ts'],
  generator: ['test/generators/snippets.ts'],
};

/** Snippets that no test runs, with the reason. Matched by a part of their text, on any page or on one. */
export const exceptions: readonly { readonly has: string; readonly page?: string; readonly reason: string }[] = [
  {
    has: 'check ../pull-request/docs --config docs-json-nav.config.mjs',
    reason: 'Needs checkouts of two branches: `test/docs.process.test.ts` runs it in them.',
  },
  { has: 'docs-json-nav preview', reason: 'Serves until it is stopped: `test/preview.test.ts` opens its pages.' },
  { has: '"eyebrow": {', page: 'docs/model.md', reason: 'A part of the output of `print --as model`.' },
  { has: '"endColumn"', page: 'docs/formats.md', reason: 'A part of the output of `check --format json`.' },
  {
    has: 'dialect-icon-unknown          1',
    page: 'docs/moving.md',
    reason:
      'The end of a report about a site with one unknown icon: `test/forecast.long.test.ts` compares such tables.',
  },
  { has: '"$TURBO_DEFAULT$"', reason: 'A setting of Turborepo, which is not ours to test.' },
  { has: 'node_modules\ndist', page: 'docs/moving.md', reason: 'Two lines of a .gitignore.' },
  {
    has: '.docs-json-nav\npublic/images',
    reason: 'Two lines of a .gitignore. `test/init.test.ts` compares what init writes.',
  },
];

/** Runner of a snippet; undefined if none runs it. */
export function runnerOf(snippet: Snippet): SnippetRunner | undefined {
  if (isException(snippet)) return undefined;
  return (Object.keys(matchers) as SnippetRunner[]).find((runner) => matchers[runner](snippet));
}

export function isException({ page, text }: Snippet): boolean {
  return exceptions.some(({ has, page: only }) => text.includes(has) && (only === undefined || only === page));
}

/** Snippets of a runner, in page order. */
export function snippetsOf(runner: SnippetRunner): readonly Snippet[] {
  return snippets.filter((snippet) => runnerOf(snippet) === runner);
}
