import type { Site } from '../../core/site.ts';
import { stringLiteral } from '../../core/values.ts';
import { createSiteSlicer, type Slicer } from './site-slices.ts';

/** Virtual module that exports the model, as the default export and as `site`. */
export const modelModule = 'virtual:docs-json-nav';

/** Virtual module that exports `siteAt`, which loads the part of the model for one page. */
const pagesModule = `${modelModule}/pages`;

const routesPerModule = 500;

const plainRouteCode = `const plainRoute = (route) => (route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route);`;

/** In dev mode the model isn't split, because it comes from a local server and changes often. */
const unsplitPagesCode = `import site from '${modelModule}';
${plainRouteCode}
export const siteAt = async (route) => (Object.hasOwn(site.pages, plainRoute(route)) ? site : undefined);
`;

/** JavaScript expression of a value. `JSON.parse` of a string is faster to load than a large literal. */
export function toJsonExpression(value: unknown): string {
  return `/* @__PURE__ */ JSON.parse(${stringLiteral(JSON.stringify(value))})`;
}

export function generateModelModule(site: Site): string {
  return `export const site = ${toJsonExpression(site)};\nexport default site;\n`;
}

export class ModelModules {
  readonly site: Site;
  readonly #isDevelopment: boolean;
  readonly #createSlice: Slicer;
  /** Sorted by code units. Each module holds a range of routes, so its first route is enough to find the module. */
  readonly #routes: readonly string[];

  constructor(site: Site, isDevelopment: boolean) {
    this.site = site;
    this.#isDevelopment = isDevelopment;
    this.#createSlice = createSiteSlicer(site);
    this.#routes = Object.keys(site.pages).sort();
  }

  /** @param id Import specifier. Returns undefined for other modules. */
  codeOf(id: string): string | undefined {
    if (id === modelModule) return generateModelModule(this.site);
    if (id === pagesModule) return this.#isDevelopment ? unsplitPagesCode : this.#splitPages();
    const [, moduleKind, number] = /\/pages\/(routes|slice)-(\d+)$/.exec(id) ?? [];
    if (moduleKind === undefined) return undefined;
    const index = Number(number);
    const sidebarCount = this.site.sidebars.length;
    return `export default ${toJsonExpression(moduleKind === 'routes' ? this.#sliceIndexes(index) : this.#createSlice(index < sidebarCount ? index : undefined))};\n`;
  }

  /** Code of the pages module. There is one slice per sidebar, then one for pages without a placement. */
  #splitPages(): string {
    const firstRoutes = this.#routes.filter((_, index) => index % routesPerModule === 0);
    const importFunctions = (moduleKind: string, count: number): string =>
      `[${Array.from({ length: count }, (_, index) => `() => import('${pagesModule}/${moduleKind}-${index}')`).join(', ')}]`;
    return `const contexts = ${toJsonExpression(this.site.sidebars.map(({ context }) => context))};
const slices = ${importFunctions('slice', this.site.sidebars.length + 1)};
const firsts = ${toJsonExpression(firstRoutes)};
const routes = ${importFunctions('routes', firstRoutes.length)};
${plainRouteCode}
export async function siteAt(route, context = {}) {
  const plain = plainRoute(route);
  const known = (await routes[firsts.findLastIndex((first) => first <= plain)]?.())?.default;
  if (known === undefined || !Object.hasOwn(known, plain)) return undefined;
  // Same choice as \`placementOf\` in the runtime.
  const agreement = (slice) => Object.entries(context).filter(([axis, name]) => contexts[slice]?.[axis] === name).length;
  let [best] = known[plain];
  for (const slice of known[plain]) if (agreement(slice) > agreement(best)) best = slice;
  return (await slices[best]()).default;
}
`;
  }

  /** Slice indexes by route. The slice of a page's canonical placement comes first. */
  #sliceIndexes(index: number): Readonly<Record<string, readonly number[]>> {
    const { pages, sidebars } = this.site;
    const routes = this.#routes.slice(index * routesPerModule, (index + 1) * routesPerModule);
    return Object.fromEntries(
      routes.map((route) => {
        const sidebarIndexes = pages[route]?.placements.map(({ sidebar }) => sidebar) ?? [];
        return [route, sidebarIndexes.length === 0 ? [sidebars.length] : [...new Set(sidebarIndexes)]];
      }),
    );
  }
}
