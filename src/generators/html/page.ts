import { neighborsOf, sectionsOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import type { Branding } from '../branding/branding.ts';
import {
  brandingOf,
  type ResolvedNavbarLink,
  resolveFooterColumns,
  resolveNavbarLinks,
  socialLinks,
} from '../branding/links.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import type { SitePage } from '../contract.ts';
import { element } from '../parts/element.ts';
import { renderLineIcon } from '../parts/line-icon.ts';
import {
  banner,
  breadcrumbs,
  navigationBar,
  navigationTabs,
  pageBadges,
  pageDescription,
  sidebarHead,
  siteFooter,
  switchers,
  writeHtml,
} from '../parts/parts.ts';
import { type PageMode, pageMode } from '../rendering/page-mode.ts';
import { searchFile } from '../search/search-files.ts';
import { renderSearchButton, renderSearchDialog } from '../search/search-html.ts';
import { pageLabel } from '../view/entries.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';
import { type NavigationView, viewOf } from '../view/view.ts';
import type { SidebarRenderer } from './sidebar.ts';
import { type ThemeMessages, themeMessages } from './words.ts';

export interface HtmlPageContext {
  readonly site: Site;
  readonly branding: Branding;
  readonly toUrl: ToUrl;
  readonly sidebars: SidebarRenderer;
}

/** HTML of a page's body. Its own ids begin with `_`, so that no heading has the same id. */
export function renderPageBody(context: HtmlPageContext, { page, content, title, heading, html }: SitePage): string {
  const mode = pageMode(content.data);
  const { site, toUrl } = context;
  const view = viewOf(site, page, toUrl);
  const messages = themeMessages(languageCodeOf(page));
  const [placement] = page.placements;
  const head = [
    writeHtml(breadcrumbs(view)),
    heading === '' ? `<h1>${escapeHtml(title)}</h1>` : heading,
    writeHtml([...pageBadges(view), ...pageDescription(view)]),
  ];
  const headings = heading === '' ? content.renderedPage.headings : content.renderedPage.headings.slice(1);
  const outline = mode.hasOutline ? renderOutline(headings, messages) : '';
  const hasSidebar = mode.hasSidebar && placement !== undefined;
  // Next to a sidebar, an empty column keeps the text where it is on other pages.
  const hasOutlineColumn = mode.hasOutline && (hasSidebar || outline !== '');
  return [
    renderTop(context, view, page, messages),
    `<div class="layout" data-sidebar="${hasSidebar}" data-outline="${hasOutlineColumn}" data-mode="${modeName(mode)}">`,
    renderDrawer(context, view, page, hasSidebar, messages),
    '<main id="_content" tabindex="-1">',
    '<article>',
    mode.hasHead ? `<header class="page-head">${head.join('')}</header>` : '',
    `<div class="page">${html}</div>`,
    '</article>',
    mode.isFullWidth || placement === undefined ? '' : renderNeighbors(context, page, view, messages),
    renderFooter(context, page, messages),
    '</main>',
    outline,
    '</div>',
    renderSearchDialog(languageCodeOf(page)),
  ].join('\n');
}

/** HTML of the body of `404.html`. */
export function renderNotFoundBody(context: HtmlPageContext): string {
  const { site, branding, toUrl } = context;
  const view = viewOf(site, undefined, toUrl);
  const messages = themeMessages(languageCodeOf(homePageOf(site)));
  const title = branding.notFound?.title ?? messages.missing;
  const text = branding.notFound?.description ?? messages.missingHelp;
  return [
    renderTop(context, view, undefined, messages),
    '<div class="layout" data-sidebar="false" data-outline="false" data-mode="center">',
    renderDrawer(context, view, undefined, false, messages),
    '<main id="_content" tabindex="-1"><article>',
    `<header class="page-head"><h1>${escapeHtml(title)}</h1><p class="djn-description">${escapeHtml(text)}</p></header>`,
    `<div class="page"><p><a href="${escapeHtml(homeUrl(context, undefined))}">${messages.start}</a></p></div>`,
    `</article>${renderFooter(context, undefined, messages)}</main>`,
    '</div>',
    renderSearchDialog(undefined),
  ].join('\n');
}

function languageCodeOf(page: Page | undefined): string | undefined {
  return page?.placements[0]?.context.language;
}

function modeName({ hasHead, hasSidebar, hasOutline, isFullWidth }: PageMode): string {
  if (isFullWidth) return 'custom';
  if (!hasHead) return 'frame';
  if (!hasSidebar) return 'center';
  return hasOutline ? 'default' : 'wide';
}

/** Skip link, banner and header. */
function renderTop(
  context: HtmlPageContext,
  view: NavigationView,
  page: Page | undefined,
  messages: ThemeMessages,
): string {
  const { branding } = context;
  const tabs = writeHtml(navigationTabs(view));
  const themeButton = branding.appearance.strict
    ? ''
    : `<button type="button" class="round scripted" data-theme-button aria-label="${messages.theme}">${sunIcon}${moonIcon}</button>`;
  return [
    `<a class="skip" href="#_content">${messages.skip}</a>`,
    writeHtml(banner(view)),
    '<header class="top">',
    '<div class="bar">',
    `<button type="button" class="round menu-button" popovertarget="_sidebar" aria-label="${escapeHtml(view.words.menu)}">${menuIcon}</button>`,
    `<a class="logo" href="${escapeHtml(homeUrl(context, page))}">${renderLogo(context)}</a>`,
    `<div class="wide-only switchers">${writeHtml(switchers(view))}</div>`,
    renderSearchButton(searchUrl(context, page), languageCodeOf(page)),
    `<div class="wide-only links">${writeHtml(navigationBar({ tabs: [], words: view.words }, headerLinksOf(context, page)))}</div>`,
    themeButton,
    '</div>',
    tabs === '' ? '' : `<div class="tabs">${tabs}</div>`,
    '</header>',
  ].join('');
}

/** The sidebar, which is a menu on phones. */
function renderDrawer(
  context: HtmlPageContext,
  view: NavigationView,
  page: Page | undefined,
  hasSidebar: boolean,
  messages: ThemeMessages,
): string {
  const sidebarIndex = page?.placements[0]?.sidebar;
  const { html, file } =
    sidebarIndex === undefined || page === undefined
      ? { html: '', file: undefined }
      : context.sidebars.renderSidebar(sidebarIndex, page.route);
  const sourceAttribute = file === undefined ? '' : ` data-source="${escapeHtml(context.site.site.base)}/${file}"`;
  const narrowNavigation = writeHtml([...switchers(view), ...navigationBar(view, headerLinksOf(context, page), true)]);
  return [
    `<aside id="_sidebar" class="sidebar${hasSidebar ? '' : ' narrow-only'}" popover aria-label="${messages.pages}">`,
    narrowNavigation === '' ? '' : `<div class="narrow-only stacked">${narrowNavigation}</div>`,
    writeHtml(sidebarHead(view)),
    html === '' ? '' : `<nav class="entries" aria-label="${messages.pages}"${sourceAttribute}>${html}</nav>`,
    '</aside>',
  ].join('');
}

function headerLinksOf({ branding, toUrl }: HtmlPageContext, page: Page | undefined): readonly ResolvedNavbarLink[] {
  const pageBranding = brandingOf(branding, languageCodeOf(page));
  const { primary } = pageBranding.navbar;
  const links = resolveNavbarLinks(pageBranding, toUrl);
  return primary?.icon !== 'github' || links.some(({ href }) => href === primary.href)
    ? links
    : [...links, { label: primary.label, primary: false, ...linkTarget(primary.href, toUrl) }];
}

function renderLogo({ branding: { logo: pictures, name }, site }: HtmlPageContext): string {
  if (pictures === undefined) return `<span>${escapeHtml(name)}</span>`;
  const { light, dark } = pictures;
  const renderImage = (path: string, mode: string): string =>
    `<img${mode === '' ? '' : ` class="${mode}-only"`} src="${escapeHtml(brandingUrl(path, site.site.base))}" alt="${escapeHtml(name)}">`;
  return light === dark ? renderImage(light, '') : renderImage(light, 'light') + renderImage(dark, 'dark');
}

/** The logo's `href`, or else the first page in the language and version of the current page. */
function homeUrl({ site, branding, toUrl }: HtmlPageContext, page: Page | undefined): string {
  if (branding.logo?.href !== undefined) return linkTarget(branding.logo.href, toUrl).href;
  const [placement] = page?.placements ?? [];
  const sections = placement === undefined ? [] : sectionsOf(site, placement);
  const section = sections.findLast(({ axis }) => axis === 'language' || axis === 'version');
  return toUrl(section?.route ?? site.tree.route ?? '/');
}

export function homePageOf({ tree, pages }: Site): Page | undefined {
  return tree.route === null ? undefined : pages[tree.route];
}

function searchUrl({ site }: HtmlPageContext, page: Page | undefined): string {
  const placement = page?.placements[0] ?? homePageOf(site)?.placements[0];
  return `${site.site.base}/${encodeURI(searchFile(placement?.context))}`;
}

function renderOutline(headings: SitePage['content']['renderedPage']['headings'], messages: ThemeMessages): string {
  const outlineHeadings = headings.filter(({ depth, text }) => depth > 1 && depth < 4 && text !== '');
  if (outlineHeadings.length === 0) return '';
  const items = outlineHeadings.map(
    ({ id, text, depth }) =>
      `<li data-depth="${depth}"><a href="#${escapeHtml(encodeURIComponent(id))}">${escapeHtml(text)}</a></li>`,
  );
  return `<aside class="outline" aria-label="${messages.outline}"><nav aria-label="${messages.outline}"><p>${messages.outline}</p><ul>${items.join('')}</ul></nav></aside>`;
}

function renderNeighbors(
  { site, toUrl }: HtmlPageContext,
  page: Page,
  view: NavigationView,
  messages: ThemeMessages,
): string {
  const [placement] = page.placements;
  if (placement === undefined) return '';
  const { previous, next } = neighborsOf(site, placement);
  const renderLink = (neighbor: Page | undefined, rel: 'prev' | 'next', name: string): string =>
    neighbor === undefined
      ? ''
      : `<a rel="${rel}" href="${escapeHtml(linkTarget(neighbor.url ?? neighbor.route, toUrl).href)}"><small>${escapeHtml(name)}</small><span>${escapeHtml(pageLabel(site, neighbor.route))}</span></a>`;
  const links = renderLink(previous, 'prev', view.words.previous) + renderLink(next, 'next', view.words.next);
  return links === '' ? '' : `<nav class="neighbors" aria-label="${messages.neighbors}">${links}</nav>`;
}

function renderFooter({ branding, toUrl }: HtmlPageContext, page: Page | undefined, messages: ThemeMessages): string {
  const pageBranding = brandingOf(branding, languageCodeOf(page));
  const items = socialLinks(pageBranding).map(({ label, href }) => {
    const { href: url, attrs } = linkTarget(href, toUrl);
    return element('li', {}, [element('a', { href: url, ...attrs }, [label])]);
  });
  const socials = element('nav', { class: 'socials', 'aria-label': messages.socials }, [element('ul', {}, items)]);
  return writeHtml([
    ...siteFooter(resolveFooterColumns(pageBranding, toUrl)),
    ...(items.length === 0 ? [] : [socials]),
  ]);
}

const menuIcon = renderLineIcon('M4 7h16M4 12h16M4 17h16');
const sunIcon = renderLineIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  'dark-only',
);
const moonIcon = renderLineIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z', 'light-only');
