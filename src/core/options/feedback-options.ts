import { resolve } from 'node:path';
import { type CacheUser, cacheFolder } from '../host/cache-folder.ts';
import { completeOptions, type OptionsInput, type OptionTable, type ResolvedOptions } from '../values/option.ts';

export interface ServiceAddress {
  readonly baseUrl: string;
  /** Path relative to `baseUrl`, with the placeholder `{projectId}`. */
  readonly path: string;
  readonly projectId: string;
}

/** Path in the API description. */
export const defaultPath = '/api/external/v1/analytics/{projectId}/feedback';
/** Known paths of the feedback listing: that of the API description, and the current path of the hosted service. */
export const knownPaths: readonly string[] = [defaultPath, '/v1/analytics/{projectId}/feedback'];
export const defaultBaseUrl = 'https://api.mintlify.com';

/** Default number of requests of a build. The service allows an organization 100 requests per hour. */
export const defaultBudget = 40;

/** Names of the query parameters, which differ between services. */
export interface ParameterNames {
  readonly source: string;
  readonly status: string;
  readonly pageSize: string;
}

/** Names in the hosted service. The API description doesn't specify them. */
export const defaultParameterNames: ParameterNames = { source: 'source', status: 'status', pageSize: 'limit' };

/**
 * URL of the feedback listing.
 *
 * @returns A URL without query, or messages about invalid settings. Messages never contain a full value, which may be a
 * key
 * that was entered by mistake.
 */
export function serviceUrl({ baseUrl, path, projectId }: ServiceAddress): { url: URL } | { problems: string[] } {
  const baseProblem = baseUrlProblem(baseUrl);
  const otherProblems = [pathProblem(path), projectProblem(projectId)];
  const problems = [baseProblem, ...otherProblems].filter((problem) => problem !== undefined);
  if (problems.length > 0) return { problems };
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path.replaceAll('{projectId}', encodeURIComponent(projectId));
  return { url };
}

/** Requires https, or http on a loopback host, without user, query and fragment. */
function baseUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'baseUrl is not a URL.';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'baseUrl must not contain a user name or password.';
  if (url.search !== '' || url.hash !== '') return 'baseUrl must not contain a query or fragment.';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return url.protocol === 'http:'
    ? 'baseUrl must be https: only this machine may be asked by http, since the key goes with every request.'
    : 'baseUrl must be https.';
}

