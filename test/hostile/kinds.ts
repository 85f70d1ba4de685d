/** Files of a small site, by path. */
export type Files = Readonly<Record<string, string>>;

/** A single change that breaks a site, with the expected finding. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  /** Text to replace. It occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** Allowed codes: one of them must be found. */
  readonly codes: readonly string[];
  /** Lines between the changed line and the finding. Default: 0. */
  readonly below?: number;
  /** File of the finding. Default: the changed file. */
  readonly foundIn?: string;
  /** Part of the line of the finding, if it isn't the changed line. */
  readonly foundAt?: string;
}

const page = (title: string, body: string): string => `---\ntitle: ${title}\ndescription: About it\n---\n\n${body}\n`;

/** A valid site with everything that the mutations change. */
export const validSite: Files = {
  'docs.json': `{
  "name": "Hostile",
  "redirects": [
    { "source": "/old", "destination": "/guides/start" },
    { "source": "/older", "destination": "/guides/more" }
  ],
  "navigation": {
    "languages": [
      {
        "language": "en",
        "tabs": [
          {
            "tab": "Guides",
            "groups": [
              {
                "group": "Start",
                "icon": "rocket",
                "pages": [
                  "index",
                  "guides/start",
                  { "group": "Deep", "expanded": true, "pages": ["guides/more"] }
                ]
              }
            ]
          },
          {
            "tab": "API",
            "openapi": "api.yaml",
            "pages": [
              "api/overview",
              "GET /jobs",
              "POST /jobs/{id}"
            ]
          },
          { "tab": "Away", "href": "https://example.com/away" },
          { "tab": "Near", "href": "/guides/last" }
        ]
      },
      {
        "language": "fr",
        "pages": [
          "fr/index"
        ]
      }
    ]
  }
}
`,
  'index.mdx': page('Home', '# Home\n\nRead [the start](/guides/start) and [more](/guides/more#second).'),
  'guides/start.mdx': page('Start', '## First\n\n<Note>\n  Text\n</Note>\n\n[Home](/)'),
  'guides/more.mdx': page('More', '## Second\n\nUse {1 + 1} of them.\n\n![Picture](/images/a.png)'),
  'guides/last.mdx': page('Last', 'Text.'),
  'api/overview.mdx': page('Overview', 'See [jobs](/api-reference/list-jobs).'),
  'fr/index.mdx': page('Accueil', 'Texte.'),
  'images/a.png': 'picture',
  'api.yaml': `openapi: 3.1.0
info:
  title: API
  version: "1"
paths:
  /jobs:
    get:
      summary: List jobs
      responses:
        "200":
          description: Fine
  /jobs/{id}:
    post:
      summary: Start a job
      responses:
        "200":
          description: Fine
`,
};

const config = 'docs.json';

