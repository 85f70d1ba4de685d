import { pairCounterparts } from './model/counterparts.ts';
import { collectPageFacts } from './model/facts.ts';
import type { ModelInput } from './model/input.ts';
import { buildPages } from './model/pages.ts';
import { buildContexts } from './model/sidebars.ts';
import { buildTree } from './model/tree.ts';
import type { Site, SiteSettings } from './site.ts';
import { defined } from './values/defined.ts';
import type { Navigation } from './values/navigation.ts';

export type { ModelInput } from './model/input.ts';

/** Builds the model: the tree, a sidebar for each context, and every page with its placements. */
export function buildModel(input: ModelInput): Site {
  const { expansion, links, base } = input;
  const facts = collectPageFacts(input);
  const tree = buildTree(expansion.navigation, links, facts);
  const contexts = buildContexts(tree, facts);
  const counterparts = pairCounterparts(tree.root, contexts, facts);
  return {
    version: 1,
    site: settingsOf(expansion.navigation, base),
    tree: tree.root,
    sidebars: contexts.map(({ sidebar }) => sidebar),
    counterparts,
    pages: buildPages(input, contexts, facts),
  };
}

function settingsOf(
  { siteName, eyebrows, drilldown, iconLibrary, redirects, host, banner }: Navigation,
  base: string,
): SiteSettings {
  return {
    name: siteName,
    base,
    eyebrows,
    drilldown: drilldown ?? null,
    icons: { library: iconLibrary ?? 'fontawesome' },
    redirects: redirects.map(({ source, destination, permanent }) => ({
      source: source.text,
      destination: destination.text,
      permanent,
    })),
    ...defined({ host, banner }),
  };
}
