import { config, page } from './folder.ts';

const operation = (summary: string): string => `get: { operationId: ${summary.replace(' ', '')}, summary: ${summary} }`;

/** A project with a file of every kind that a site can consist of. */
export const everyKind: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }\n',
  'docs-json-nav.config.json': JSON.stringify({
    base: '/manual',
    content: true,
    rules: { 'link-anchor': 'error' },
  }),
  'docs/docs.json': config({
    groups: [
      { group: 'Start', pages: ['index'] },
      { $ref: './more.json' },
      { group: 'Reference', openapi: 'api.yaml', pages: ['GET /jobs', 'GET /workers'] },
    ],
  }),
  'docs/more.json': JSON.stringify({ group: 'More', pages: ['guide'] }),
  'docs/.mintignore': '/drafts\n',
  'docs/drafts/idea.mdx': page('An idea'),
  'docs/index.mdx': `${page('Home')}\nSee [the note](/guide#mind).\n`,
  'docs/guide.mdx': `${page('Guide')}\nimport Note from '/snippets/note.mdx';\n\n<Note />\n`,
  'docs/snippets/note.mdx': '## Mind\n',
  'docs/api.yaml': [
    'openapi: 3.1.0',
    'info: { title: API, version: "1" }',
    'paths:',
    `  /jobs: { ${operation('List jobs')} }`,
    "  /workers: { $ref: './paths/workers.yaml' }",
    '',
  ].join('\n'),
  'docs/paths/workers.yaml': `${operation('List workers')}\n`,
};

/** One edit: the replacement in a file, and a text that the model or the report contains only afterwards. */
export interface Edit {
  readonly kind: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly shows: string;
}

/** One edit for each kind of file, in order. The last one breaks the site. */
export const everyEdit: readonly Edit[] = [
  { kind: 'docs.json', file: 'docs/docs.json', from: 'Start', to: 'Beginning', shows: 'Beginning' },
  { kind: 'a file of a $ref', file: 'docs/more.json', from: 'More', to: 'Further', shows: 'Further' },
  { kind: 'a page', file: 'docs/index.mdx', from: 'Home', to: 'Welcome', shows: 'Welcome' },
  {
    kind: 'a specification',
    file: 'docs/api.yaml',
    from: 'summary: List jobs',
    to: 'summary: All jobs',
    shows: 'All jobs',
  },
  {
    kind: 'a file of a specification',
    file: 'docs/paths/workers.yaml',
    from: 'summary: List workers',
    to: 'summary: All workers',
    shows: 'All workers',
  },
  { kind: '.mintignore', file: 'docs/.mintignore', from: '/drafts', to: '/plans', shows: 'An idea' },
  {
    kind: 'the settings file',
    file: 'docs-json-nav.config.json',
    from: '/manual',
    to: '/handbook',
    shows: '/handbook',
  },
  { kind: 'a snippet', file: 'docs/snippets/note.mdx', from: 'Mind', to: 'Heed', shows: 'link-anchor' },
];
