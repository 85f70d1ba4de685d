import micromatch from 'micromatch';
import { diagnose } from './findings/diagnose.ts';
import type { LinkAnswers } from './host/remote/check-links.ts';
import { hidesHost, parseUrl } from './links/url.ts';
import { urlFlaw } from './pages/url-flaw.ts';
import type { Location } from './values/location.ts';
import { elementsOf } from './values/navigation.ts';
import type { Finding } from './values/outcome.ts';
import type { SiteFacts } from './values/site-facts.ts';
import { variablesIn } from './values/variables.ts';

/** Hosts reserved for examples, and names that no public host has (RFC 2606, RFC 6761, RFC 6762). */
const reservedHosts = /(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|localhost|local|internal)$/i;

export interface ExternalLinksInput {
  readonly facts: SiteFacts;
  readonly ignoredGlobs: readonly string[];
  readonly requestLinks: (urls: ReadonlySet<string>) => Promise<LinkAnswers>;
}

export interface ExternalLinksResult {
  readonly findings: readonly Finding[];
  readonly unasked: number;
}

/**
 * Requests every external URL that pages, snippets, the navigation and the settings link to. URLs that must not be
 * requested, such as private ones, are never reported.
 */
export async function checkExternalLinks({
  facts,
  ignoredGlobs,
  requestLinks,
}: ExternalLinksInput): Promise<ExternalLinksResult> {
  const links = collectExternalLinks(facts).flatMap(({ target, location }) => {
    const url = toRequestUrl(target);
    return url === undefined || isSkipped(url, ignoredGlobs) ? [] : [{ target, location, url }];
  });
  const { answers, unasked } = await requestLinks(new Set(links.map(({ url }) => url)));
  const findings = links.flatMap(({ target, location, url }) => {
    const { kind, reason } = answers.get(url) ?? { kind: 'unasked', reason: '' };
    return kind === 'dead' || kind === 'doubtful'
      ? [diagnose('link-external', location, { target, reason, isDead: kind === 'dead' })]
      : [];
  });
  return { findings, unasked };
}

interface ExternalLink {
  readonly target: string;
  readonly location: Location;
}

function collectExternalLinks({ bodies, expansion: { navigation } }: SiteFacts): ExternalLink[] {
  const pageLinks = [...bodies].flatMap(([file, { links }]) =>
    links.map(({ target, start, end }) => ({ target, location: { file, start, end } })),
  );
  const hrefs = elementsOf(navigation.root).flatMap(({ href }) => (href === undefined ? [] : [href]));
  const siteLinks = [...hrefs, ...navigation.links].map(({ text: target, location }) => ({ target, location }));
  return [...siteLinks, ...pageLinks];
}

/** URL without its fragment, as sent to servers. `undefined` if the target is not a complete HTTP URL. */
function toRequestUrl(target: string): string | undefined {
  if (urlFlaw(target) !== undefined) return undefined;
  const { scheme, host } = parseUrl(target);
  const urlText = scheme === undefined && hidesHost(target) ? `https:${target.trim()}` : target.trim();
  if (host === undefined || variablesIn(target).length > 0 || !URL.canParse(urlText)) return undefined;
  const url = new URL(urlText);
  url.hash = '';
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

function isSkipped(url: string, ignoredGlobs: readonly string[]): boolean {
  return (
    reservedHosts.test(new URL(url).hostname) || micromatch.isMatch(url, [...ignoredGlobs], { dot: true, bash: true })
  );
}
