import type { Severity } from '../values/diagnostic.ts';
import { answer, choose, isJson, remove, rename, sure } from './answers.ts';
import { quote, rule } from './rule.ts';
import { article, capital, type ElementName, lossy } from './shared/shape.ts';

export const fieldMisplaced = rule<{
  severity: Severity;
  element: ElementName;
  field: string;
  belongs: readonly string[];
  instead: string | undefined;
  /** A list of the element that what this one contains may be in, and whether the element has it already. */
  list?: { readonly name: string; readonly isThere: boolean };
}>({
  severity: lossy,
  message: ({ element: of, field, belongs }) =>
    `${capital(article(of.noun))} cannot have ${quote(field)}, which belongs to ${owners(belongs)}.`,
  help: ({ instead, severity }) => instead ?? (severity === 'error' ? undefined : 'Remove it: it has no effect here.'),
  answers: ({ field, list, severity }, { place }) => {
    if (!isJson(place)) return undefined;
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
