import type { Nodes } from 'mdast';
import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { createDocsLookup, type DocsLookupInput } from '../links/docs-lookup.ts';
import type { LinkLookup, Resolution } from '../links/lookup.ts';
import { resolveHref } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import { urlKind } from '../links/safe-url.ts';
import { isExternal } from '../links/url.ts';
import type { BrokenHref } from '../values/links.ts';
import type { Location } from '../values/location.ts';
import { type Element, elementsOf } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';
import { frontMatterLocation } from './front-matter.ts';
import { urlFlaw } from './url-flaw.ts';

export interface ResolvedHrefs {
  readonly routes: ReadonlyMap<Element, string>;
  readonly brokenHrefs: readonly BrokenHref[];
  readonly findings: readonly Finding[];
}

type HrefContext = Pick<BrokenHref, 'isWhole' | 'isFrontMatter' | 'pageRoutes'>;

const wholeText: HrefContext = { isWhole: true, isFrontMatter: false, pageRoutes: [] };
const partOfText: HrefContext = { isWhole: false, isFrontMatter: false, pageRoutes: [] };

/**
 * Resolves all links outside page bodies: `href`s of elements, links shown on every page, and `url` in front matter.
 */
export async function resolveHrefs(docs: DocsLookupInput, host: Pick<Host, 'read'>): Promise<ResolvedHrefs> {
  const { navigation } = docs.expansion;
  const routes = new Map<Element, string>();
  const brokenHrefs: BrokenHref[] = [];
  const findings: Finding[] = [];
  let lookup: LinkLookup | undefined;

  for (const element of elementsOf(navigation.root)) {
    if (element.href === undefined) continue;
    const { text, location } = element.href;
    // `FieldChecker` reports URLs that can't be parsed.
    if (URL.canParse(text)) checkUrl(text, () => location);
    const target = resolve(text, () => location, wholeText);
    if (target?.to !== 'page') continue;
    // Hosts redirect the root to a page, but not every other folder.
    if (!target.isFolder || /^\/?$/.test(text)) {
      routes.set(element, target.route);
      continue;
    }
    const targets = [retarget(text, undefined, target.route, docs.base) ?? target.route];
    findings.push(diagnose('href-missing', location, { href: text, nearest: [target.route], targets }));
  }
  for (const { text, location } of navigation.links) check(text, () => location, wholeText);
  for (const { text, location } of navigation.prose)
    for (const url of await linkUrls(text)) check(url, () => location, partOfText);
  for (const { file, path, frontMatter } of docs.inventory.pages.values()) {
    if (frontMatter.url === undefined) continue;
    const context = { isWhole: false, isFrontMatter: true, pageRoutes: [routeOf(path)] };
    check(frontMatter.url, () => frontMatterLocation(host, file, 'url'), context);
  }
  return { routes, brokenHrefs: brokenHrefs, findings };

  function check(text: string, getLocation: () => Location, context: HrefContext): void {
    checkUrl(text, getLocation);
    resolve(text, getLocation, context);
  }

  function checkUrl(text: string, getLocation: () => Location): void {
    const flaw = urlKind(text) === 'script' ? undefined : urlFlaw(text);
    if (flaw !== undefined) findings.push(diagnose('link-invalid', getLocation(), { target: text, ...flaw }));
  }

  /** Resolves a link, and records a broken link. */
  function resolve(text: string, getLocation: () => Location, context: HrefContext): Resolution | undefined {
    if (isExternal(text)) return undefined;
    lookup ??= createDocsLookup(docs);
    const target = resolveHref(text, lookup);
    if (target.to !== 'nothing') return target;
    brokenHrefs.push({ kind: 'href', text, path: target.path, location: getLocation(), ...context });
    return target;
  }
}

/** URLs of the links in a Markdown text. Skips URLs that may run code, because another check reports them. */
async function linkUrls(text: string): Promise<string[]> {
  if (!text.includes('](')) return [];
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const urls: string[] = [];
  const visit = (node: Nodes): void => {
    if ((node.type === 'link' || node.type === 'image') && urlKind(node.url) !== 'script') urls.push(node.url);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(text));
  return urls;
}
