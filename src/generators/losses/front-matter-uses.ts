import type { Json } from '../../core/values.ts';
import { built, feature, host, isPlain, isPlaygroundLost, isTrue, lost, type SettingUse } from './setting-uses.ts';

const documentModes: readonly Json[] = ['default', 'wide'];

/** Metatags of a single page (https://mintlify.com/docs/optimize/seo#page-specific-meta-tags). */
const metatags = [
  ...['title', 'description', 'image', 'image:width', 'image:height', 'url', 'type'].map((name) => `og:${name}`),
  ...['title', 'description', 'image', 'image:width', 'image:height', 'card', 'site'].map((name) => `twitter:${name}`),
];

/** Uses of the fields of front matter that hosts document. Pages may have other fields, which hosts ignore. */
export const frontMatterUses: Readonly<Record<string, SettingUse>> = {
  title: built('titles and navigation'),
  sidebarTitle: built('navigation'),
  description: built('text below the title'),
  icon: feature('icon'),
  iconType: feature('icon'),
  tag: feature('tag'),
  deprecated: built(
    'badge in the navigation, not in MkDocs',
    (value, support) => value === true && support.unsupportedFeatures.includes('tag'),
  ),
  hidden: built('navigation, search and indexes'),
  noindex: built('indexes'),
  robots: built('indexes, if it contains `noindex`; other rules are lost', hasOtherRobotsRules),
  searchable: built('search'),
  boost: lost(() => true),
  keywords: lost(isFilled, 'unless empty: the search finds text of pages'),
  mode: built(
    'layout of the page; `assistant` is lost, and MkDocs shows all pages the same way',
    (value, support) => value === 'assistant' || (isPlain(support) && !documentModes.includes(value)),
  ),
  url: built('link in the navigation'),
  openapi: built('content of an endpoint page'),
  asyncapi: built('content of an endpoint page'),
  'openapi-schema': lost(() => true),
  api: lost(isCall, 'if it is `METHOD URL`: neither the call nor a form'),
  authMethod: lost((value) => value !== 'none', 'except `none`'),
  playground: built('form to try a call, not in MkDocs', isPlaygroundLost),
  hideApiMarker: lost(isTrue, 'except `false`: the navigation has the method'),
  graphql: lost(() => true),
  sdk: lost(() => true),
  version: host('changes nothing on the page'),
  public: host('built sites have no sign-in'),
  groups: host('built sites have no sign-in'),
  related: lost((value) => value !== false, 'except `false`: no list of related pages'),
  contextual: lost((value) => value !== false, 'except `false`: no menu of a page'),
  timestamp: lost(isTrue, 'except `false`'),
  lastUpdatedDate: lost(() => true),
  rss: feature('feed'),
  canonical: lost(() => true),
  ...Object.fromEntries(metatags.map((name) => [name, lost(() => true)])),
};

function isFilled(value: Json): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '';
}

function isCall(value: Json): boolean {
  return typeof value === 'string' && /^\s*[a-z]+\s+\S*\/\S*\s*$/i.test(value);
}

function hasOtherRobotsRules(value: Json): boolean {
  return typeof value !== 'string' || !/^(?:\b(?:all|follow|index|noindex)\b|[\s,])*$/i.test(value);
}
