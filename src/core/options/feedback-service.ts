export interface ServiceUrlParts {
  readonly baseUrl: string;
  /** Path relative to `baseUrl`, with the placeholder `{projectId}`. */
  readonly path: string;
  readonly projectId: string;
}

/** Path in the API description. */
const documentedPath = '/api/external/v1/analytics/{projectId}/feedback';
/** Current path of the hosted service. */
const hostedPath = '/v1/analytics/{projectId}/feedback';
export const knownServicePaths: readonly string[] = [documentedPath, hostedPath];
/** Base URL of the hosted service. */
export const defaultBaseUrl = 'https://api.mintlify.com';

/** Documented kinds of feedback. Entries of other kinds are kept too. */
export const feedbackSources = ['code_snippet', 'contextual', 'agent', 'thumbs_only'] as const;
/** Documented statuses. Entries with other statuses are kept too. */
export const feedbackStatuses = ['pending', 'in_progress', 'resolved', 'dismissed'] as const;

/** Default path of the feedback listing. The hosted service no longer uses the path in its API description. */
export function defaultPathFor(baseUrl: string): string {
  const isHosted = URL.canParse(baseUrl) && new URL(baseUrl).host === new URL(defaultBaseUrl).host;
  return isHosted ? hostedPath : documentedPath;
}

/** Default number of requests of a build. The service allows an organization 100 requests per hour. */
export const defaultBudget = 40;

/** Names of the query parameters, which differ between services. A parameter without a name is not sent. */
export interface ParameterNames {
  readonly source: string | null;
  readonly status: string | null;
  readonly pageSize: string | null;
}

/** Names in the hosted service. The API description doesn't specify them. */
export const defaultParameterNames = { source: 'source', status: 'status', pageSize: 'limit' } as const;

/**
 * URL of the feedback listing.
 *
 * @returns A URL without query, or messages about invalid settings. Messages never contain a full value, which may be a
 * key that was entered by mistake.
 */
export function createServiceUrl({ baseUrl, path, projectId }: ServiceUrlParts): { url: URL } | { problems: string[] } {
  const baseProblem = baseUrlProblem(baseUrl);
  const pathProblems = [pathProblem(path), projectProblem(projectId)];
  const problems = [baseProblem, ...pathProblems].filter((problem) => problem !== undefined);
  if (problems.length > 0) return { problems };
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path.replaceAll('{projectId}', encodeURIComponent(projectId));
  return { url };
}

/** Requires https, or http on a loopback host, without user, query and fragment. */
export function baseUrlProblem(text: string): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return 'baseUrl is not a URL.';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'baseUrl must not contain a user name or password.';
  if (url.search !== '' || url.hash !== '') return 'baseUrl must not contain a query or fragment.';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return url.protocol === 'http:'
    ? 'baseUrl must be https: http is allowed only for this machine, because every request carries the key.'
    : 'baseUrl must be https.';
}

export function pathProblem(path: string): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//'))
    return 'path must start with one slash.';
  if (/[?#\\\s]/.test(path)) return 'path must not contain a query, a fragment, a backslash or white space.';
  return path.split('/').some((segment) => segment === '.' || segment === '..')
    ? 'path must not contain "." or "..".'
    : undefined;
}

export function projectProblem(id: string): string | undefined {
  return typeof id !== 'string' || id.trim() === '' || id === '.' || id === '..'
    ? 'projectId must name a project.'
    : undefined;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
