/** Files that only the host makes. */
const ofHost: ReadonlySet<string> = new Set([
  ...['mcp', 'skill.md', '.well-known/mcp', '.well-known/llms.txt', '.well-known/llms-full.txt'],
]);
/** Files that the host makes (https://mintlify.com/docs/ai/llmstxt), and builds with the option `emit` too. */
const ofBuilds: ReadonlySet<string> = new Set(['llms.txt', 'llms-full.txt', 'sitemap.xml', 'robots.txt']);

/** True for a path at which the host publishes a file of its own. Feeds of pages are not among them. */
export function isMadeByHost(path: string): boolean {
  return ofBuilds.has(path) || isMadeOnlyByHost(path);
}

/** True for a path at which the host publishes a file that no build makes. */
export function isMadeOnlyByHost(path: string): boolean {
  return ofHost.has(path) || path.startsWith('.well-known/skills/');
}

/** Route of the page whose feed is at a path: `changelog/rss.xml → /changelog`. `undefined` for other paths. */
export function routeOfFeed(path: string): string | undefined {
  if (path === 'rss.xml') return '/';
  return path.endsWith('/rss.xml') ? `/${path.slice(0, -'/rss.xml'.length)}` : undefined;
}
