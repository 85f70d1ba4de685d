import { firstOrAny, replace } from './answers.ts';
import { quote, rule } from './rule.ts';

export const linkAnchor = rule<{
  target: string;
  anchor: string;
  file: string;
  nearest: string | undefined;
  kind: 'missing' | 'title' | 'spelling';
  /** It differs from the nearest one only in letter case. */
  isCase?: boolean;
  /** Several pages show it, which may lead it to several pages. */
  isShared: boolean;
}>({
  severity: ({ kind }) => (kind === 'spelling' ? 'info' : 'warning'),
  needs: ['content'],
  message: ({ target, anchor, file, nearest, kind }) =>
    kind === 'spelling'
      ? `The link ${quote(target)} leads to a heading of ${file} whose id some hosts spell "#${nearest}".`
      : `The link ${quote(target)} leads to a page without a heading "#${anchor}": ${file}.`,
  help: ({ nearest, kind, isCase }) => {
    if (kind === 'title') return 'That is the title of the page: leave out the part from "#".';
    if (kind === 'spelling') {
      return `Set "slugs" to the host you publish on, "mintlify" or "github". For a link that works everywhere, give the heading the id {#${nearest}} and link to that.`;
    }
    if (isCase === true) return `The letter case differs: write "#${nearest}".`;
    return nearest === undefined
      ? 'Name a heading that the page has, or leave out the part from "#".'
      : `Did you mean "#${nearest}"?`;
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
    if (nearest === undefined || kind === 'spelling' || !/^[\p{L}\p{N}_.-]+$/u.test(nearest)) return undefined;
    return firstOrAny(isCase === true && !isShared, [replace(place, target, `${before}#${nearest}`)]);
  },
  hiddenBy: 'link-missing',
});
