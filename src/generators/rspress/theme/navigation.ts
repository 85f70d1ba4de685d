import { usePage } from '@rspress/core/runtime';
import shared from 'virtual-docs-json-nav';
import type { Neighbor, PageNavigation } from '../forms.ts';
import { asMarkdown } from '../inline-markdown.ts';

/** What goes with the page that is shown. */
export function useNavigation(): PageNavigation {
  return usePage().page.docsJsonNav ?? shared.elsewhere;
}

/** The pages before and after, instead of those that Rspress finds in a sidebar of its own. */
export function usePrevNextPage() {
  const { previous, next } = useNavigation();
  return { prevPage: written(previous), nextPage: written(next) };
}

function written(neighbor: Neighbor | null): Neighbor | null {
  return neighbor && { ...neighbor, text: asMarkdown(neighbor.text) };
}
