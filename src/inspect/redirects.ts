import { diagnose } from '../diagnostics/catalogue/index.ts';
import { isFolder, type LinkWorld, resolveHref } from '../links/hrefs.ts';
import { destinationFor, redirectPattern } from '../links/redirects.ts';
import { nearestWords } from '../schema/nearest.ts';
import type { Redirection } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath, routeOf } from '../values/paths.ts';

/** What stands for anything in a wildcard, to follow it with. */
const sample = 'sample';

/** Checks the redirects of a site: that each leads somewhere, at once, without hiding a page or going in circles. */
export function checkRedirects(redirects: readonly Redirection[], world: LinkWorld): Finding[] {
  const findings: Finding[] = [];
  const first = new Map<string, Redirection>();
  const looped = new Set<Redirection>();
  for (const redirect of redirects) {
    const source = pathOf(redirect.source.text);
    const before = first.get(source);
    if (before === undefined) first.set(source, redirect);
    else findings.push(diagnose('redirect-duplicate', redirect.place, { source: redirect.source.text }, before.place));
    if (before !== undefined || looped.has(redirect)) continue;
    checkTarget(redirect);
    checkShadow(redirect);
  }
  return findings;

  function checkTarget(redirect: Redirection): void {
    const { text, place } = redirect.destination;
    if (isElsewhere(text)) return;
    const { chain, steps, circle } = follow(redirect);
    if (circle) {
      for (const step of steps) looped.add(step);
      findings.push(diagnose('redirect-loop', redirect.place, { chain }));
      return;
    }
    if (steps.length > 1) {
      const last = steps.at(-1)?.destination.text ?? text;
      const final = redirectPattern(redirect.source.text) === undefined ? (chain.at(-1) ?? last) : last;
      findings.push(diagnose('redirect-chain', place, { destination: text, final }));
      return;
    }
    if (/[:*]/.test(text)) return;
    const target = resolveHref(text.startsWith('/') ? text : `/${text}`, { ...world, redirect: () => undefined });
    if (target.to !== 'nothing' || isFolder(target.path, world.inventory)) return;
    const nearest = nearestWords(target.path, world.inventory.pages.keys(), 2).map((path) => routeOf(path));
    findings.push(diagnose('redirect-target', place, { destination: text, nearest }));
  }

  /** The redirects that a request goes through, wildcards filled with a sample. */
  function follow(start: Redirection): { chain: string[]; steps: Redirection[]; circle: boolean } {
    const steps: Redirection[] = [];
    const chain = [start.source.text];
    let path = pathOf(start.source.text.replace(/:\w+\*?|\*/g, sample));
    for (let next: Redirection | undefined = start; next !== undefined; next = world.redirect(path)) {
      if (steps.includes(next)) return { chain, steps, circle: true };
      steps.push(next);
      const destination = destinationFor(next, path);
      chain.push(destination);
      if (isElsewhere(destination)) break;
      path = pathOf(destination);
    }
    return { chain, steps, circle: false };
  }

  function checkShadow({ source, destination }: Redirection): void {
    const pattern = redirectPattern(source.text);
    const { pages } = world.inventory;
    const path = pathOf(source.text);
    const exact = pages.get(path === '' ? 'index' : path) ?? pages.get(`${path}/index`);
    // Not every host takes `/old/:slug*` for `/old` as well: that page may be seen.
    const bare = `/${path.replace(/\/(?::\w+)?\*$/, '')}`;
    const routes = [...pages.values()].map((page) => ({ page, route: routeOf(page.path) }));
    const matched = routes.filter(({ route }) => route !== bare && pattern?.test(route.slice(1)));
    const hidden = pattern === undefined ? [exact] : matched.map(({ page }) => page);
    // A redirect of a page to itself hides nothing: it is a loop, or a host's way to drop a slash.
    const [page, ...further] = hidden.filter((one) => one !== undefined && pathOf(destination.text) !== one.path);
    if (page === undefined) return;
    findings.push(
      diagnose('redirect-shadow', source.place, { source: source.text, file: page.file, further: further.length }),
    );
  }
}

function isElsewhere(destination: string): boolean {
  return (
    /^[a-z][a-z\d+.-]*:\/\//i.test(destination) || destination.startsWith('//') || destination.startsWith('mailto:')
  );
}

function pathOf(text: string): string {
  const bare = text.replace(/[?#].*$/s, '');
  return normalizePath(bare) ?? bare;
}
