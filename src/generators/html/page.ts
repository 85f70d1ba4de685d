import { neighborsOf } from '../../core/runtime.ts';
import type { Page, Placement, Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import type { Branding } from '../branding/branding.ts';
import {
  brandingOf,
  type ResolvedNavbarLink,
  resolveFooterColumns,
  resolveHeaderLinks,
  socialLinks,
} from '../branding/links.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { socialIcon } from '../branding/social-icons.ts';
import type { PageContent, SitePage } from '../contract.ts';
import { element, writeAttributes } from '../parts/element.ts';
import { renderLineIcon } from '../parts/line-icon.ts';
import * as parts from '../parts/parts.ts';
import { pageMode } from '../rendering/page-mode.ts';
import { searchFile } from '../search/search-files.ts';
import { renderSearchButton, renderSearchDialog } from '../search/search-html.ts';
import { inlineParts } from '../view/banner.ts';
import { pageLabel } from '../view/entries.ts';
import { homePlacementOf, homeRouteOf } from '../view/home.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';
import { type NavigationView, viewOf } from '../view/view.ts';
import { type Words, wordsOf } from '../view/words.ts';
import type { SidebarRenderer } from './sidebar.ts';

export interface HtmlPageContext {
  readonly site: Site;
  readonly branding: Branding;
  readonly toUrl: ToUrl;
  readonly sidebars: SidebarRenderer;
}

/** Everything around the text of a page. */
interface Frame extends HtmlPageContext {
  /** `undefined` for the 404 page. */
  readonly page: Page | undefined;
  /** Placement of the page. An unlisted page has the navigation and the search of a home page. */
  readonly placement: Placement | undefined;
  readonly view: NavigationView;
  readonly messages: Words['theme'];
  readonly headerLinks: readonly ResolvedNavbarLink[];
}

type Headings = PageContent['renderedPage']['headings'];

/** HTML of a page's body. Its own ids begin with `_`, so that no heading has the same id. */
export function renderPageBody(context: HtmlPageContext, { page, content, title, heading, html }: SitePage): string {
  const frame = createFrame(context, page);
  const { headings } = content.renderedPage;
  const head = [
    parts.writeHtml(parts.breadcrumbs(frame.view)),
    heading === '' ? `<h1>${escapeHtml(title)}</h1>` : heading,
    parts.writeHtml([...parts.pageBadges(frame.view), ...parts.pageDescription(frame.view)]),
  ].join('');
  return renderBody(frame, content.data, head, html, heading === '' ? headings : headings.slice(1));
}

/** HTML of the body of `404.html`. */
export function renderNotFoundBody(context: HtmlPageContext): string {
  const frame = createFrame(context, undefined);
  const { branding, messages } = frame;
  const { title = messages.missing, description = messages.missingHelp } = branding.notFound ?? {};
  const descriptionParts = parts.inlineNodes(inlineParts(frame.site, description, frame.toUrl));
  const descriptionHtml = parts.writeHtml([element('p', { class: 'djn-description' }, descriptionParts)]);
  const head = `<h1>${escapeHtml(title)}</h1>${descriptionHtml}`;
  const html = `<p><a href="${escapeHtml(homeUrl(frame))}">${messages.start}</a></p>`;
  return renderBody(frame, { mode: 'center' }, head, html, []);
}

function createFrame(context: HtmlPageContext, page: Page | undefined): Frame {
  const { site, toUrl } = context;
  const placement = page?.placements[0] ?? homePlacementOf(site, page);
  const language = placement?.context.language;
  const branding = { ...context.branding, ...brandingOf(context.branding, language) };
  return {
    ...context,
    branding,
    page,
    placement,
    view: viewOf(site, page, toUrl),
    messages: wordsOf(language).theme,
    headerLinks: resolveHeaderLinks(branding, toUrl),
  };
}

function renderBody(frame: Frame, data: PageContent['data'], head: string, html: string, headings: Headings): string {
  const mode = pageMode(data);
  const hasSidebar = mode.hasSidebar && frame.placement !== undefined;
  return [
    renderTop(frame),
    `<div class="layout" data-mode="${escapeHtml(String(data.mode ?? ''))}">`,
    renderDrawer(frame, hasSidebar),
    '<main id="_content" tabindex="-1">',
    '<article>',
    mode.hasHead ? `<header class="page-head">${head}</header>` : '',
    `<div class="page">${html}</div>`,
    '</article>',
    mode.isFullWidth ? '' : renderNeighbors(frame) + renderFooter(frame),
    '</main>',
    mode.hasOutline ? renderOutline(headings, frame.messages) : '',
    '</div>',
    renderSearchDialog(frame.placement?.context.language),
  ].join('\n');
}

/** Skip link, banner and header. */
function renderTop(frame: Frame): string {
  const { site, branding, placement, view, messages, headerLinks } = frame;
  const tabs = parts.writeHtml(parts.navigationTabs(view));
  const searchUrl = `${site.site.base}/${encodeURI(searchFile(placement?.context))}`;
  const themeButton = `<button type="button" class="round scripted" data-theme-button aria-label="${messages.theme}">${sunIcon}${moonIcon}</button>`;
  return [
    `<a class="skip" href="#_content">${messages.skip}</a>`,
    parts.writeHtml(parts.banner(view)),
    '<header class="top">',
    '<div class="bar"><div class="side">',
    `<button type="button" class="round narrow-only menu-button" popovertarget="_sidebar" aria-label="${escapeHtml(view.words.menu)}">${menuIcon}</button>`,
    `<a class="logo" href="${escapeHtml(homeUrl(frame))}">${renderLogo(frame)}</a>`,
    `<div class="wide-only">${parts.writeHtml(parts.switchers(view))}</div></div>`,
    renderSearchButton(searchUrl, placement?.context.language),
    `<div class="side"><div class="wide-only">${parts.writeHtml(parts.navigationBar({ tabs: [], words: view.words }, headerLinks))}</div>`,
    branding.appearance.strict ? '' : themeButton,
    '</div></div>',
    tabs === '' ? '' : `<div class="tabs">${tabs}</div>`,
    '</header>',
  ].join('');
}

/** The sidebar. On phones it is a menu, with the switchers and links of the header. */
function renderDrawer(frame: Frame, hasSidebar: boolean): string {
  const { site, sidebars, page, placement, view, messages, headerLinks } = frame;
  const { html = '', file } = placement === undefined ? {} : sidebars.renderSidebar(placement.sidebar, page?.route);
  const source = file === undefined ? '' : ` data-source="${escapeHtml(site.site.base)}/${file}"`;
  const headerParts = [
    ...parts.switchers(view),
    ...parts.navigationBar({ tabs: [], words: view.words }, headerLinks, true),
  ];
  return [
    `<aside id="_sidebar" class="sidebar${hasSidebar ? '' : ' narrow-only'}" popover aria-label="${messages.pages}">`,
    headerParts.length === 0 ? '' : `<div class="djn-sidebar-head narrow-only">${parts.writeHtml(headerParts)}</div>`,
    parts.writeHtml(parts.sidebarHead(view)),
    html === '' ? '' : `<nav class="entries djn-list" aria-label="${messages.pages}"${source}>${html}</nav>`,
    '</aside>',
  ].join('');
}

function renderLogo({ branding: { logo: pictures, name }, site }: Frame): string {
  if (pictures === undefined) return escapeHtml(name);
  const { light, dark } = pictures;
  const renderImage = (path: string, attributes = ''): string =>
    `<img${attributes} src="${escapeHtml(brandingUrl(path, site.site.base))}" alt="${escapeHtml(name)}">`;
  if (light === dark) return renderImage(light);
  return renderImage(light, ' class="light-only"') + renderImage(dark, ' class="dark-only"');
}

function homeUrl({ site, branding, toUrl, placement }: Frame): string {
  return linkTarget(branding.logo?.href ?? homeRouteOf(site, placement) ?? '/', toUrl).href;
}

/** "On this page". An empty column keeps the text where it is on other pages. */
function renderOutline(headings: Headings, { outline }: Words['theme']): string {
  const entries = headings.filter(({ depth, text }) => depth > 1 && depth < 4 && text !== '');
  const minDepth = Math.min(...entries.map(({ depth }) => depth));
  const items = entries.map(({ id, text, depth }) => {
    const href = `#${encodeURIComponent(id)}`;
    return element('li', { 'data-depth': `${depth - minDepth + 1}` }, [element('a', { href }, [text])]);
  });
  if (items.length === 0) return '<div class="outline"></div>';
  const children = [element('p', {}, [outline]), element('ul', {}, items)];
  return parts.writeHtml([element('nav', { class: 'outline djn-list', 'aria-label': outline }, children)]);
}

function renderNeighbors({ site, page, toUrl, view: { words }, messages }: Frame): string {
  const [placement] = page?.placements ?? [];
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  const renderLink = (neighbor: Page | undefined, rel: 'prev' | 'next', name: string): string => {
    if (neighbor === undefined) return '';
    const { href } = linkTarget(neighbor.url ?? neighbor.route, toUrl);
    const label = escapeHtml(pageLabel(site, neighbor.route));
    return `<a class="djn-card djn-linked" rel="${rel}" href="${escapeHtml(href)}"><span class="djn-card-body">${escapeHtml(name)}</span><strong>${label}</strong></a>`;
  };
  const links = renderLink(previous, 'prev', words.previous) + renderLink(next, 'next', words.next);
  return links === '' ? '' : `<nav class="neighbors" aria-label="${messages.neighbors}">${links}</nav>`;
}

function renderFooter({ branding, toUrl }: Frame): string {
  const columns = parts.writeHtml(parts.siteFooter(resolveFooterColumns(branding, toUrl)));
  const socials = socialLinks(branding).map((social) => {
    const { href, attrs } = linkTarget(social.href, toUrl);
    return `<li><a${writeAttributes({ href, ...attrs })}>${socialIcon(social)}</a></li>`;
  });
  return socials.length === 0
    ? columns
    : `${columns}<footer class="djn-footer socials"><ul>${socials.join('')}</ul></footer>`;
}

const menuIcon = renderLineIcon('M4 7h16M4 12h16M4 17h16');
const sunIcon = renderLineIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  'dark-only',
);
const moonIcon = renderLineIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z', 'light-only');
