import { elementTypes } from '../../core/config.ts';
import { Locator } from '../../core/locate.ts';
import type { Page, Placement } from '../../core/site.ts';
import type { Element, JsonPlace, Place, SpecSetting } from '../../core/values.ts';
import type { ResolvedSite } from '../resolve.ts';
import type {
  FilePosition,
  HiddenReason,
  PageExplanation,
  PageState,
  PlacementExplanation,
  SpecificationPosition,
} from './explanation.ts';
import { linksTo, linksToMissing } from './links-to.ts';

export async function explainPage(page: Page, site: ResolvedSite): Promise<PageExplanation> {
  const { facts, diagnostics } = site;
  const { route, title, file, endpoint } = page;
  const positionOf = createPositionLocator(site);
  const ancestors = ancestorsByPlace(facts.expansion.navigation.root);
  const { links, redirects } = page.missing === true ? linksToMissing(route, facts) : linksTo(route, facts);
  const isHiddenByItself =
    file !== null &&
    [...facts.inventory.pages.values()].some((pageFile) => pageFile.file === file && pageFile.frontMatter.hidden);

  const placements = await Promise.all(
    page.placements.map((placement) => placementOf(placement, ancestors.get(placeKey(placement.source)) ?? [])),
  );
  const [firstPlacement] = placements;
  return {
    kind: 'page',
    route,
    title,
    file,
    state: pageStateOf(page),
    hidden: page.hidden === true ? (firstPlacement?.hidden ?? ownFrontMatter) : null,
    endpoint:
      endpoint === undefined
        ? null
        : { reference: `${endpoint.method} ${endpoint.path}`, specification: endpoint.spec },
    placements,
    redirects: await Promise.all(
      redirects.map(async ({ target, place }) => ({ source: target, ...(await positionOf(place)) })),
    ),
    linkedFrom: await Promise.all(links.map(async ({ target, place }) => ({ target, ...(await positionOf(place)) }))),
    problems: diagnostics.filter(
      (diagnostic) =>
        diagnostic.file === file ||
        page.placements.some(({ source }) => source.file === diagnostic.file && source.pointer === diagnostic.pointer),
    ),
  };

  async function placementOf(
    { source, breadcrumbs, context, previous, next, hidden }: Placement,
    above: Ancestors,
  ): Promise<PlacementExplanation> {
    const setting = above.filter(({ openapi }) => openapi !== undefined).reverse();
    const [inner, ...outer] = await Promise.all(
      setting.map((element) => specifications(element.openapi ?? [], nameElement(element))),
    );
    const atTop = await specifications(facts.expansion.navigation.openapi ?? [], '"api" of docs.json');
    return {
      ...(await positionOf(source)),
      pointer: source.pointer,
      breadcrumbs: breadcrumbs.map(({ label }) => label),
      context,
      previous,
      next,
      hidden: hidden === true ? await hiddenBy(above) : null,
      specifications: inner ?? atTop,
      hiddenSpecifications: inner === undefined ? [] : [...outer.flat(), ...atTop],
    };
  }

  async function specifications(settings: readonly SpecSetting[], setBy: string): Promise<SpecificationPosition[]> {
    return Promise.all(
      settings.map(async ({ source }) => ({ specification: source.text, setBy, ...(await positionOf(source.place)) })),
    );
  }

  async function hiddenBy(above: Ancestors): Promise<HiddenReason> {
    if (isHiddenByItself) return ownFrontMatter;
    const element = above.find((ancestor) => ancestor.hidden);
    if (element !== undefined) return { by: nameElement(element), at: await positionOf(element.place) };
    return { by: 'x-hidden in the specification', at: null };
  }
}

const ownFrontMatter: HiddenReason = { by: 'hidden: true in its front matter', at: null };

export function pageStateOf({ missing, provided, file, placements }: Page): PageState {
  if (missing === true) return 'missing';
  if (provided === true) return 'provided';
  if (file === null) return 'generated';
  return placements.length === 0 ? 'unlisted' : 'listed';
}

export function createPositionLocator({ read }: Pick<ResolvedSite, 'read'>): (place: Place) => Promise<FilePosition> {
  const locator = new Locator(new Map(), read);
  return async (place) => {
    const { file, line, column } = await locator.locate(place);
    return { file, line, column };
  };
}

type Ancestors = readonly Element[];

function ancestorsByPlace(root: Element): ReadonlyMap<string, Ancestors> {
  const ancestors = new Map<string, Ancestors>();
  visit(root, []);
  return ancestors;

  function visit(element: Element, above: Ancestors): void {
    const path = [...above, element];
    if (element.root !== undefined) ancestors.set(placeKey(element.root.place), path);
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind === 'entry') ancestors.set(placeKey(item.place), path);
        else visit(item, path);
      }
    }
  }
}

function placeKey({ file, pointer }: JsonPlace): string {
  return `${file}#${pointer}`;
}

/** `the tab "API"`. */
function nameElement({ kind, label }: Element): string {
  const { noun } = elementTypes[kind];
  if (kind === 'navigation') return '"navigation"';
  return label === '' ? `a ${noun} without a name` : `the ${noun} ${JSON.stringify(label)}`;
}
