import { usePage } from '@rspress/core/runtime';
import shared from 'virtual-docs-json-nav';
import { escapeInlineMarkdown } from '../inline-markdown.ts';
import type { Neighbor, RspressNavigation } from '../navigation-data.ts';

export function useNavigation(): RspressNavigation {
  return usePage().page.docsJsonNav ?? shared.fallbackNavigation;
}

/** Returns the neighbors of the model instead of the neighbors in Rspress's sidebar. */
export function usePrevNextPage() {
  const { previous, next } = useNavigation();
  return { prevPage: escapeNeighbor(previous), nextPage: escapeNeighbor(next) };
}

function escapeNeighbor(neighbor: Neighbor | null): Neighbor | null {
  return neighbor && { ...neighbor, text: escapeInlineMarkdown(neighbor.text) };
}
