import { elementTypes } from '../../core/config.ts';
import { Locator } from '../../core/locate.ts';
import type { Page, Placement } from '../../core/site.ts';
import { type Element, type Location, locationKey, type SpecSetting } from '../../core/values.ts';
import type { ResolvedSite } from '../resolve.ts';
import type {
  FilePosition,
  HiddenReason,
  PageExplanation,
  PageState,
  PlacementExplanation,
  SpecificationPosition,
} from './explanation.ts';
import { findLinksTo, findLinksToMissing } from './links-to.ts';

export async function explainPage(page: Page, site: ResolvedSite): Promise<PageExplanation> {
  const { facts, diagnostics } = site;
  const { route, title, file, endpoint } = page;
  const positionOf = createPositionLocator(site);
  const ancestorMap = indexAncestors(facts.expansion.navigation.root);
  const { links, redirects } = page.missing === true ? findLinksToMissing(route, facts) : findLinksTo(route, facts);
  const isHiddenByFrontMatter =
    file !== null &&
    [...facts.inventory.pages.values()].some((pageFile) => pageFile.file === file && pageFile.frontMatter.hidden);

  const placements = await Promise.all(
    page.placements.map((placement) =>
      explainPlacement(placement, ancestorMap.get(locationKey(placement.source)) ?? []),
    ),
  );
  const [firstPlacement] = placements;
  return {
    kind: 'page',
    route,
    title,
    file,
    state: pageStateOf(page),
    hidden: page.hidden === true ? (firstPlacement?.hidden ?? hiddenByFrontMatter) : null,
    endpoint:
      endpoint === undefined
        ? null
        : { reference: `${endpoint.method} ${endpoint.path}`, specification: endpoint.spec },
    placements,
    redirects: await Promise.all(
      redirects.map(async ({ target, location }) => ({ source: target, ...(await positionOf(location)) })),
    ),
    linkedFrom: await Promise.all(
      links.map(async ({ target, location }) => ({ target, ...(await positionOf(location)) })),
    ),
    problems: diagnostics.filter(
      (diagnostic) =>
        diagnostic.file === file ||
        page.placements.some(({ source }) => source.file === diagnostic.file && source.pointer === diagnostic.pointer),
    ),
  };

  async function explainPlacement(
    { source, breadcrumbs, context, previous, next, hidden }: Placement,
    ancestors: Ancestors,
  ): Promise<PlacementExplanation> {
    const elementsWithSpecs = ancestors.filter(({ openapi }) => openapi !== undefined).reverse();
    const [nearestSpecifications, ...outerSpecifications] = await Promise.all(
      elementsWithSpecs.map((element) => locateSpecifications(element.openapi ?? [], describeElement(element))),
    );
    const rootSpecifications = await locateSpecifications(
      facts.expansion.navigation.openapi ?? [],
      '"api" of docs.json',
    );
    return {
      ...(await positionOf(source)),
      pointer: source.pointer,
      breadcrumbs: breadcrumbs.map(({ label }) => label),
      context,
      previous,
      next,
      hidden: hidden === true ? await findHiddenReason(ancestors) : null,
      specifications: nearestSpecifications ?? rootSpecifications,
      hiddenSpecifications:
        nearestSpecifications === undefined ? [] : [...outerSpecifications.flat(), ...rootSpecifications],
    };
  }

  async function locateSpecifications(
    settings: readonly SpecSetting[],
    setBy: string,
  ): Promise<SpecificationPosition[]> {
    return Promise.all(
      settings.map(async ({ source }) => ({
        specification: source.text,
        setBy,
        ...(await positionOf(source.location)),
      })),
    );
  }

  async function findHiddenReason(ancestors: Ancestors): Promise<HiddenReason> {
    if (isHiddenByFrontMatter) return hiddenByFrontMatter;
    const element = ancestors.find((ancestor) => ancestor.hidden);
    if (element !== undefined) return { by: describeElement(element), at: await positionOf(element.location) };
    return { by: 'x-hidden in the specification', at: null };
  }
}

const hiddenByFrontMatter: HiddenReason = { by: 'hidden: true in its front matter', at: null };

export function pageStateOf({ missing, provided, file, placements }: Page): PageState {
  if (missing === true) return 'missing';
  if (provided === true) return 'provided';
  if (file === null) return 'generated';
  return placements.length === 0 ? 'unlisted' : 'listed';
}

export function createPositionLocator({
  read,
}: Pick<ResolvedSite, 'read'>): (location: Location) => Promise<FilePosition> {
  const locator = new Locator(new Map(), read);
  return async (location) => {
    const { file, line, column } = await locator.locate(location);
    return { file, line, column };
  };
}

type Ancestors = readonly Element[];

function indexAncestors(root: Element): ReadonlyMap<string, Ancestors> {
  const ancestors = new Map<string, Ancestors>();
  visit(root, []);
  return ancestors;

  function visit(element: Element, parents: Ancestors): void {
    const path = [...parents, element];
    if (element.root !== undefined) ancestors.set(locationKey(element.root.location), path);
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind === 'entry') ancestors.set(locationKey(item.location), path);
        else visit(item, path);
      }
    }
  }
}

/** Describes an element in a message: `the tab "API"`, `a tab without a name` or `"navigation"`. */
function describeElement({ kind, label }: Element): string {
  const { noun } = elementTypes[kind];
  if (kind === 'navigation') return '"navigation"';
  return label === '' ? `a ${noun} without a name` : `the ${noun} ${JSON.stringify(label)}`;
}
