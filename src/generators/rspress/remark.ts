import { dirname, join } from 'node:path/posix';
import type { Addresses } from '../../kit/view/targets.ts';
import type { Site } from '../../values/site.ts';
import { type MirroredPage, ownMember } from './pages.ts';
import { titleMark } from './title-mark.ts';
import type { MarkdownNode, PageMeta, RemarkPlugin } from './types.ts';

/** What the plugin needs to know while Rspress compiles a page. */
export interface PageSource {
  /** The page that is compiled from a file. */
  pageFrom(path: string): MirroredPage | undefined;
  readonly site: () => Site;
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
      const { file } = found.page;
      const title = tree.children?.find(({ type, depth }) => type === 'heading' && depth === 1);
      if (title !== undefined) {
        title.data = { ...title.data, hProperties: { ...title.data?.hProperties, [titleMark]: '' } };
      }
      visit(tree, (node) => {
        if (file !== null && (node.type === 'link' || node.type === 'definition') && node.url !== undefined) {
          node.url = addressFrom(file, node.url, source) ?? node.url;
        }
      });
    };
  };
}

/** The address of a page that is named by a path from another page's file: `./jobs`, `../index.mdx#top`. */
function addressFrom(file: string, url: string, { site, addresses }: PageSource): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?]|$)/i.test(url)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const target = join('/', dirname(file), decode(path)).replace(/\.mdx?$/i, '');
  const { pages } = site();
  const route = [target, target.replace(/\/(?:index)?$/, '') || '/'].find((one) => Object.hasOwn(pages, one));
  return route === undefined ? undefined : addresses(route) + rest;
}

function visit(node: MarkdownNode, look: (node: MarkdownNode) => void): void {
  look(node);
  for (const child of node.children ?? []) visit(child, look);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
