import { usePage } from '@rspress/core/runtime';
import shared from 'virtual-docs-json-nav';
import type { Neighbor, PageNavigation } from '../forms.ts';
import { escapeInlineMarkdown } from '../inline-markdown.ts';

export function useNavigation(): PageNavigation {
  return usePage().page.docsJsonNav ?? shared.elsewhere;
}

/** Neighbors from the model, instead of those in Rspress's sidebar. */
export function usePrevNextPage() {
  const { previous, next } = useNavigation();
  return { prevPage: escaped(previous), nextPage: escaped(next) };
}

function escaped(neighbor: Neighbor | null): Neighbor | null {
  return neighbor && { ...neighbor, text: escapeInlineMarkdown(neighbor.text) };
}
