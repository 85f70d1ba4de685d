import type { Site } from '../../core/site.ts';
import { stringLiteral } from '../../core/values.ts';
import { type Slicer, slicer } from './slice.ts';

/** The module that contains the model: its default export, and `site`. */
export const modelModule = 'virtual:docs-json-nav';

/** The module that loads what the page of a route needs: `siteAt`. */
const pagesModule = `${modelModule}/pages`;

/** Routes that one module knows the contexts of. */
const routesPerModule = 500;

const plainRoute = `const plainRoute = (route) => (route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route);`;

/** In dev the whole model is at hand, and changes: nothing is split. */
const wholePages = `import site from '${modelModule}';
${plainRoute}
export const siteAt = async (route) => (Object.hasOwn(site.pages, plainRoute(route)) ? site : undefined);
`;

/** JavaScript that gives a value. `JSON.parse` of a string starts faster than a literal of the same size. */
export function jsonCode(value: unknown): string {
  return `/* @__PURE__ */ JSON.parse(${stringLiteral(JSON.stringify(value))})`;
}

/** The code of the module that contains a model. */
export function modelCode(site: Site): string {
  return `export const site = ${jsonCode(site)};\nexport default site;\n`;
}

/** The code of the virtual modules of one model. */
export class ModelModules {
  readonly site: Site;
  readonly #isDevelopment: boolean;
  readonly #slice: Slicer;
  /** In code-unit order, so that a route's module is found by the first route of each. */
  readonly #routes: readonly string[];

  constructor(site: Site, isDevelopment: boolean) {
    this.site = site;
    this.#isDevelopment = isDevelopment;
    this.#slice = slicer(site);
    this.#routes = Object.keys(site.pages).sort();
  }

  /** @param id As it is imported. Returns undefined for a module that is none of these. */
  code(id: string): string | undefined {
    if (id === modelModule) return modelCode(this.site);
    if (id === pagesModule) return this.#isDevelopment ? wholePages : this.#splitPages();
    const [, part, number] = /\/pages\/(routes|slice)-(\d+)$/.exec(id) ?? [];
    if (part === undefined) return undefined;
    const index = Number(number);
    const last = this.site.sidebars.length;
    return `export default ${jsonCode(part === 'routes' ? this.#contexts(index) : this.#slice(index < last ? index : undefined))};\n`;
  }

  /** One slice for each sidebar, and behind them that of the pages without a place. */
  #splitPages(): string {
    const firsts = this.#routes.filter((_, index) => index % routesPerModule === 0);
    const load = (part: string, count: number): string =>
      `[${Array.from({ length: count }, (_, index) => `() => import('${pagesModule}/${part}-${index}')`).join(', ')}]`;
    return `const contexts = ${jsonCode(this.site.sidebars.map(({ context }) => context))};
const slices = ${load('slice', this.site.sidebars.length + 1)};
const firsts = ${jsonCode(firsts)};
const routes = ${load('routes', firsts.length)};
${plainRoute}
export async function siteAt(route, context = {}) {
  const plain = plainRoute(route);
  const known = (await routes[firsts.findLastIndex((first) => first <= plain)]?.())?.default;
  if (known === undefined || !Object.hasOwn(known, plain)) return undefined;
  // As \`placementOf\` of the runtime chooses.
  const agreement = (slice) => Object.entries(context).filter(([axis, name]) => contexts[slice]?.[axis] === name).length;
  let [best] = known[plain];
  for (const slice of known[plain]) if (agreement(slice) > agreement(best)) best = slice;
  return (await slices[best]()).default;
}
`;
  }

  /** The slices that pages are in, the canonical one first, by route. */
  #contexts(index: number): Readonly<Record<string, readonly number[]>> {
    const { pages, sidebars } = this.site;
    const own = this.#routes.slice(index * routesPerModule, (index + 1) * routesPerModule);
    return Object.fromEntries(
      own.map((route) => {
        const placed = pages[route]?.placements.map(({ sidebar }) => sidebar) ?? [];
        return [route, placed.length === 0 ? [sidebars.length] : [...new Set(placed)]];
      }),
    );
  }
}
