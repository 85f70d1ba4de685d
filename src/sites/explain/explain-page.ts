import type { Page, Placement } from '../../core/site.ts';
import type { Place, SpecSetting } from '../../core/values.ts';
import type { ResolvedSite } from '../resolve.ts';
import { type Ancestors, ancestorsByPlace, nameElement, placeKey } from './ancestors.ts';
import type {
  FilePosition,
  HiddenReason,
  PageExplanation,
  PlacementExplanation,
  SpecificationPosition,
} from './explanation.ts';
import { linksTo, linksToMissing } from './links-to.ts';
import { pageStateOf } from './page-state.ts';
import { positionsOf } from './positions.ts';

/** Says of a page where it is, why, and what leads to it. */
export async function explainPage(page: Page, site: ResolvedSite): Promise<PageExplanation> {
  const { parts, diagnostics } = site;
  const { route, title, file, endpoint } = page;
  const positionOf = positionsOf(site);
  const ancestors = ancestorsByPlace(parts.expansion.navigation.root);
  const { links, redirects } = page.missing === true ? linksToMissing(route, parts) : linksTo(route, parts);
  const isHiddenByItself =
    file !== null && [...parts.inventory.pages.values()].some((one) => one.file === file && one.frontMatter.hidden);

  const placements: PlacementExplanation[] = [];
  for (const placement of page.placements) {
    placements.push(await placementOf(placement, ancestors.get(placeKey(placement.source)) ?? []));
  }
  const [first] = placements;
  return {
    kind: 'page',
    route,
    title,
    file,
    state: pageStateOf(page),
    hidden: page.hidden !== true ? null : isHiddenByItself ? ownFrontMatter : (first?.hidden ?? ownFrontMatter),
    endpoint:
      endpoint === undefined
        ? null
        : { reference: `${endpoint.method} ${endpoint.path}`, specification: endpoint.spec },
    placements,
    redirects: await positions(redirects, (target, position) => ({ source: target, ...position })),
    linkedFrom: await positions(links, (target, position) => ({ target, ...position })),
    problems: diagnostics.filter(
      (one) =>
        one.file === file ||
        page.placements.some(({ source }) => source.file === one.file && source.pointer === one.pointer),
    ),
  };

  async function positions<Shape>(
    written: readonly { readonly target: string; readonly place: Place }[],
    shape: (target: string, position: FilePosition) => Shape,
  ): Promise<Shape[]> {
    return Promise.all(written.map(async ({ target, place }) => shape(target, await positionOf(place))));
  }

  async function placementOf(
    { source, breadcrumbs, context, previous, next, hidden }: Placement,
    above: Ancestors,
  ): Promise<PlacementExplanation> {
    const setting = above.filter(({ openapi }) => openapi !== undefined).reverse();
    const [inner, ...outer] = await Promise.all(
      setting.map((element) => specifications(element.openapi ?? [], nameElement(element))),
    );
    const atTop = await specifications(parts.expansion.navigation.openapi ?? [], '"api" of docs.json');
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
    const element = above.find((one) => one.kind === 'group' && one.hidden);
    if (element !== undefined) return { by: nameElement(element), at: await positionOf(element.place) };
    return { by: 'x-hidden in the specification', at: null };
  }
}

const ownFrontMatter: HiddenReason = { by: 'hidden: true in its front matter', at: null };
