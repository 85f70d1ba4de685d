/** Files that only the host makes. */
const ofHost: ReadonlySet<string> = new Set([
  ...['mcp', 'skill.md', '.well-known/mcp', '.well-known/llms.txt', '.well-known/llms-full.txt'],
]);
/** Files that the host makes (https://mintlify.com/docs/ai/llmstxt), and builds with the option `emit` too. */
const ofBuilds: ReadonlySet<string> = new Set(['llms.txt', 'llms-full.txt', 'sitemap.xml', 'robots.txt']);

/** True for a file that the host generates, such as `llms.txt`. Feeds of pages: `routeOfFeed`. */
export function isMadeByHost(path: string): boolean {
  return ofBuilds.has(path) || isMadeOnlyByHost(path);
}

/** True for a file that the host generates and builds don't. */
export function isMadeOnlyByHost(path: string): boolean {
  return ofHost.has(path) || path.startsWith('.well-known/skills/');
}

/** Route of the page whose feed is at a path: `changelog/rss.xml → /changelog`. `undefined` for other paths. */
export function routeOfFeed(path: string): string | undefined {
  if (path === 'rss.xml') return '/';
  return path.endsWith('/rss.xml') ? `/${path.slice(0, -'/rss.xml'.length)}` : undefined;
}
