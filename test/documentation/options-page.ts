import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option } from '../../src/core/values/option.ts';
import { isLiteral, type ReferenceRow, rows } from '../support/options-reference.ts';
import { packageRoot } from '../support/run.ts';

/** Chapters of the page, each with its options in order. The last chapter gets all remaining options. */
const chapters: readonly (readonly [title: string, introduction: string, names: readonly string[]])[] = [
  [
    'Where your docs are',
    'Most sites need none of these: `docs-json-nav` finds the docs folder by its `docs.json`.',
    ['root', 'sites', 'pagesDir', 'publicDir', 'follow'],
  ],
  [
    'Which files are pages',
    'All `.mdx` and `.md` files of the docs folder are pages, except those that a rule leaves out.',
    ['provided', 'ignore', 'pages'],
  ],
  [
    'What is checked',
    'What `check` and builds look for, and how severe it is.',
    [
      'rules',
      'maxWarnings',
      'ignoreFindings',
      'baseline',
      'customRules',
      'content',
      'external',
      'externalIgnore',
      'externalSeconds',
      'slugs',
    ],
  ],
  [
    'How the site is published',
    'What plugins and `print` have to know about the published site.',
    ['base', 'url', 'emit', 'ownStyles', 'endpoints'],
  ],
  ['Network and limits', 'Where specifications may come from, and how large files may be.', ['remote', 'limits']],
  ['Reader feedback', 'For a documentation service that collects what readers say.', ['feedback']],
];

/** Example of each option in a settings file. A test passes each one to the program. */
export const examples: Readonly<Record<string, string>> = {
  root: "root: 'docs'",
  sites: "sites: ['docs', 'internal-docs']",
  pagesDir: "pagesDir: 'src/pages'",
  publicDir: "publicDir: 'public'",
  follow: "follow: ['../SECURITY.md']",
  provided: "provided: ['reference/python/**']",
  ignore: "ignore: ['drafts/**']",
  pages: "pages: ['README.md']",
  rules: "rules: { 'page-duplicate': 'off', 'page-unlisted': 'warning' }",
  maxWarnings: 'maxWarnings: 0',
  ignoreFindings:
    "ignoreFindings: [{ code: 'link-missing', file: 'changelog/**', reason: 'old entries link to pages that are gone' }]",
  baseline: "baseline: 'docs-json-nav.baseline.json'",
  content: 'content: false',
  external: 'external: true',
  externalIgnore: "externalIgnore: ['https://github.com/acme/private/**']",
  externalSeconds: 'externalSeconds: 300',
  slugs: "slugs: 'github'",
  base: "base: '/docs'",
  url: "url: 'https://docs.example.com'",
  emit: "emit: ['sitemap', 'llms']",
  ownStyles: 'ownStyles: false',
  endpoints: "endpoints: { tryIt: 'form' }",
  remote: "remote: { offline: true, hosts: ['specs.internal:8080'] }",
  limits: 'limits: { specificationSize: 256 }',
  feedback: "feedback: { projectId: 'your-project', limits: { open: 5 } }",
};

const introduction = `---
title: Options
description: Every option, its default and its flag.
---

For anyone who sets up \`docs-json-nav\` and needs more than the defaults. Most sites need at most two of them.

Set options in \`docs-json-nav.config.mjs\` (or \`.js\`, \`.ts\`, \`.json\`), which is next to \`package.json\` or in the docs folder:

\`\`\`js docs-json-nav.config.mjs
import { defineConfig } from 'docs-json-nav';

export default defineConfig({ root: 'docs', maxWarnings: 0 });
\`\`\`

The import needs the package in your project. [Without it](#without-the-package-in-your-project), leave out the import.

## Which file is used

Only the first of these files is used. \`check --verbose\` names it in its first line. Two config files in one folder, such as \`.mjs\` and \`.json\`, are an error.

1. next to the \`package.json\` nearest to the docs folder
2. next to the \`package.json\` nearest to the working directory; without one, in the working directory or a folder above it
3. in the docs folder

The search ends at the root of the repository or at the working directory, whichever is higher, and never goes above your home directory. The language server doesn't look above the workspace folder. \`--config FILE\` uses any file that you name, and no other.

You can also pass options to a plugin, or use a flag if there is one. Flags and plugin options win over the file. Lists, and options that contain others, are combined. \`extends\` takes [settings from a package](custom-rules.md#share-rules-between-sites). A \`.ts\` file needs Node 22.18 or newer, or the package \`jiti\`.

## Without the package in your project

If you use \`npx\` or the GitHub action, and the package isn't installed in your project, write the file without the import. \`docs-json-nav.config.json\` works too.

\`\`\`js docs-json-nav.config.mjs
export default { root: 'docs', maxWarnings: 0 };
\`\`\`
`;

