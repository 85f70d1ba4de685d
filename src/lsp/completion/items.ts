import type { CompletionItem, CompletionList } from 'vscode-languageserver';
import type { Lines, Span } from '../documents/positions.ts';
import type { Candidate } from './candidates.ts';

export interface Completed {
  readonly items: readonly (Candidate & { /** Text to insert. */ readonly text: string })[];
  readonly replaced: Span;
  /** The part of the value before the cursor. */
  readonly typed: string;
}

/** Maximum length of a list. Editors ask again as the user types. */
const most = 300;

export function completionList({ items, replaced, typed }: Completed, lines: Lines): CompletionList {
  const sought = typed.toLowerCase();
  const fitting = items.filter(({ value }) => isFitting(value.toLowerCase(), sought));
  const ranked = [...fitting].sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1));
  const range = lines.range(replaced);
  return {
    isIncomplete: items.length > most,
    items: ranked.slice(0, most).map(
      ({ value, text, kind, detail, documentation, rank = 1 }, index): CompletionItem => ({
        label: value,
        // Sorts before items of other servers: JSON servers sort values by their opening quote.
        sortText: `!${rank}${String(index).padStart(5, '0')}`,
        filterText: text,
        textEdit: { range, newText: text },
        ...(kind === undefined ? {} : { kind }),
        ...(detail === undefined || detail === '' ? {} : { detail }),
        ...(documentation === undefined || documentation === '' ? {} : { documentation }),
      }),
    ),
  };
}

/** True if a text contains the typed characters in order. */
function isFitting(text: string, sought: string): boolean {
  let at = 0;
  for (const letter of sought) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
