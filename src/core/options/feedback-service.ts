/** Where the service is. */
export interface ServiceAddress {
  readonly baseUrl: string;
  /** Path below it, `{projectId}` standing for the project. */
  readonly path: string;
  readonly projectId: string;
}

/** The path of the interface's description. */
export const defaultPath = '/api/external/v1/analytics/{projectId}/feedback';
/** The paths that services have their listing at: that of the description, and that of the hosted service since. */
export const knownPaths: readonly string[] = [defaultPath, '/v1/analytics/{projectId}/feedback'];
/** Where the hosted service is. */
export const defaultBaseUrl = 'https://api.mintlify.com';

/** Requests of a build by default: an organization has 100 an hour. */
export const defaultBudget = 40;

/** Names of the query parameters that services differ in. */
export interface ParameterNames {
  readonly source: string;
  readonly status: string;
  readonly pageSize: string;
}

/** As the hosted service has them; the interface's description leaves them open. */
export const defaultParameterNames: ParameterNames = { source: 'source', status: 'status', pageSize: 'limit' };

/**
 * The URL that lists feedback, made from the settings. The client and the check of options share it.
 *
 * @returns A URL without query, or what is wrong with which setting. The text of a setting is never repeated in full:
 * somebody may have put a key into it.
 */
export function serviceUrl({ baseUrl, path, projectId }: ServiceAddress): { url: URL } | { problems: string[] } {
  const base = baseUrlProblem(baseUrl);
  const others = [pathProblem(path), projectProblem(projectId)];
  const problems = [base, ...others].filter((problem) => problem !== undefined);
  if (problems.length > 0) return { problems };
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path.replaceAll('{projectId}', encodeURIComponent(projectId));
  return { url };
}

/** What is wrong with a base URL: it must be https, or http to this machine, and hold nothing but host and path. */
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

/** What is wrong with a path template. */
export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return 'path must start with one slash.';
  if (/[?#\\\s]/.test(path)) return 'path must not contain a query, a fragment, a backslash or white space.';
  return path.split('/').some((step) => step === '.' || step === '..')
    ? 'path must not contain "." or "..".'
    : undefined;
}

/** What is wrong with a project's identifier. */
export function projectProblem(id: string): string | undefined {
  return id.trim() === '' || id === '.' || id === '..' ? 'projectId must name a project.' : undefined;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
