import { type BuiltModel, keptSections, withSamePages } from './model/built-model.ts';
import { pairCounterparts } from './model/counterparts.ts';
import type { PageFacts } from './model/facts.ts';
import type { ModelInput } from './model/input.ts';
import type { ModelMemory } from './model/keep.ts';
import { factsOfPageFile, placedFacts } from './model/page-facts.ts';
import { pageOf } from './model/page-of.ts';
import { makePages } from './model/pages.ts';
import { placeCounterparts } from './model/place-counterparts.ts';
import { withFacts } from './model/renew.ts';
import { buildContexts } from './model/sidebars.ts';
import { buildTree } from './model/tree.ts';
import type { PageFile } from './values/inventory.ts';
import type { Navigation } from './values/navigation.ts';
import { routeOf } from './values/paths.ts';
import type { Page, Site, SiteSettings } from './values/site.ts';

/**
 * Builds the model: the tree, a sidebar for each context, and every page with its places.
 *
 * @param before A model of the same site, built last with this memory: what would be the same is taken over, and its facts
 *   become those of the new one. Default: nothing is.
 * @param memory Parts of the models before it; takes those of this one. Default: there are no other models.
 */
export function buildModel(input: ModelInput, before?: BuiltModel, memory?: ModelMemory): BuiltModel {
  return (before === undefined ? undefined : renewModel(input, before, memory)) ?? buildAll(input, before, memory);
}

function buildAll(input: ModelInput, before: BuiltModel | undefined, memory: ModelMemory | undefined): BuiltModel {
  const { expansion, links, base } = input;
  const alike = withSamePages(input, before);
  const kept = keptSections(input, alike);
  const placed = placedFacts(input, memory, { except: kept });
  const facts = alike?.facts ?? new Map<string, PageFacts>();
  for (const [route, own] of placed) facts.set(route, own);
  const rootSources = before?.rootSources ?? new WeakMap();
  const keptTree = memory && { memory, rootSources, sections: kept };
  const tree = buildTree(expansion.navigation, links, facts, keptTree);
  const contexts = buildContexts(tree, facts, memory);
  const counterparts = pairCounterparts(tree.root, contexts, facts, before?.counterparts, memory);
  const others = placeCounterparts(counterparts, contexts, before?.counterparts, memory);
  const pages = makePages({ input, contexts, placed, facts, memory }, alike, others);
  const site: Site = {
    version: 1,
    site: settingsOf(expansion.navigation, base),
    tree: tree.root,
    sidebars: contexts.map(({ sidebar }) => sidebar),
    counterparts: counterparts.tables,
    pages: pages.pages,
  };
  const { unlisted, hasUnplaced } = pages;
  const { sections } = tree;
  return {
    site,
    input,
    facts,
    contexts,
    counterparts,
    unlisted,
    hasUnplaced,
    sections,
    rootSources,
    renewed: new Set(),
  };
}

/** The model where nothing but what pages say of themselves has changed; undefined where more has. */
function renewModel(input: ModelInput, before: BuiltModel, memory: ModelMemory | undefined): BuiltModel | undefined {
  const { inventory, expansion } = input;
  if (before.input.expansion !== expansion || before.input.links !== input.links) return undefined;
  const changed = changedPages(input, before.input);
  const only = new Set(changed.map(({ path }) => routeOf(path)));
  const placed = placedFacts(input, memory, { only });
  const now = new Map<string, PageFacts>();
  for (const page of changed) {
    const route = routeOf(page.path);
    const known = before.facts.get(route);
    // Another file has the address: nothing of this one is in the model.
    if (known?.page.file !== page.file) continue;
    const facts = placed.get(route) ?? factsOfPageFile(route, page, input, memory);
    if (facts.hidden !== known.hidden) return undefined;
    now.set(route, facts);
  }
  if (now.size === 0) return { ...before, input };
  const renewed = new Set([...before.renewed, ...changed.map(({ path }) => path)]);
  const pages = copyOf(before.site.pages);
  for (const [route, facts] of now) pages[route] = pageOf(facts, pages[route]?.placements ?? []);
  const site = { ...before.site, ...withFacts(before.site, now), pages };
  for (const [route, own] of now) before.facts.set(route, own);
  return { ...before, site, input, renewed };

  function changedPages(one: ModelInput, other: ModelInput): PageFile[] {
    const titleOf = ({ bodies: read }: ModelInput, { file }: PageFile): string | undefined => read.get(file)?.title;
    return [...inventory.pages.values()].filter(
      (page) => other.inventory.pages.get(page.path) !== page || titleOf(one, page) !== titleOf(other, page),
    );
  }
}

/** In a loop, since spreading an object of 10,000 members takes twice as long. */
function copyOf(pages: Site['pages']): Record<string, Page> {
  const copy: Record<string, Page> = {};
  for (const route in pages) copy[route] = pages[route] as Page;
  return copy;
}

function settingsOf(
  { siteName, eyebrows, drilldown, redirects, host, banner }: Navigation,
  base: string,
): SiteSettings {
  return {
    name: siteName,
    base,
    eyebrows,
    drilldown: drilldown ?? null,
    redirects: redirects.map(({ source, destination, permanent }) => ({
      source: source.text,
      destination: destination.text,
      permanent,
    })),
    ...(host === undefined ? {} : { host }),
    ...(banner === undefined ? {} : { banner }),
  };
}
