import { useData } from 'vitepress';
import { h } from 'vue';
// biome-ignore lint/correctness/useImportExtensions: it is built when this file is read.
import * as parts from '../../parts/parts.js';
import { useNavigation, useUrl } from './navigation.js';

export const NavigationTabs = partOf((view, { links, screenMenu }) => parts.navigationBar(view, links, screenMenu), {
  links: { type: Array, default: () => [] },
  screenMenu: Boolean,
});
export const Switchers = partOf(parts.switchers);
export const SidebarHead = partOf(parts.sidebarHead);
export const Banner = partOf(parts.banner);
export const Breadcrumbs = partOf((view, _, { frontmatter }) =>
  frontmatter.value.breadcrumbs === false ? [] : parts.breadcrumbs(view),
);

/** Creates the Vue component of a part. VitePress's router handles clicks on its links. */
function partOf(render, props = {}) {
  return {
    props,
    setup(options) {
      const view = useNavigation();
      const toHref = useUrl();
      const data = useData();
      return () => (view.value === undefined ? undefined : nodesOf(render(view.value, options, data), toHref));
    },
  };
}

function nodesOf(nodes, toHref) {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { href } = node.attributes;
    const link = href === undefined ? {} : { href: toHref(href) };
    return h(node.name, { ...node.attributes, ...link }, nodesOf(node.children, toHref));
  });
}
