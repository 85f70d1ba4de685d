/*
 * RSS feeds of changelogs. Takes a rendered page with updates; creates its feed, and the link to the feed. Never here: a
 * date that isn't in the page, because the same page must give the same feed.
 */

import { encodePath, feedOfRoute } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import { escapeHtml } from '../../render/html.ts';
import type { PageUpdate } from '../../render/types.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { PageContent } from '../contract.ts';
import { createUrlResolver, type UrlSettings } from '../publish/absolute-urls.ts';
import { htmlLanguage } from '../view/words.ts';
import { feedHtml } from './feed-html.ts';
import { labelDate } from './label-date.ts';

/** True for a page with updates, unless a file, a page or a redirect of the site has the path of the feed. */
export function hasFeed({ facts, model }: ResolvedSite, { route, renderedPage }: PageContent): boolean {
  if (renderedPage.updates === undefined) return false;
  const file = feedOfRoute(route);
  const isTaken =
    facts.inventory.fileByUrlPath.has(file) ||
    Object.hasOwn(model.pages, `/${file}`) ||
    model.site.redirects.some(({ source }) => source === `/${file}`);
  return !isTaken;
}

/** URL of a page's feed, with the base path. */
export function feedUrl({ model }: ResolvedSite, route: string): string {
  return `${model.site.base}/${encodePath(feedOfRoute(route))}`;
}

/** Link to the feed of a page with `rss: true` in its front matter. Empty for other pages, as on the host. */
export function feedLink(site: ResolvedSite, content: PageContent): string {
  if (content.data.rss !== true || !hasFeed(site, content)) return '';
  const url = escapeHtml(feedUrl(site, content.route));
  return `<p class="djn-feed"><a href="${url}" type="application/rss+xml">RSS</a></p>`;
}

/**
 * Feed of a page's updates. URLs are absolute if the site's URL is known. An update has a date only if its label is one,
 * so the same page gives the same feed.
 *
 * @see https://www.rssboard.org/rss-specification
 */
export function createFeed(
  site: ResolvedSite,
  { route, data, renderedPage: { updates = [] } }: PageContent,
  settings: UrlSettings,
): string {
  const { model } = site;
  const toAbsoluteUrl = createUrlResolver(site, settings);
  const pageUrl = toAbsoluteUrl?.(route) ?? settings.urlOf?.(route) ?? hrefOf(model, route);
  const toUrl = (url: string): string => {
    if (url.startsWith('#')) return pageUrl + url;
    return toAbsoluteUrl !== undefined && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;
  };
  const title = typeof data.title === 'string' ? data.title : '';
  const description = typeof data.description === 'string' ? data.description : title;
  const self = toUrl(feedUrl(site, route));
  const language = htmlLanguage(model, model.pages[route])?.lang;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"${toAbsoluteUrl === undefined ? '' : ' xmlns:atom="http://www.w3.org/2005/Atom"'}>`,
    '  <channel>',
    `    ${element('title', [model.site.name, title].filter((text) => text !== '').join(': '))}`,
    `    ${element('link', pageUrl)}`,
    `    ${element('description', description)}`,
    ...(language === undefined ? [] : [`    ${element('language', language)}`]),
    ...(toAbsoluteUrl === undefined
      ? []
      : [`    <atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`]),
    ...updates.flatMap((update) => feedItem(update, pageUrl, toAbsoluteUrl !== undefined, toUrl)),
    '  </channel>',
    '</rss>\n',
  ].join('\n');
}

function feedItem(
  { id, label, tags, feedTitle, feedText, html }: PageUpdate,
  pageUrl: string,
  isAbsolute: boolean,
  toUrl: (url: string) => string,
): string[] {
  const url = id === '' ? pageUrl : `${pageUrl}#${encodeURIComponent(id)}`;
  const date = labelDate(label);
  const content = feedText === undefined ? feedHtml(html, toUrl) : escapeHtml(feedText);
  return [
    '    <item>',
    `      ${element('title', feedTitle ?? label)}`,
    `      ${element('link', url)}`,
    `      <guid isPermaLink="${isAbsolute}">${xmlText(url)}</guid>`,
    ...(date === undefined ? [] : [`      ${element('pubDate', date)}`]),
    ...tags.map((tag) => `      ${element('category', tag)}`),
    `      ${element('description', content)}`,
    '    </item>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** Characters that XML 1.0 doesn't allow, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const invalidPattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function xmlText(text: string): string {
  return escapeHtml(text.replace(invalidPattern, ''));
}
