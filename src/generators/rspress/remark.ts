import type { Addresses } from '../../kit/view/targets.ts';
import { decodePercent, splitAddress } from '../../links/address.ts';
import { resolveLink } from '../../links/resolve.ts';
import type { LinkWorld } from '../../links/world.ts';
import type { Page } from '../../values/site.ts';
import { type MirroredPage, ownMember } from './pages.ts';
import { titleMark } from './title-mark.ts';
import type { MarkdownNode, PageMeta, RemarkPlugin } from './types.ts';

/** What the plugin needs to know while Rspress compiles a page. */
export interface PageSource {
  /** The page that is compiled from a file. */
  pageFrom(path: string): MirroredPage | undefined;
  readonly world: () => LinkWorld;
  readonly addresses: Addresses;
}

/**
 * Puts into the module of each page what surrounds it, marks the heading that is its title, and lets links that count
 * from the page's own file lead to the addresses of pages.
 */
export function navigationOfPages(source: PageSource): RemarkPlugin {
  return function attach() {
    const data = this.data() as { pageMeta?: PageMeta };
    return (tree, { path }) => {
      const found = source.pageFrom(path);
      if (found === undefined) return;
      if (data.pageMeta !== undefined) data.pageMeta[ownMember] = found.navigation;
      const title = tree.children?.find(({ type, depth }) => type === 'heading' && depth === 1);
      if (title !== undefined) {
        title.data = { ...title.data, hProperties: { ...title.data?.hProperties, [titleMark]: '' } };
      }
      visit(tree, (node) => {
        if ((node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
          node.url = addressFrom(found.page, node.url, source) ?? node.url;
        }
      });
    };
  };
}

/**
 * The address of the page that a link leads to, where Rspress would not find it by itself: a relative link, a link to a
 * folder, one that a redirect leads on.
 */
function addressFrom(page: Page, url: string, { world, addresses }: PageSource): string | undefined {
  if (/^(?:[#?]|$)/.test(url)) return undefined;
  const found = resolveLink(url, page, world());
  if (found.to !== 'page' || decodePercent(splitAddress(url)[0]) === found.route) return undefined;
  return addresses(found.route) + found.rest;
}

function visit(node: MarkdownNode, look: (node: MarkdownNode) => void): void {
  look(node);
  for (const child of node.children ?? []) visit(child, look);
}
