import { neighborsOf, sectionsOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import type { Branding } from '../branding/branding.ts';
import { type BarLink, barLinks, footerLists, socialLinks } from '../branding/links.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import type { SitePage } from '../contract.ts';
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
import { labelOf } from '../view/entries.ts';
import { type ToUrl, targetOf } from '../view/targets.ts';
import { type NavigationView, viewOf } from '../view/view.ts';
import type { Sidebars } from './sidebar.ts';
import { type ThemeWords, themeWords } from './words.ts';

export interface PageContext {
  readonly site: Site;
  readonly branding: Branding;
  readonly toUrl: ToUrl;
  readonly sidebars: Sidebars;
}

/** HTML of a page's body. */
export function pageBody(context: PageContext, { page, content, title, heading, html }: SitePage): string {
  const mode = pageMode(content.data);
  const { site, toUrl } = context;
  const view = viewOf(site, page, toUrl);
  const words = wordsOn(page);
  const [placement] = page.placements;
  const head = [
    writeHtml(breadcrumbs(view)),
    heading === '' ? `<h1>${escapeHtml(title)}</h1>` : heading,
    writeHtml([...pageBadges(view), ...pageDescription(view)]),
  ];
  const headings = heading === '' ? content.page.headings : content.page.headings.slice(1);
  const outline = mode.hasOutline ? outlineOf(headings, words) : '';
  const hasSidebar = mode.hasSidebar && placement !== undefined;
  return [
    topOf(context, view, page, words),
    `<div class="layout" data-sidebar="${hasSidebar}" data-outline="${mode.hasOutline}" data-mode="${modeName(mode)}">`,
    drawer(context, view, page, hasSidebar, words),
    '<main id="content" tabindex="-1">',
    '<article>',
    mode.hasHead ? `<header class="page-head">${head.join('')}</header>` : '',
    `<div class="page">${html}</div>`,
    '</article>',
    mode.isFullWidth || placement === undefined ? '' : neighbors(context, page, view, words),
    footer(context, words),
    '</main>',
    outline,
    '</div>',
    searchDialog(words),
  ].join('\n');
}

/** HTML of the body of `404.html`. */
export function notFoundBody(context: PageContext): string {
  const { site, branding, toUrl } = context;
  const view = viewOf(site, undefined, toUrl);
  const words = wordsOn(undefined);
  const title = branding.notFound?.title ?? words.missing;
  const text = branding.notFound?.description ?? words.missingHelp;
  return [
    topOf(context, view, undefined, words),
    '<div class="layout" data-sidebar="false" data-outline="false" data-mode="center">',
    drawer(context, view, undefined, false, words),
    '<main id="content" tabindex="-1"><article>',
    `<header class="page-head"><h1>${escapeHtml(title)}</h1><p class="djn-description">${escapeHtml(text)}</p></header>`,
    `<div class="page"><p><a href="${escapeHtml(homeUrl(context, undefined))}">${words.start}</a></p></div>`,
    `</article>${footer(context, words)}</main>`,
    '</div>',
    searchDialog(words),
  ].join('\n');
}

function wordsOn(page: Page | undefined): ThemeWords {
  return themeWords(page?.placements[0]?.context.language);
}

function modeName({ hasHead, hasSidebar, hasOutline, isFullWidth }: PageMode): string {
  if (isFullWidth) return 'custom';
  if (!hasHead) return 'frame';
  if (!hasSidebar) return 'center';
  return hasOutline ? 'default' : 'wide';
}

/** Skip link, banner and header. */
function topOf(context: PageContext, view: NavigationView, page: Page | undefined, words: ThemeWords): string {
  const { branding } = context;
  const tabs = writeHtml(navigationTabs(view));
  const themeButton = branding.appearance.strict
    ? ''
    : `<button type="button" class="round scripted" data-theme-button aria-label="${words.theme}">${sun}${moon}</button>`;
  return [
    `<a class="skip" href="#content">${words.skip}</a>`,
    writeHtml(banner(view)),
    '<header class="top">',
    '<div class="bar">',
    `<button type="button" class="round menu-button" popovertarget="sidebar" aria-label="${escapeHtml(view.words.menu)}">${menuIcon}</button>`,
    `<a class="logo" href="${escapeHtml(homeUrl(context, page))}">${logo(context)}</a>`,
    `<div class="wide-only switchers">${writeHtml(switchers(view))}</div>`,
    `<button type="button" class="search-button scripted" data-search="${escapeHtml(searchUrl(context, page))}" aria-label="${words.search}">${searchIcon}<span>${words.search}</span><kbd>Ctrl K</kbd></button>`,
    `<div class="wide-only links">${writeHtml(navigationBar({ tabs: [], words: view.words }, linksOf(context)))}</div>`,
    themeButton,
    '</div>',
    tabs === '' ? '' : `<div class="tabs">${tabs}</div>`,
    '</header>',
  ].join('');
}

/** The sidebar, which is a menu on phones. */
function drawer(
  context: PageContext,
  view: NavigationView,
  page: Page | undefined,
  hasSidebar: boolean,
  words: ThemeWords,
): string {
  const index = page?.placements[0]?.sidebar;
  const { html, file } =
    index === undefined || page === undefined ? { html: '', file: undefined } : context.sidebars.on(index, page.route);
  const source = file === undefined ? '' : ` data-source="${escapeHtml(context.site.site.base)}/${file}"`;
  const stacked = writeHtml([...switchers(view), ...navigationBar(view, linksOf(context), true)]);
  return [
    `<aside id="sidebar" class="sidebar${hasSidebar ? '' : ' narrow-only'}" popover aria-label="${words.pages}">`,
    stacked === '' ? '' : `<div class="narrow-only stacked">${stacked}</div>`,
    writeHtml(sidebarHead(view)),
    html === '' ? '' : `<nav class="entries" aria-label="${words.pages}"${source}>${html}</nav>`,
    '</aside>',
  ].join('');
}

function linksOf({ branding, toUrl }: PageContext): readonly BarLink[] {
  const { primary } = branding.navbar;
  const links = barLinks(branding, toUrl);
  return primary?.icon !== 'github' || links.some(({ href }) => href === primary.href)
    ? links
    : [...links, { label: primary.label, primary: false, ...targetOf(primary.href, toUrl) }];
}

function logo({ branding: { logo: pictures, name }, site }: PageContext): string {
  if (pictures === undefined) return `<span>${escapeHtml(name)}</span>`;
  const { light, dark } = pictures;
  const picture = (path: string, mode: string): string =>
    `<img${mode === '' ? '' : ` class="${mode}-only"`} src="${escapeHtml(brandingUrl(path, site.site.base))}" alt="${escapeHtml(name)}">`;
  return light === dark ? picture(light, '') : picture(light, 'light') + picture(dark, 'dark');
}

/** The logo's `href`, or else the first page in the language and version of the current page. */
function homeUrl({ site, branding, toUrl }: PageContext, page: Page | undefined): string {
  if (branding.logo?.href !== undefined) return targetOf(branding.logo.href, toUrl).href;
  const [placement] = page?.placements ?? [];
  const sections = placement === undefined ? [] : sectionsOf(site, placement);
  const section = sections.findLast(({ axis }) => axis === 'language' || axis === 'version');
  return toUrl(section?.route ?? site.tree.route ?? '/');
}

function searchUrl({ site }: PageContext, page: Page | undefined): string {
  const home = site.tree.route === null ? undefined : site.pages[site.tree.route];
  return `${site.site.base}/${encodeURI(searchFile((page?.placements[0] ?? home?.placements[0])?.context))}`;
}

function outlineOf(headings: SitePage['content']['page']['headings'], words: ThemeWords): string {
  const shown = headings.filter(({ depth, text }) => depth > 1 && depth < 4 && text !== '');
  if (shown.length === 0) return '';
  const items = shown.map(
    ({ id, text, depth }) =>
      `<li data-depth="${depth}"><a href="#${escapeHtml(encodeURIComponent(id))}">${escapeHtml(text)}</a></li>`,
  );
  return `<aside class="outline" aria-label="${words.outline}"><nav aria-label="${words.outline}"><p>${words.outline}</p><ul>${items.join('')}</ul></nav></aside>`;
}

function neighbors({ site, toUrl }: PageContext, page: Page, view: NavigationView, words: ThemeWords): string {
  const [placement] = page.placements;
  if (placement === undefined) return '';
  const { previous, next } = neighborsOf(site, placement);
  const link = (other: Page | undefined, rel: 'prev' | 'next', name: string): string =>
    other === undefined
      ? ''
      : `<a rel="${rel}" href="${escapeHtml(targetOf(other.url ?? other.route, toUrl).href)}"><small>${escapeHtml(name)}</small><span>${escapeHtml(labelOf(site, other.route))}</span></a>`;
  const links = link(previous, 'prev', view.words.previous) + link(next, 'next', view.words.next);
  return links === '' ? '' : `<nav class="neighbors" aria-label="${words.neighbors}">${links}</nav>`;
}

function footer({ branding, toUrl }: PageContext, words: ThemeWords): string {
  const socials = socialLinks(branding).map(({ label, href }) => {
    const { href: url, attrs } = targetOf(href, toUrl);
    const attributes = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`);
    return `<li><a href="${escapeHtml(url)}"${attributes.join('')}>${escapeHtml(label)}</a></li>`;
  });
  const list =
    socials.length === 0 ? '' : `<nav class="socials" aria-label="${words.socials}"><ul>${socials.join('')}</ul></nav>`;
  return writeHtml(siteFooter(footerLists(branding, toUrl))) + list;
}

function searchDialog({ search, results, nothing }: ThemeWords): string {
  return [
    `<dialog class="search" aria-label="${search}">`,
    `<div>${searchIcon}<input type="text" role="combobox" aria-expanded="true" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" aria-label="${search}" placeholder="${search}"><kbd>Esc</kbd></div>`,
    `<ul id="search-results" role="listbox" aria-label="${results}"></ul>`,
    `<p hidden>${nothing}</p>`,
    '</dialog>',
  ].join('');
}

function icon(path: string, className = ''): string {
  const name = className === '' ? '' : ` class="${className}"`;
  return `<svg${name} viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}

const searchIcon = icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4 4');
const menuIcon = icon('M4 7h16M4 12h16M4 17h16');
const sun = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  'dark-only',
);
const moon = icon('M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z', 'light-only');