/** Renders `docs/options.md`: one linkable section per option. */
export function optionsPage(): string {
  const listed = chapters.flatMap(([, , names]) => names);
  const tops = new Set(rows.map(({ name }) => topOf(name)));
  const others = [...tops].filter((name) => !listed.includes(name));
  const all = others.length === 0 ? chapters : [...chapters, ['More options', '', others] as const];
  const parts = all.flatMap(([title, about, names]) => [
    `## ${title}`,
    ...(about === '' ? [] : [about]),
    ...names.flatMap((name) => rows.filter((row) => topOf(row.name) === name)).map(section),
  ]);
  return `${introduction}\n${parts.join('\n\n')}\n`;
}

function section(row: ReferenceRow): string {
  const { name, option, text } = row;
  const flag = flagOf(name, option);
  const facts = [
    `**Type:** ${typeOf(option)}`,
    `**Default:** ${defaultOf(row)}`,
    ...(flag === '' ? [] : [`**Flag:** ${flag}`]),
  ];
  const example = examples[name];
  return [
    `${isTop(name) ? '###' : '####'} ${name}`,
    ...(text === '' ? [] : [withLinks(text)]),
    ...(option.kind === 'group' ? [] : [facts.join(' · ')]),
    ...(example === undefined ? [] : [`\`\`\`js\n${example}\n\`\`\``]),
  ].join('\n\n');
}

const topOf = (name: string): string => name.replace(/[.[].*$/, '');

const isTop = (name: string): boolean => topOf(name) === name;

/** Turns paths of documentation pages, or of their headings, into links with the title of the page or the heading. */
function withLinks(text: string): string {
  return text.replace(/`docs\/([\w/-]+\.md)(?:#([\w-]+))?`/g, (_, page: string, anchor?: string) => {
    const source = readFileSync(join(packageRoot, 'docs', page), 'utf8');
    if (anchor === undefined) return `[${/^title: (.+)$/m.exec(source)?.[1]}](${page})`;
    const headings = [...source.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
    const heading = headings.find((text) => text.toLowerCase().replaceAll(' ', '-') === anchor);
    return `[${heading}](${page}#${anchor})`;
  });
}

/** Formats a default value: values as code, words as text. */
function defaultOf({ option, default: usual }: ReferenceRow): string {
  if (usual !== undefined) return isLiteral(usual) ? `\`${usual}\`` : withLinks(usual);
  return option.kind !== 'group' && option.required === true ? 'none, it must be set' : 'none';
}

function typeOf(option: Option): string {
  switch (option.kind) {
    case 'text':
      return 'string';
    case 'toggle':
      return 'boolean';
    case 'number': {
      const { whole, min: least, max: most, exclusiveMin: above } = option;
      const limits = [
        least === undefined ? '' : ` from ${least}`,
        above === undefined ? '' : ` above ${above}`,
        most === undefined ? '' : `${least === undefined ? ', at most' : ' to'} ${most}`,
      ];
      return `${whole === true ? 'whole number' : 'number'}${limits.join('')}`;
    }
    case 'choice':
      return option.of.map((word) => `\`'${word}'\``).join(', ');
    case 'list':
      if (option.of.kind === 'group') return 'list of objects';
      if (option.of.kind === 'rule') return 'list of rules';
      return option.of.kind === 'choice' ? `list of ${typeOf(option.of)}` : 'list of strings';
    case 'record':
      return `object with one of ${typeOf(option.of)} for each ${option.name}`;
    case 'group':
      return 'object';
    case 'rule':
      return 'rule';
  }
}

function flagOf(name: string, { flag, ...option }: Option): string {
  if (flag === undefined) return '';
  const last = name.split('.').at(-1) ?? name;
  const word = flag.name ?? last.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isOn = option.kind === 'toggle' && option.default;
  const flags = [`\`--${isOn ? 'no-' : ''}${word}${flag.value === undefined ? '' : ` ${flag.value}`}\``];
  if (option.kind === 'record' && option.shorthand !== undefined) flags.push(`\`--${option.shorthand.name}\``);
  return flags.join(', ') + (flag.commands === undefined ? '' : ` (${flag.commands.join(', ')})`);
}
