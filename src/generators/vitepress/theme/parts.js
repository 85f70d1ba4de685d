import { useData } from 'vitepress';
import { h } from 'vue';
// biome-ignore lint/correctness/useImportExtensions: it is built when this file is read.
import * as parts from '../../parts/parts.js';
import { useAddress, useNavigation } from './navigation.js';

/** The tabs of the site, and the links of its bar. */
export const NavigationTabs = partOf((view, { links, screenMenu }) => parts.navigationBar(view, links, screenMenu), {
  links: { type: Array, default: () => [] },
  screenMenu: Boolean,
});
/** Languages and versions: each leads to the same page there, where it exists. */
export const Switchers = partOf(parts.switchers);
/** What is above a sidebar: products, dropdowns, anchors, the items of a menu, and the links of every page. */
export const SidebarHead = partOf(parts.sidebarHead);
/** The notice of the section that the page is in. */
export const Banner = partOf(parts.banner);
/** The way to the page. */
export const Breadcrumbs = partOf((view, _, { frontmatter }) =>
  frontmatter.value.breadcrumbs === false ? [] : parts.breadcrumbs(view),
);

/** A part as a component of Vue. VitePress leads to the addresses of its links without loading a page anew. */
function partOf(draw, props = {}) {
  return {
    props,
    setup(given) {
      const view = useNavigation();
      const address = useAddress();
      const data = useData();
      return () => (view.value === undefined ? undefined : nodesOf(draw(view.value, given, data), address));
    },
  };
}

function nodesOf(nodes, address) {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { href } = node.attributes;
    const link = href === undefined ? {} : { href: address(href) };
    return h(node.name, { ...node.attributes, ...link }, nodesOf(node.children, address));
  });
}
