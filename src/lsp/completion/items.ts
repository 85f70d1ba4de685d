import type { CompletionItem, CompletionList } from 'vscode-languageserver';
import { maxCompletionItems } from '../../core/values.ts';
import type { Lines, Span } from '../documents/positions.ts';
import type { Candidate } from './candidates.ts';

export interface CompletionResult {
  readonly items: readonly (Candidate & { readonly text: string })[];
  readonly replaced: Span;
  readonly typed: string;
}

export function completionList({ items, replaced, typed }: CompletionResult, lines: Lines): CompletionList {
  const query = typed.toLowerCase();
  const matching = items.filter(({ value }) => isSubsequence(value.toLowerCase(), query));
  const ranked = [...matching].sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1));
  const range = lines.range(replaced);
  return {
    isIncomplete: items.length > maxCompletionItems,
    items: ranked.slice(0, maxCompletionItems).map(
      ({ value, text, kind, detail, documentation, rank = 1 }, index): CompletionItem => ({
        label: value,
        // Items of JSON language servers start with a quote. `!` sorts before a quote, so these items come first.
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

function isSubsequence(text: string, query: string): boolean {
  let offset = 0;
  for (const letter of query) {
    offset = text.indexOf(letter, offset) + 1;
    if (offset === 0) return false;
  }
  return true;
}
