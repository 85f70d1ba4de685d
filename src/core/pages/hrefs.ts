import type { Nodes } from 'mdast';
import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { leadsAway } from '../links/address.ts';
import { type Docs, lookupOfDocs } from '../links/docs-lookup.ts';
import type { LinkLookup, Resolution } from '../links/lookup.ts';
import { resolveHref } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import { addressKind } from '../links/safe-address.ts';
import type { DeadAddress } from '../values/links.ts';
import { type Element, elementsOf } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import type { Place } from '../values/place.ts';
import { frontMatterPlace } from './front-matter.ts';

export interface Hrefs {
  readonly routes: ReadonlyMap<Element, string>;
  readonly dead: readonly DeadAddress[];
  readonly findings: readonly Finding[];
}

/**
 * Resolves all links outside page bodies: `href`s of elements, links shown on every page, and `url` in front matter.
 */
export async function resolveHrefs(docs: Docs, host: Pick<Host, 'read'>): Promise<Hrefs> {
  const { navigation } = docs.expansion;
  const routes = new Map<Element, string>();
  const dead: DeadAddress[] = [];
  const findings: Finding[] = [];
  let lookup: LinkLookup | undefined;

  for (const element of elementsOf(navigation.root)) {
    if (element.href === undefined) continue;
    const { text, place } = element.href;
    const target = resolve(text, () => place, true);
    if (target?.to !== 'page') continue;
    // Hosts redirect the root to a page, but not every other folder.
    if (!target.isFolder || /^\/?$/.test(text)) {
      routes.set(element, target.route);
      continue;
    }
    const targets = [retarget(text, undefined, target.route, docs.base) ?? target.route];
    findings.push(diagnose('href-missing', place, { href: text, nearest: [target.route], targets }));
  }
  for (const { text, place } of navigation.links) resolve(text, () => place, true);
  for (const { text, place } of navigation.prose)
    for (const url of await linkUrls(text)) resolve(url, () => place, false);
  for (const { file, frontMatter } of docs.inventory.pages.values())
    if (frontMatter.url !== undefined) resolve(frontMatter.url, () => frontMatterPlace(host, file, 'url'), false);
  return { routes, dead, findings };

  /**
   * Resolves a link, and records it if it is dead.
   *
   * @param isWhole False for a link inside a longer text. A fix would replace the whole text, so no fix is offered.
   */
  function resolve(text: string, placeOf: () => Place, isWhole: boolean): Resolution | undefined {
    if (leadsAway(text)) return undefined;
    lookup ??= lookupOfDocs(docs);
    const target = resolveHref(text, lookup);
    if (target.to !== 'nothing') return target;
    const place = placeOf();
    const say: DeadAddress['say'] = ({ nearest, isMoved, ...rest }) => {
      const { targets, isSure } = isWhole ? rest : { targets: [], isSure: false };
      return diagnose('href-missing', place, { href: text, nearest, targets, isSure, isMoved });
    };
    dead.push({ text, path: target.path, place, from: [], means: 'page', say });
    return target;
  }
}

/** URLs of the links in a Markdown text. Script URLs are skipped, because another rule reports them. */
async function linkUrls(text: string): Promise<string[]> {
  if (!text.includes('](')) return [];
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const urls: string[] = [];
  const visit = (node: Nodes): void => {
    if ((node.type === 'link' || node.type === 'image') && addressKind(node.url) !== 'script') urls.push(node.url);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(text));
  return urls;
}
