import site from 'virtual:docs-json-nav';
import { componentBranding, settings } from 'virtual:docs-json-nav/starlight';
import { pageAt } from '../../core/runtime.ts';
import { type AstroUrlFormat, astroUrl } from '../astro/url.ts';
import type { Branding, LinkBranding } from '../branding/branding.ts';
import {
  brandingOf,
  type ResolvedFooterColumn,
  type ResolvedNavbarLink,
  resolveFooterColumns,
  resolveNavbarLinks,
} from '../branding/links.ts';
import { linkTarget } from '../view/targets.ts';
import { type NavigationView, viewOf } from '../view/view.ts';
import { htmlLanguage } from '../view/words.ts';
import { type PaginationLinks, type StarlightEntry, starlightNavigation } from './projection.ts';
import { type ComponentSocial, componentSocials } from './socials.ts';

export interface MiddlewareSettings extends AstroUrlFormat {
  /** False if the project disables previous and next links. */
  readonly pagination: boolean;
  /** True if titles of groups are links. False if the project replaces our sidebar. */
  readonly linksGroups: boolean;
}

/** Branding that our components render because Starlight has no setting for it. */
export interface ComponentBranding extends LinkBranding, Pick<Branding, 'languages'> {
  readonly home?: string | undefined;
  /** False if the project sets Starlight's option `social`. */
  readonly hasSocials: boolean;
}

interface ComponentData extends NavigationView {
  readonly bar: readonly ResolvedNavbarLink[];
  readonly footer: readonly ResolvedFooterColumn[];
  /** Social links. Absent if they are those of the project. */
  readonly socials?: readonly ComponentSocial[];
}

/** Members of Starlight's route data that the middleware reads or sets. */
interface RouteData {
  id: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  entryMeta: { lang: string; dir: 'ltr' | 'rtl' };
  entry: { readonly data: { readonly prev?: unknown; readonly next?: unknown } };
  sidebar: StarlightEntry[];
  hasSidebar: boolean;
  pagination: PaginationLinks;
  siteTitleHref: string;
  docsJsonNav?: ComponentData;
}

const toUrl = (route: string): string => astroUrl(site, route, settings);
const siteLinks = createLinks(componentBranding);

function createLinks(branding: LinkBranding): Pick<ComponentData, 'bar' | 'footer' | 'socials'> {
  return {
    bar: resolveNavbarLinks(branding, toUrl),
    footer: resolveFooterColumns(branding, toUrl),
    ...(componentBranding.hasSocials ? { socials: componentSocials(branding) } : {}),
  };
}

/** Links of the navbar and the footer in a language. */
function linksOf(language: string | undefined): ReturnType<typeof createLinks> {
  const branding = brandingOf(componentBranding, language);
  return branding === componentBranding ? siteLinks : createLinks(branding);
}

/**
 * Starlight's route middleware: replaces the sidebar and pagination with the model's, and adds data for our components.
 */
export function onRequest({ locals }: { readonly locals: { readonly starlightRoute: RouteData } }): void {
  const route = locals.starlightRoute;
  const page = pageAt(site, `/${route.id}`);
  route.docsJsonNav = { ...viewOf(site, page, toUrl), ...linksOf(page?.placements[0]?.context.language) };
  if (componentBranding.home !== undefined) route.siteTitleHref = linkTarget(componentBranding.home, toUrl).href;
  const language = htmlLanguage(site, page);
  if (language !== undefined) Object.assign(route, { ...language, entryMeta: { ...route.entryMeta, ...language } });
  const placement = page?.placements[0];
  if (page === undefined || placement === undefined) {
    Object.assign(route, { sidebar: [], hasSidebar: false, pagination: { prev: undefined, next: undefined } });
    return;
  }
  const { sidebar, pagination } = starlightNavigation(site, page, placement, toUrl, settings.linksGroups);
  const { prev, next } = route.entry.data;
  route.sidebar = sidebar;
  route.hasSidebar = true;
  route.pagination = {
    prev: settings.pagination && prev !== false ? pagination.prev : undefined,
    next: settings.pagination && next !== false ? pagination.next : undefined,
  };
}
