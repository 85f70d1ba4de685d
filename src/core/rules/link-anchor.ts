import { and, firstOrAny, quote, replace, rule } from './rule.ts';

export const linkAnchor = rule<{
  target: string;
  anchor: string;
  file: string;
  nearest: string | undefined;
  /** If nothing is near: the first headings of the page, and how many it has beyond those. */
  headings?: readonly string[];
  more?: number;
  kind: 'missing' | 'title' | 'spelling' | 'made';
  /** It differs from the nearest one only in letter case. */
  isCase?: boolean;
  /** Several pages show it, which may lead it to several pages. */
  isShared: boolean;
}>({
  severity: ({ kind }) => (kind === 'spelling' || kind === 'made' ? 'info' : 'warning'),
  needs: ['content'],
  message: ({ target, file, nearest, kind }) =>
    kind === 'spelling'
      ? `The link ${quote(target)} leads to a heading of ${file} whose id some hosts spell "#${nearest}".`
      : `The link ${quote(target)} leads to no heading of ${file}.`,
  help: ({ nearest, kind, isCase, headings = [], more = 0 }) => {
    if (kind === 'made') return `Did you mean "#${nearest}"? Code in the page creates ids, perhaps this one.`;
    if (kind === 'title') return 'That is the title of the page: leave out the part from "#".';
    if (kind === 'spelling') {
      return `Set "slugs" to the host you publish on, "mintlify" or "github". For a link that works everywhere, give the heading the id {#${nearest}} and link to that.`;
    }
    if (isCase === true) return `The letter case differs: write "#${nearest}".`;
    if (nearest !== undefined) return `Did you mean "#${nearest}"?`;
    if (headings.length === 0) return 'That page has no heading to link to: leave out the part from "#".';
    const listed = and([...headings.map((id) => `"#${id}"`), ...(more > 0 ? [`${more} more`] : [])]);
    return `That page has ${listed}: link to one of them, or leave out the part from "#".`;
  },
  group: ({ file, anchor, kind }) => (kind === 'spelling' ? kind : `${file}#${anchor}`),
  facts: ({ target, file, anchor, nearest }) => ({
    target,
    resolved: `${file}#${anchor}`,
    suggestions: nearest === undefined ? [] : [`#${nearest}`],
  }),
  answers: ({ target, nearest, kind, isCase, isShared }, { place }) => {
    const before = target.slice(0, target.indexOf('#'));
    if (kind === 'title') return before === '' ? undefined : firstOrAny(!isShared, [replace(place, target, before)]);
    if (nearest === undefined || kind === 'spelling' || kind === 'made' || !/^[\p{L}\p{N}_.-]+$/u.test(nearest))
      return undefined;
    return firstOrAny(isCase === true && !isShared, [replace(place, target, `${before}#${nearest}`)]);
  },
  hiddenBy: 'link-missing',
});
