import { slug as githubSlug } from 'github-slugger';
import type { PageBody } from '../values/page-body.ts';

/** Host whose rule generates the ids of headings. `undefined` generates the same ids as `mintlify`. */
export type SlugRule = 'mintlify' | 'github' | undefined;

/**
 * Spellings of one id: by the current rule of the host of `docs.json` sites, by GitHub's rule, then by other or older
 * rules.
 */
export type IdSpellings = readonly [host: string, github: string, ...others: string[]];

export function slug(text: string, rule?: SlugRule): string {
  return rule === 'github' ? githubSlug(text) : hostSlug(text);
}

/** Selects the spelling that a site with this rule uses. */
export function idForRule(rule: SlugRule, [host, github]: IdSpellings): string {
  return rule === 'github' ? github : host;
}

/** Ids of a page, without the spellings that belong to other rules. */
export function idsForRule(
  rule: SlugRule,
  { anchors, spellings = [] }: Pick<PageBody, 'anchors' | 'spellings'>,
): string[] {
  const ids = new Set(spellings.map((spelling) => idForRule(rule, spelling)));
  const otherSpellings = new Set(spellings.flat().filter((id) => !ids.has(id)));
  return anchors.filter((id) => !otherSpellings.has(id));
}

/**
 * `Config.json options → config-json-options`, `What's new → what’s-new`, `Fees & billing → fees-&-billing`,
 * `C# → c%23`, `Use @org/js → use-@org/js`. Quotation marks become typographic, and other punctuation is removed.
 */
function hostSlug(text: string): string {
  const normalized = text
    .toLowerCase()
    .replace(/(?<=^|[\s([{])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replace(/[\s.]+/g, '-')
    .replace(/[^/&@+’“”#]+/g, (part) => githubSlug(part));
  return normalized.replace(/-{2,}/g, '-').replace(/^-|-$/g, '').replaceAll('#', '%23');
}
