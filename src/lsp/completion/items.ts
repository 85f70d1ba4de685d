import type { CompletionItem, CompletionList } from 'vscode-languageserver';
import type { Lines, Span } from '../documents/positions.ts';
import type { Candidate } from './candidates.ts';

/** What may be written at a place. */
export interface Completed {
  readonly items: readonly (Candidate & { /** As it is written there. */ readonly text: string })[];
  /** What it replaces. */
  readonly replaced: Span;
  /** What is typed of it already. */
  readonly typed: string;
}

/** Longer lists help nobody: the editor asks again when more is typed. */
const most = 300;

/** The list that an editor shows. */
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
        // Before what other servers have: those of JSON sort by the quote that values begin with.
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

/** True for a text that has the letters that are sought, in their order. */
function isFitting(text: string, sought: string): boolean {
  let at = 0;
  for (const letter of sought) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
