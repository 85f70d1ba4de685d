import { severities } from '../values/diagnostic.ts';
import type { OptionTable } from '../values/option.ts';
import { feedbackOptions } from './feedback-options.ts';
import { baseProblem, folderProblem, globProblem, hostProblem, subfolderProblem, urlProblem } from './problems.ts';

const globOption = { kind: 'text', problem: globProblem } as const;

/**
 * Declares every option of a site. Types, validation, flags, merging and `docs/options.md` are derived from each entry
 * and its comment.
 */
export const siteOptions = {
  /**
   * The folder with `docs.json`.
   * @default the working directory, or the only folder below it that has one
   */
  root: { kind: 'text', problem: folderProblem },
  /**
   * Docs folders that `check` checks together if the command line names none. Example: `['docs', 'internal-docs']`. A
   * site with its own `package.json` may have its own settings file next to it. Other commands use the first folder.
   * @default none
   */
  sites: { kind: 'list', of: { kind: 'text', problem: folderProblem }, default: [] },
  /**
   * Path that the site is served under: `/docs`.
   * @default none
   */
  base: {
    kind: 'text',
    default: '',
    problem: baseProblem,
    flag: { value: 'PATH', help: 'path the site is served under, such as /docs' },
  },
  /**
   * Subfolder of the docs folder that contains the pages. With `src/pages`, the navigation entry `start` refers to
   * `src/pages/start.mdx`. Files outside the subfolder aren't pages.
   * @default the docs folder
   */
  pagesDir: {
    kind: 'text',
    default: '',
    problem: subfolderProblem,
    flag: { value: 'FOLDER', help: 'subfolder of the docs folder that contains the pages' },
  },
  /**
   * Subfolder of the docs folder whose files are published at the root of the site: with `public`, `public/logo.svg` is
   * published as `/logo.svg`. Other files are published at their paths.
   * @default none
   */
  publicDir: {
    kind: 'text',
    default: '',
    problem: subfolderProblem,
    flag: { value: 'FOLDER', help: 'folder whose files are published at the root of the site' },
  },
  /**
   * Published URL of the site: `https://docs.example.com`. Sitemaps need it.
   * @default the host of `seo.metatags.canonical` in `docs.json`
   */
  url: {
    kind: 'text',
    problem: urlProblem,
    flag: { value: 'URL', help: 'URL of the published site, for sitemaps', commands: ['print', 'build'] },
  },
  /**
   * Files that plugins write besides the pages: `sitemap.xml`, `llms.txt`, each page as Markdown, breadcrumbs for
   * search engines, and the model as `docs-json-nav.json`. See `docs/indexes.md`.
   * @default []
   */
  emit: {
    kind: 'list',
    of: { kind: 'choice', of: ['sitemap', 'llms', 'markdown', 'breadcrumbs', 'model'] },
    default: [],
  },
  /**
   * Apply the style sheets of the docs folder (`.css`) to the text of pages. See `docs/looks.md`.
   * @default true
   */
  ownStyles: { kind: 'toggle', default: true },
  /** Pages of endpoints. */
  endpoints: {
    kind: 'group',
    of: {
      /**
       * Lets readers try a call: `form` adds a button that opens a form and sends the call from their browser. `scalar`
       * opens Scalar's API client instead, if your project has it. See `docs/endpoints.md`.
       * @default "form" if `api.playground.display` of `docs.json` is `"interactive"`, else "none"
       */
      tryIt: { kind: 'choice', of: ['none', 'form', 'scalar'] },
      /**
       * Generate an overview page for each specification from which pages are generated: its description, servers,
       * authorization and operations. The overview comes before the generated pages in the navigation. Its path is
       * `overview` in their folder, unless the site has a page there. See `docs/endpoints.md`.
       * @default false
       */
      overview: { kind: 'toggle', default: false },
      /**
       * Let readers download the specification as it is and each operation as JSON, and copy each endpoint page as
       * Markdown. This publishes the whole specification, and two files for each of its pages.
       * @default `api.spec.download` of `docs.json`, else false
       */
      downloads: { kind: 'toggle' },
    },
  },
  /**
   * Severity of each code: `{ "page-unlisted": "warning" }`.
   * @default as `docs/diagnostics.md` says
   */
  rules: {
    kind: 'record',
    name: 'rule',
    names: 'codes',
    of: { kind: 'choice', of: [...severities, 'off'] },
    default: {},
    flag: { name: 'rule', value: 'CODE=SEVERITY', help: 'severity of one code: error, warning, info or off' },
    shorthand: {
      name: 'unlisted',
      help: 'warn about page files and endpoints that are not in the navigation',
      sets: { 'page-unlisted': 'warning', 'endpoint-unlisted': 'warning' },
    },
  },
  /**
   * Builds and `check` fail if there are more warnings than this.
   * @default warnings never fail
   */
  maxWarnings: {
    kind: 'number',
    whole: true,
    min: 0,
    default: Number.POSITIVE_INFINITY,
    flag: { value: 'N', help: 'exit with 1 if there are more warnings', commands: ['check'] },
  },
  /**
   * File of accepted findings: `docs-json-nav.baseline.json`. Builds and commands report only findings that it
   * doesn't have, and `check --update-baseline` writes it. The path is relative to the settings file; in the options of
   * a plugin, to the project. See `docs/start.md#accept-the-findings-that-you-have`.
   * @default none
   */
  baseline: {
    kind: 'text',
    problem: folderProblem,
    flag: { value: 'FILE', help: 'accept the findings in this file: only new ones fail', commands: ['check'] },
  },
  /**
   * Check the text of pages too: its links and headings, and the redirects.
   * @default true
   */
  content: {
    kind: 'toggle',
    default: true,
    flag: {
      help: 'skip page bodies (links, headings) and redirects',
      commands: ['check', 'fix', 'report', 'generate', 'build'],
    },
  },
  /**
   * Check external links: let `check` request the URLs that your pages link to. Other commands and the language server
   * never request them; a build does only if the options of its plugin set this. See
   * `docs/diagnostics/link-external.md`.
   * @default false
   */
  external: {
    kind: 'toggle',
    default: false,
    flag: { help: 'request links to other sites and report broken ones', commands: ['check'] },
  },
  /**
   * Globs of external URLs that are never checked: `https://github.com/acme/private/**`.
   * @default []
   */
  externalIgnore: { kind: 'list', of: globOption, default: [] },
  /**
   * Maximum time in seconds for checking external URLs. The report counts the URLs that were not checked in time.
   * @default 120
   */
  externalSeconds: {
    kind: 'number',
    whole: true,
    min: 1,
    max: 3600,
    default: 120,
    flag: {
      value: 'N',
      help: 'time limit for all requests to other sites, in seconds (default: 120)',
      commands: ['check'],
    },
  },
  /**
   * Format of heading ids, in built pages and in links. `github`: the ids of most generators. `mintlify`: the ids of
   * the hosted product; links may use any format that the product has had (`/a#b-c` for the heading `b.c`).
   * @default `mintlify`, and a link in another format is an `info`
   */
  slugs: { kind: 'choice', of: ['mintlify', 'github'] },
  /**
   * Globs of paths, without extension, of pages that another build step or another system provides. These pages count as
   * existing.
   * @default []
   */
  provided: {
    kind: 'list',
    of: globOption,
    default: [],
    flag: { value: 'GLOB', help: 'pages that another build step generates' },
  },
  /**
   * Globs of page files to leave out, in addition to the built-in rules and `.mintignore`.
   * @default []
   */
  ignore: { kind: 'list', of: globOption, default: [], flag: { value: 'GLOB', help: 'page files to exclude' } },
  /**
   * Globs of page files to keep, even if a built-in rule or `.mintignore` leaves them out.
   * @default []
   */
  pages: {
    kind: 'list',
    of: globOption,
    default: [],
    flag: { value: 'GLOB', help: 'page files to include even if a rule excludes them' },
  },
  /**
   * Files and folders outside the docs folder that its symbolic links may point to. The paths are relative to the docs
   * folder: `["../SECURITY.md"]`.
   * @default []
   */
  follow: {
    kind: 'list',
    of: { kind: 'text', problem: folderProblem },
    default: [],
    flag: { value: 'PATH', help: 'path outside the docs folder that symbolic links may point to' },
  },
  /**
   * Findings to ignore. See `docs/diagnostics.md`.
   * @default []
   */
  ignoreFindings: {
    kind: 'list',
    of: {
      kind: 'group',
      of: {
        /** Code of the findings: `link-missing`. */
        code: { kind: 'text', required: true },
        /**
         * Glob of the files with these findings, relative to the docs folder.
         * @default any file
         */
        file: { kind: 'text', problem: globProblem },
        /**
         * Target of the link, or entry of a JSON file, as it is written.
         * @default any link or entry
         */
        link: { kind: 'text' },
        /**
         * The reason, for your team: `check --verbose` shows it.
         * @default none
         */
        reason: { kind: 'text' },
      },
    },
    default: [],
  },
  /**
   * Your own rules, in addition to the built-in ones. See `docs/custom-rules.md`.
   * @default []
   */
  customRules: { kind: 'list', of: { kind: 'rule' }, default: [] },
  /** Fetching of specifications from `https` URLs. */
  remote: {
    kind: 'group',
    of: {
      /**
       * Never use the network: use cached copies only.
       * @default false
       */
      offline: {
        kind: 'toggle',
        default: false,
        flag: { help: 'use only cached copies of remote specifications' },
      },
      /**
       * Hosts (`name` or `name:port`) that may have private addresses and use `http`.
       * @default []
       */
      hosts: { kind: 'list', of: { kind: 'text', problem: hostProblem }, default: [] },
    },
  },
  /** Size limits. Anything larger is reported as `page-too-complex` or `spec-invalid`, and not read. */
  limits: {
    kind: 'group',
    of: {
      /**
       * Maximum number of symbolic links to folders that are followed.
       * @default 2000
       */
      linkedFolders: { kind: 'number', whole: true, min: 0, default: 2000 },
      /**
       * Maximum length of a page in characters.
       * @default 2000000
       */
      pageLength: { kind: 'number', whole: true, min: 1, default: 2_000_000 },
      /**
       * Maximum nesting depth of braces, brackets, lists, quotes and elements in a page.
       * @default 100
       */
      pageNesting: { kind: 'number', whole: true, min: 1, default: 100 },
      /**
       * Maximum size in megabytes of a specification in the docs folder, and of each file that it refers to.
       * @default 128
       */
      specificationSize: { kind: 'number', whole: true, min: 1, default: 128 },
    },
  },
  /** Read readers' feedback on the pages, and show each page's counts. See `docs/feedback.md`. */
  feedback: { kind: 'group', of: feedbackOptions },
} as const satisfies OptionTable;
