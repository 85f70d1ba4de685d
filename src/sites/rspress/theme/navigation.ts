import { usePage } from '@rspress/core/runtime';
import shared from 'virtual-docs-json-nav';
import type { FooterList } from '../../branding/links.ts';
import type { Neighbor, PageNavigation, SidebarEntry } from '../forms.ts';
import { asMarkdown } from '../inline-markdown.ts';

/** What goes with the page that is shown. */
export function useNavigation(): PageNavigation {
  return usePage().page.docsJsonNav ?? shared.elsewhere;
}

/** The sidebar of the page that is shown; empty without one. */
export function useEntries(): readonly SidebarEntry[] {
  const { sidebar } = useNavigation();
  return sidebar === null ? [] : (shared.sidebars[sidebar] ?? []);
}

/** The links at the foot of every page. */
export function useFooter(): readonly FooterList[] {
  return shared.footer;
}

/** The pages before and after, instead of those that Rspress finds in a sidebar of its own. */
export function usePrevNextPage() {
  const { previous, next } = useNavigation();
  return { prevPage: written(previous), nextPage: written(next) };
}

function written(neighbor: Neighbor | null): Neighbor | null {
  return neighbor && { ...neighbor, text: asMarkdown(neighbor.text) };
}