function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return 'path must start with one slash.';
  if (/[?#\\\s]/.test(path)) return 'path must not contain a query, a fragment, a backslash or white space.';
  return path.split('/').some((step) => step === '.' || step === '..')
    ? 'path must not contain "." or "..".'
    : undefined;
}

function projectProblem(id: string): string | undefined {
  return id.trim() === '' || id === '.' || id === '..' ? 'projectId must name a project.' : undefined;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

function parameterProblem(text: string): string | undefined {
  return /^[\w.[\]-]+$/.test(text) ? undefined : 'write the name of a query parameter';
}

/** Keys usually contain small letters. Requiring capitals keeps a key that was entered by mistake out of messages. */
function variableProblem(text: string): string | undefined {
  if (/^[A-Z_][A-Z0-9_]*$/.test(text)) return undefined;
  return 'write the name of an environment variable, in capitals, and never the key itself';
}

function hostProblem(text: string): string | undefined {
  return /^[\w.-]+(?::\d+)?$/.test(text) ? undefined : 'write a host such as docs.example.com';
}

/** Reads readers' feedback for the model. The key comes from an environment variable. */
export const feedbackOptions = {
  /** The project's identifier. The service's dashboard shows it next to the keys. */
  projectId: {
    kind: 'text',
    required: true,
    problem: projectProblem,
    flag: {
      name: 'project',
      value: 'ID',
      help: 'feedback project, if the config file sets none',
      commands: ['feedback'],
    },
  },
  /**
   * Address of the service: `https`, or `http` on your own machine.
   * @default the hosted service
   */
  baseUrl: { kind: 'text', default: defaultBaseUrl, problem: baseUrlProblem },
  /**
   * Path of the listing at that address.
   * @default "/api/external/v1/analytics/{projectId}/feedback"
   */
  path: { kind: 'text', default: defaultPath, problem: pathProblem },
  /** Names of query parameters, for services that differ in them. */
  parameterNames: {
    kind: 'group',
    of: {
      /** @default "source" */
      source: { kind: 'text', default: defaultParameterNames.source, problem: parameterProblem },
      /** @default "status" */
      status: { kind: 'text', default: defaultParameterNames.status, problem: parameterProblem },
      /** @default "limit" */
      pageSize: { kind: 'text', default: defaultParameterNames.pageSize, problem: parameterProblem },
    },
  },
  /**
   * Name of the environment variable that contains the key.
   * @default "DOCS_FEEDBACK_KEY"
   */
  keyVariable: { kind: 'text', default: 'DOCS_FEEDBACK_KEY', problem: variableProblem },
  /**
   * Maximum number of requests of a build. An organization has 100 an hour for everything.
   * @default 40
   */
  budget: { kind: 'number', whole: true, least: 1, default: defaultBudget },
  /**
   * Maximum time in seconds that a build spends on reading feedback.
   * @default 20
   */
  deadline: { kind: 'number', above: 0, most: 3600, default: 20 },
  /**
   * Minutes after a build in which no other build asks the service again.
   * @default 10
   */
  maxAge: { kind: 'number', least: 0, most: 10_080, default: 10 },
  /**
   * Fail the build if the service refuses the key, instead of only warning.
   * @default false
   */
  required: { kind: 'toggle', default: false },
  /** When a page is reported. */
  limits: {
    kind: 'group',
    of: {
      /**
       * Maximum number of open comments on a page. More are a warning, `feedback-open`.
       * @default no limit
       */
      open: { kind: 'number', whole: true, least: 0 },
      /**
       * The share of helpful votes that a page should have, from 0 to 1. Less is a warning, `feedback-unhelpful`.
       * @default no limit
       */
      helpful: { kind: 'number', least: 0, most: 1 },
      /**
       * Minimum number of votes before the share of a page is judged.
       * @default 1
       */
      votes: { kind: 'number', whole: true, least: 1, default: 1 },
    },
  },
  /**
   * Builds in which pages show their counts: every build, only in development, or never.
   * @default "always"
   */
  show: { kind: 'choice', of: ['always', 'dev', 'never'], default: 'always' },
  /**
   * Hosts of the site, in addition to those that `docs.json` names. Feedback from other hosts belongs to no page.
   * @default none
   */
  hosts: { kind: 'list', of: { kind: 'text', problem: hostProblem }, default: [] },
  /**
   * Folder for the cache.
   * @default your user's cache folder; in a build, `node_modules/.cache/docs-json-nav/feedback` if there is a `node_modules`
   */
  cacheFolder: { kind: 'text' },
  /**
   * Read everything again.
   * @default false
   */
  refresh: {
    kind: 'toggle',
    default: false,
    flag: { help: 'ignore the cache and read all feedback again', commands: ['feedback'] },
  },
} as const satisfies OptionTable;

/** Thresholds above which a page is reported. */
export type FeedbackLimits = FeedbackSettings['limits'];

export type FeedbackOptions = OptionsInput<typeof feedbackOptions>;

/** Feedback options with all defaults resolved. */
export interface FeedbackSettings extends ResolvedOptions<typeof feedbackOptions> {
  /** Absolute path; `undefined` if nothing is cached. */
  readonly cacheFolder: string | undefined;
  /** Uses cached feedback only. */
  readonly offline: boolean;
}

/**
 * Resolves all defaults.
 *
 * @param root Absolute path of the docs folder.
 */
export function resolveFeedbackOptions(
  options: FeedbackOptions,
  root: string,
  offline = false,
  cacheUser: CacheUser = 'command',
): FeedbackSettings {
  const { cacheFolder: folder, ...complete } = completeOptions(feedbackOptions, options);
  const resolvedFolder = folder === undefined ? cacheFolder(root, cacheUser, 'feedback') : resolve(folder);
  return { ...complete, cacheFolder: resolvedFolder, offline };
}
