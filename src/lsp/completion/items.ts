import type { CompletionItem, CompletionList } from 'vscode-languageserver';
import { maxCompletionItems } from '../../core/values.ts';
import type { Lines, Span } from '../documents/positions.ts';
import type { Candidate } from './candidates.ts';

export interface CompletionResult {
  readonly items: readonly (Candidate & { readonly text: string })[];
  readonly replacedSpan: Span;
  readonly typed: string;
}

export function completionList({ items, replacedSpan, typed }: CompletionResult, lines: Lines): CompletionList {
  const query = typed.toLowerCase();
  const matchingItems = items.filter(({ value }) => isSubsequence(value.toLowerCase(), query));
  const sortedItems = [...matchingItems].sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1));
  const range = lines.range(replacedSpan);
  return {
    isIncomplete: items.length > maxCompletionItems,
    items: sortedItems.slice(0, maxCompletionItems).map(
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
  for (const char of query) {
    offset = text.indexOf(char, offset) + 1;
    if (offset === 0) return false;
  }
  return true;
}
