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
export function baseUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'baseUrl is not a URL.';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'baseUrl must not contain a user name or password.';
  if (url.search !== '' || url.hash !== '') return 'baseUrl must not contain a query or fragment.';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return url.protocol === 'http:'
    ? 'baseUrl must be https: only this machine may be asked by http, since the key goes with every request.'
    : 'baseUrl must be https.';
}

export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return 'path must start with one slash.';
  if (/[?#\\\s]/.test(path)) return 'path must not contain a query, a fragment, a backslash or white space.';
  return path.split('/').some((step) => step === '.' || step === '..')
    ? 'path must not contain "." or "..".'
    : undefined;
}

export function projectProblem(id: string): string | undefined {
  return id.trim() === '' || id === '.' || id === '..' ? 'projectId must name a project.' : undefined;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
