import type { Severity } from '../values/diagnostic.ts';
import { answer, choose, either, isJson, quote, remove, rename, rule, sure } from './rule.ts';
import { article, capital, type ElementName, lossy } from './shared/shape.ts';

/** What to use instead of a field that is on the wrong element. */
export type Remedy =
  | { readonly use: 'anchors' | 'href' | 'page' | 'pages' | 'root' }
  | { readonly use: 'nearest'; readonly nearest: string }
  | { readonly use: 'children'; readonly children: readonly string[] };

export const fieldMisplaced = rule<{
  severity: Severity;
  element: ElementName;
  field: string;
  belongs: readonly string[];
  remedy: Remedy | undefined;
  /** A list of the element that what this one contains may be in, and whether the element has it already. */
  list?: { readonly name: string; readonly isThere: boolean };
}>({
  severity: lossy,
  message: ({ element: of, field, belongs }) =>
    `${capital(article(of.noun))} cannot have ${quote(field)}, which belongs to ${owners(belongs)}.`,
  help: ({ element, remedy, severity }) => {
    if (remedy !== undefined) return remedyHelp(element, remedy);
    return severity === 'error' ? undefined : 'Remove it: it has no effect here.';
  },
  answers: ({ field, list, remedy, severity }, { place }) => {
    if (!isJson(place)) return undefined;
    if (remedy?.use === 'nearest') return choose(rename(place, field, remedy.nearest));
    if (list === undefined) return severity === 'error' ? undefined : choose(remove(place));
    if (!list.isThere) return sure(rename(place, field, list.name));
    const into = { file: place.file, pointer: place.pointer.replace(/[^/]+$/, list.name) };
    return sure(answer(`Move it into ${quote(list.name)}`, { do: 'move', place, into }));
  },
});

/** The elements that a field belongs to, the first few of them. */
function owners(nouns: readonly string[]): string {
  return nouns.length > 4
    ? `${nouns.slice(0, 3).join(', ')} and others`
    : nouns.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

function remedyHelp({ noun }: ElementName, remedy: Remedy): string {
  switch (remedy.use) {
    case 'anchors':
      return 'The lists in "global" contain links: use its "anchors".';
    case 'href':
      return 'An entry of "global" is a link and has no content: give it only an "href".';
    case 'page':
      return 'A group is not a link. Use an anchor or a menu item, or list a page.';
    case 'pages':
      return 'Put the groups into "pages", among its entries.';
    case 'root':
      return 'Only groups have a "root". List this page first instead.';
    case 'nearest':
      return `Did you mean ${quote(remedy.nearest)}?`;
    case 'children':
      return `${capital(article(noun))} can have ${either(remedy.children)}.`;
  }
}
