import type { Nodes } from 'mdast';
import type { Host } from '../host/host.ts';
import { leadsAway } from '../links/address.ts';
import { type Docs, lookupOfDocs } from '../links/docs-lookup.ts';
import type { LinkLookup, Resolution } from '../links/lookup.ts';
import { resolveHref } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import { addressKind } from '../links/safe-address.ts';
import { diagnose } from '../rules/index.ts';
import type { Links } from '../values/links.ts';
import { type Element, elementsOf, type Written } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import type { Place } from '../values/place.ts';
import { frontMatterPlace } from './front-matter.ts';
import type { DeadAddress } from './suggest-routes.ts';

/** Where the `href`s of the navigation lead. */
export interface Hrefs {
  /** The route of each that leads to a page of the site. */
  readonly routes: ReadonlyMap<Element, string>;
  /** Those that lead nowhere: see `explainDead`. */
  readonly dead: readonly DeadHref[];
  readonly findings: readonly Finding[];
}

/** An `href` that leads nowhere. */
export interface DeadHref extends DeadAddress {
  readonly lookup: LinkLookup;
  readonly place: Place;
  /** False if it is a part of what is at its place: there is nothing to write in the place of the whole. */
  readonly isWhole: boolean;
}

/** Finds out where the addresses lead that are in no text of a page: `href`s of elements, and those around every page. */
export async function resolveHrefs(docs: Docs, host: Pick<Host, 'read'>): Promise<Hrefs> {
  const resolver = new HrefResolver(docs);
  const { navigation } = docs.expansion;
  for (const element of elementsOf(navigation.root))
    if (element.href !== undefined) resolver.element(element, element.href);
  for (const { text, place } of navigation.links) resolver.address(text, () => place, true);
  for (const { text, place } of navigation.prose)
    for (const address of await addressesIn(text)) resolver.address(address, () => place, false);
  for (const { file, frontMatter } of docs.inventory.pages.values())
    if (frontMatter.url !== undefined)
      resolver.address(frontMatter.url, () => frontMatterPlace(host, file, 'url'), false);
  return resolver;
}

class HrefResolver implements Hrefs {
  readonly routes = new Map<Element, string>();
  readonly dead: DeadHref[] = [];
  readonly findings: Finding[] = [];
  readonly #docs: Docs;
  #known: LinkLookup | undefined;

  constructor(docs: Docs) {
    this.#docs = docs;
  }

  element(element: Element, { text, place }: Written): void {
    const target = this.address(text, () => place, true);
    if (target?.to !== 'page') return;
    // Hosts lead on from the root, and not all of them from other folders.
    if (!target.isFolder || /^\/?$/.test(text)) {
      this.routes.set(element, target.route);
      return;
    }
    const targets = [retarget(text, undefined, target.route, this.#docs.base) ?? target.route];
    this.findings.push(diagnose('href-missing', place, { href: text, nearest: [target.route], targets }));
  }

  /** What an address of the site leads to. One that leads to nothing is noted. */
  address(text: string, placeOf: () => Place, isWhole: boolean): Resolution | undefined {
    // Most lead to other sites.
    if (leadsAway(text)) return undefined;
    this.#known ??= lookupOfDocs(this.#docs);
    const lookup = this.#known;
    const target = resolveHref(text, lookup);
    if (target.to === 'nothing') this.dead.push({ text, place: placeOf(), path: target.path, lookup, isWhole });
    return target;
  }
}

/** The addresses of the links in a text of Markdown; those that may run code are a fault of another kind. */
async function addressesIn(text: string): Promise<string[]> {
  if (!text.includes('](')) return [];
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const found: string[] = [];
  const visit = (node: Nodes): void => {
    if ((node.type === 'link' || node.type === 'image') && addressKind(node.url) !== 'script') found.push(node.url);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(text));
  return found;
}

/**
 * Says of `href`s that lead nowhere what was meant by them.
 *
 * @param moved Where history says that pages have gone: see `movedPages`.
 */
export async function explainDead(
  dead: readonly DeadHref[],
  moved: ReadonlyMap<string, string>,
): Promise<Links['deadHrefs']> {
  const [first] = dead;
  if (first === undefined) return [];
  const { MeantPages } = await import('./suggest-routes.ts');
  const pages = new MeantPages(first.lookup, moved);
  return dead.map((href) => {
    const { nearest, isMoved, ...meant } = pages.of(href);
    const { targets, isSure } = href.isWhole ? meant : { targets: [], isSure: false };
    const said = { href: href.text, nearest, targets, isSure, isMoved };
    return { path: href.path, finding: diagnose('href-missing', href.place, said) };
  });
}