export const mutations: readonly Mutation[] = [
  {
    name: "a page that doesn't exist",
    file: config,
    from: '"guides/start",',
    to: '"guides/strat",',
    codes: ['page-missing'],
  },
  {
    name: 'another letter case',
    file: config,
    from: '"guides/start",',
    to: '"Guides/start",',
    codes: ['page-letter-case'],
  },
  { name: 'an extension', file: config, from: '"guides/start",', to: '"guides/start.mdx",', codes: ['page-extension'] },
  { name: 'a page twice', file: config, from: '"guides/start",', to: '"index",', codes: ['page-duplicate'] },
  {
    name: 'a path that leaves the docs folder',
    file: config,
    from: '"guides/start",',
    to: '"../start",',
    codes: ['page-path'],
  },
  { name: 'a backslash', file: config, from: '"guides/start",', to: '"guides\\\\start",', codes: ['page-path'] },
  {
    name: 'a URL as a page',
    file: config,
    from: '"guides/start",',
    to: '"https://example.com",',
    codes: ['page-path'],
  },
  { name: 'a fragment', file: config, from: '"guides/start",', to: '"guides/start#first",', codes: ['page-path'] },
  { name: 'a number as a page', file: config, from: '"guides/start",', to: '7,', codes: ['field-type'] },
  { name: 'an empty page', file: config, from: '"guides/start",', to: '"",', codes: ['field-empty'] },
  { name: 'a missing comma', file: config, from: '"index",', to: '"index"', codes: ['config-syntax'], below: 1 },
  { name: 'a comma too many', file: config, from: '"fr/index"', to: '"fr/index",', codes: ['config-nonstandard'] },
  { name: 'a comment', file: config, from: '"index",', to: '"index", // home', codes: ['config-nonstandard'] },
  { name: 'no opening quote of an entry', file: config, from: '"index",', to: 'index",', codes: ['config-syntax'] },
  { name: 'no opening quote of a key', file: config, from: '"icon":', to: 'icon":', codes: ['config-syntax'] },
  { name: 'no closing quote', file: config, from: '"icon": "rocket"', to: '"icon": "rocket', codes: ['config-syntax'] },
  { name: 'no colon', file: config, from: '"icon": ', to: '"icon" ', codes: ['config-syntax'] },
  {
    name: 'a merge conflict',
    file: config,
    from: '"index",',
    to: '\n<<<<<<< ours\n"index",\n=======\n"index",\n>>>>>>> theirs\n',
    codes: ['config-syntax'],
    below: 1,
  },
  {
    name: 'a key twice',
    file: config,
    from: '"icon": "rocket",',
    to: '"icon": "a", "icon": "b",',
    codes: ['config-duplicate-key'],
  },
  {
    name: 'a typo in a field',
    file: config,
    from: '"expanded": true',
    to: '"expandet": true',
    codes: ['field-unknown'],
  },
  { name: 'a typo in a list', file: config, from: '"tabs": [', to: '"tasb": [', codes: ['field-unknown'] },
  {
    name: 'a field of another element',
    file: config,
    from: '"expanded": true',
    to: '"href": "/x"',
    codes: ['field-misplaced'],
  },
  { name: 'a wrong type', file: config, from: '"expanded": true', to: '"expanded": "yes"', codes: ['field-type'] },
  {
    name: 'a missing name',
    file: config,
    from: '"tab": "Guides",',
    to: '',
    codes: ['field-missing'],
    foundAt: '          {',
  },
  { name: 'an empty name', file: config, from: '"tab": "Guides"', to: '"tab": ""', codes: ['field-empty'] },
  { name: 'a name twice', file: config, from: '"tab": "API"', to: '"tab": "Guides"', codes: ['name-duplicate'] },
  {
    name: "a language that doesn't exist",
    file: config,
    from: '"language": "fr"',
    to: '"language": "french"',
    codes: ['language-unknown'],
  },
  { name: 'an icon with a prefix', file: config, from: '"rocket"', to: '"fa-rocket"', codes: ['field-value'] },
  {
    name: 'a link that runs code',
    file: config,
    from: '"https://example.com/away"',
    to: '"java\\tscript:alert(1)"',
    codes: ['field-value'],
  },
  {
    name: 'a broken link',
    file: config,
    from: '"/guides/last"',
    to: '"/guides/lost"',
    codes: ['href-missing'],
  },
  {
    name: 'a redirect to nothing',
    file: config,
    from: '"/guides/more" }',
    to: '"/guides/mroe" }',
    codes: ['redirect-target'],
  },
  {
    name: 'a redirect to itself',
    file: config,
    from: '"destination": "/guides/more"',
    to: '"destination": "/older"',
    codes: ['redirect-loop'],
  },
  {
    name: 'a redirect that hides a page',
    file: config,
    from: '"source": "/older"',
    to: '"source": "/guides/start"',
    codes: ['redirect-shadow'],
  },
  {
    name: 'a redirect twice',
    file: config,
    from: '"source": "/older"',
    to: '"source": "/old"',
    codes: ['redirect-duplicate'],
  },
  {
    name: 'a redirect that runs code',
    file: config,
    from: '"/guides/more" }',
    to: '"data:text/html,x" }',
    codes: ['field-value'],
  },
  {
    name: "a specification that doesn't exist",
    file: config,
    from: '"api.yaml"',
    to: '"apis.yaml"',
    codes: ['spec-missing'],
  },
  {
    name: "an endpoint that doesn't exist",
    file: config,
    from: '"GET /jobs"',
    to: '"GET /job"',
    codes: ['endpoint-missing'],
  },
  {
    name: "a method that isn't one",
    file: config,
    from: '"GET /jobs"',
    to: '"FETCH /jobs"',
    codes: ['endpoint-method'],
  },
  {
    name: 'an endpoint twice',
    file: config,
    from: '"POST /jobs/{id}"',
    to: '"GET /jobs"',
    codes: ['endpoint-duplicate'],
  },
  {
    name: "front matter that isn't YAML",
    file: 'guides/start.mdx',
    from: 'description: About it',
    to: 'description: a: b: "c',
    codes: ['frontmatter-syntax'],
  },
  {
    name: 'front matter without an end',
    file: 'fr/index.mdx',
    from: 'description: About it\n---',
    to: 'description: About it',
    codes: ['frontmatter-syntax'],
    foundAt: '---',
  },
  {
    name: 'a URL in front matter that runs code',
    file: 'fr/index.mdx',
    from: 'description: About it',
    to: 'url: "javascript&colon;alert(1)"',
    codes: ['field-value'],
  },
  {
    name: 'a dead link in a text',
    file: 'index.mdx',
    from: '(/guides/start)',
    to: '(/guides/strat)',
    codes: ['link-missing'],
  },
  { name: 'a dead anchor', file: 'index.mdx', from: '#second', to: '#secnd', codes: ['link-anchor'] },
  {
    name: "an element that isn't closed",
    file: 'guides/start.mdx',
    from: '</Note>',
    to: '',
    codes: ['mdx-syntax'],
    foundAt: '<Note>',
  },
  { name: 'an open brace', file: 'guides/more.mdx', from: '{1 + 1}', to: '{1 + 1', codes: ['mdx-syntax'] },
  { name: 'an HTML comment', file: 'guides/more.mdx', from: '{1 + 1}', to: '<!-- x -->', codes: ['mdx-syntax'] },
  {
    name: "a picture that doesn't exist",
    file: 'guides/more.mdx',
    from: '/images/a.png',
    to: '/images/b.png',
    codes: ['link-missing'],
  },
  {
    name: 'a NUL byte in a page',
    file: 'fr/index.mdx',
    from: 'Texte.',
    to: '\0',
    codes: ['page-unreadable'],
    foundAt: '---',
  },
  {
    name: 'braces nested without end',
    file: 'guides/more.mdx',
    from: '{1 + 1}',
    to: '{'.repeat(200),
    codes: ['page-too-complex'],
  },
  {
    name: "a specification that isn't YAML",
    file: 'api.yaml',
    from: '  title: API',
    to: '  title: [API',
    codes: ['spec-syntax'],
    below: 1,
  },
  {
    name: 'a version that is not supported',
    file: 'api.yaml',
    from: 'openapi: 3.1.0',
    to: 'openapi: 4.0.0',
    codes: ['spec-unsupported'],
    foundIn: config,
    foundAt: '"openapi": "api.yaml"',
  },
  {
    name: 'a path of a specification renamed',
    file: 'api.yaml',
    from: '  /jobs:',
    to: '  /tasks:',
    codes: ['endpoint-missing'],
    foundIn: config,
    foundAt: '"GET /jobs"',
  },
];
