import type { PageBody } from '../bodies/facts.ts';
import { snippetFile } from '../bodies/snippet-file.ts';
import { diagnose } from '../diagnostics/catalogue/index.ts';
import { hashOf } from '../links/address.ts';
import { resolveLink } from '../links/resolve.ts';
import type { LinkWorld } from '../links/world.ts';
import { Suggester } from '../pages/suggest.ts';
import { nearestWithin } from '../schema/nearest.ts';
import type { PageFile } from '../values/inventory.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';

/** Headings that are looked at, in all, for what dead anchors may have meant. */
const comparisons = 500_000;
/** Files that a page may take in, one through the other. */
const mostSnippets = 100;

/**
 * Checks the links in the bodies of pages: that each leads to something, and that what it leads to has the heading.
 *
 * @param bodies Facts by file, those of snippets too.
 * @param circling Redirects that lead into a circle, which is reported by itself.
 */
export function checkLinks(
  bodies: ReadonlyMap<string, PageBody>,
  pages: ReadonlyMap<string, PageFile>,
  world: LinkWorld,
  circling: ReadonlySet<number>,
): Finding[] {
  const byRoute = new Map([...pages.values()].map((page) => [routeOf(page.path), page]));
  const findings: Finding[] = [];
  const anchors = new Map<string, Anchors>();
  const nearest = nearestWithin(comparisons);
  let suggester: Suggester | undefined;
  for (const page of pages.values()) {
    const body = bodies.get(page.file);
    if (body === undefined) continue;
    if (body.syntaxError !== undefined) {
      const { reason, start, end } = body.syntaxError;
      findings.push(diagnose('mdx-syntax', { file: page.file, start, end }, { reason }));
    }
    if (body.excess !== undefined) {
      const { start, ...excess } = body.excess;
      findings.push(
        diagnose('page-too-complex', { file: page.file, start, end: start + 1 }, { file: page.file, ...excess }),
      );
    }
    for (const link of body.links) {
      const place = { file: page.file, start: link.start, end: link.end };
      const target = resolveLink(link.target, { route: routeOf(page.path), file: page.file }, world);
      if (target.redirects !== undefined && circling.has(target.redirects.first)) continue;
      if (target.to === 'nothing') {
        suggester ??= new Suggester(pages.keys());
        const { nearest = [], sameName = [] } = suggester.suggest(target.path, undefined);
        const routes = [...nearest, ...sameName].slice(0, 2).map((path) => routeOf(path));
        findings.push(diagnose('link-missing', place, { target: link.target, nearest: routes }));
      } else if (target.to === 'page' && !target.isFolder) {
        const led = byRoute.get(target.route);
        if (led !== undefined) checkAnchor(link.target, led, place);
      }
    }
  }
  return findings;

  function checkAnchor(target: string, page: PageFile, place: { file: string; start: number; end: number }): void {
    const anchor = hashOf(target);
    // `#` and `#top` lead to the top, and `#:~:text=` to a passage.
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return;
    // What is generated for an endpoint has headings of its own.
    const { openapi, asyncapi, url, title } = page.frontMatter;
    // A page that stands for another address has none of its own.
    if (openapi !== undefined || asyncapi !== undefined || url !== undefined) return;
    const known = anchorsOf(page.file);
    if (known === undefined || known.has(anchor) || known.hasAlike(anchor)) return;
    const [near] = nearest(anchor, known.keys());
    const isTitle = letters(anchor) === letters(title ?? '');
    findings.push(diagnose('link-anchor', place, { target, anchor, file: page.file, nearest: near, isTitle }));
  }

  /** The headings of a page with those of its snippets; undefined where some of them cannot be known. */
  function anchorsOf(file: string): Anchors | undefined {
    const known = anchors.get(file);
    if (known !== undefined) return known;
    const found = new Anchors();
    const seen = new Set([file]);
    for (const name of seen) {
      const body = bodies.get(name);
      if (body?.syntaxError !== undefined || body?.excess !== undefined || seen.size > mostSnippets) return undefined;
      for (const anchor of body?.anchors ?? []) found.add(anchor);
      for (const snippet of body?.imports ?? []) seen.add(snippetFile(name, snippet.specifier));
    }
    anchors.set(file, found);
    return found;
  }
}

/** The anchors of a page, with those of its snippets. */
class Anchors {
  readonly #exact = new Set<string>();
  readonly #letters = new Set<string>();

  add(anchor: string): void {
    this.#exact.add(anchor);
    this.#letters.add(letters(anchor));
    if (anchor.includes('--')) this.#letters.add(letters(anchor.replaceAll('--', '-and-')));
  }

  has(anchor: string): boolean {
    return this.#exact.has(anchor);
  }

  /**
   * True where an anchor differs from a heading's only in what slug makers disagree about: whether a dot or a slash
   * becomes a dash, whether `&` becomes `and`, and signs at the ends.
   */
  hasAlike(anchor: string): boolean {
    return this.#letters.has(letters(anchor));
  }

  keys(): Iterable<string> {
    return this.#exact;
  }
}

function letters(anchor: string): string {
  return anchor.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
