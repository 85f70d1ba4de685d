import type { FieldName } from '../../core/config.ts';
import { isObject, type Json } from '../../core/values.ts';
import { unknownSampleLanguages } from '../../endpoints/api-settings.ts';
import type { BrandingField } from '../branding/branding.ts';
import type { NavigationFeature, Support } from '../contract.ts';

type LossTest = (value: Json, support: Support) => boolean;

/** Use of one field of `docs.json` in built sites. */
export type SettingUse =
  /** Every generator uses it, for this part of the site, except for values that `isLost` accepts. */
  | { readonly kind: 'built'; readonly part: string; readonly isLost?: LossTest }
  /** A generator uses it if its `Support` names the branding field or has the drilldown. */
  | { readonly kind: 'supported'; readonly by: BrandingField | 'interaction.drilldown' }
  /** A generator uses it unless the feature is unsupported. */
  | { readonly kind: 'feature'; readonly feature: NavigationFeature }
  /** Meaningless without a host that reads `docs.json`. */
  | { readonly kind: 'host'; readonly reason: string }
  /** No generator uses it. Values for which `isLost` is false change nothing in a built site. */
  | { readonly kind: 'lost'; readonly isLost: LossTest; readonly note?: string };

/** True if a generator doesn't show what a value asks for. `null` is the same as no value. */
export function isValueLost(use: SettingUse, value: Json | undefined, support: Support): boolean {
  return 'isLost' in use && value !== undefined && value !== null && use.isLost?.(value, support) === true;
}

/**
 * Uses of settings outside the navigation, by path. A path includes the settings below it, except those with a path of
 * their own.
 */
export const settingUses: Readonly<Record<string, SettingUse>> = {
  $schema: host('for editors'),
  $ref: built('the content of that file'),
  theme: host("the generator's theme replaces it"),
  name: built('title of the site'),
  description: supported('description'),
  colors: supported('colors'),
  logo: supported('logo'),
  'logo.href': supported('logo.href'),
  favicon: supported('favicon'),
  'appearance.default': supported('appearance.default'),
  'appearance.strict': supported('appearance.strict'),
  'background.decoration': supported('background.decoration'),
  'background.color': supported('background.color'),
  'background.image': supported('background.image'),
  fonts: supported('fonts'),
  'fonts.family': supported('fonts.family'),
  'icons.library': built('icons'),
  'styling.eyebrows': built(
    'the section or, with `breadcrumbs`, the full path above titles, not in MkDocs',
    (_, support) => support.lacksEyebrows === true,
  ),
  'styling.latex': host('formulas need no style sheet'),
  'styling.codeblocks': lost((value) => value !== 'system', 'except `"system"`'),
  thumbnails: supported('thumbnails'),
  'navbar.links': supported('navbar.links'),
  'navbar.primary': supported('navbar.primary'),
  'footer.socials': supported('footer.socials'),
  'footer.links': supported('footer.links'),
  banner: supported('banner'),
  'interaction.drilldown': supported('interaction.drilldown'),
  contextual: lost(hasOptions, 'if it has `options`: no menu of a page'),
  redirects: built('redirects'),
  variables: built('text of pages and navigation'),
  'metadata.timestamp': lost(isTrue, 'except `false`'),
  'search.prompt': lost(() => true),
  'markdown.schema': host('endpoint pages as Markdown have no specification'),
  'markdown.instructions': lost(() => true),
  'errors.404.redirect': lost(isTrue, 'except `false`; if it is not set, unknown URLs get the 404 page too'),
  'errors.404': supported('errors.404'),
  'seo.indexing': supported('seo.indexing'),
  'seo.metatags': supported('seo.metatags'),
  'seo.organization': lost(() => true),
  'api.openapi': built('endpoint pages'),
  'api.asyncapi': lost(() => true, 'unless the navigation names it too'),
  'api.playground.display': built(
    'form to try a call if `"interactive"`, not in MkDocs; without it, `check --for` reports the form that the host shows',
    isPlaygroundLost,
  ),
  'api.playground.proxy': host('calls go straight to the API'),
  'api.playground.credentials': lost(isTrue, 'except `false`: calls carry no cookies'),
  'api.params.expanded': built('folded members'),
  'api.params.post': lost(() => true),
  'api.url': lost(() => true),
  'api.examples.languages': built('code samples', (value) => unknownSampleLanguages(value).length > 0),
  'api.examples.defaults': built('`"required"`: no optional parameters in code samples'),
  'api.examples.prefill': built('form, not in MkDocs', isTrueInPlain),
  'api.examples.autogenerate': built('code samples'),
  'api.spec.download': built('downloads, not in MkDocs', isTrueInPlain),
  'api.mdx': lost(() => true),
  integrations: lost(hasService, 'except `cookies` and `telemetry`: no analytics, chat or scripts'),
  feedback: lost(hasTrue, 'if a member is `true`: no questions to readers'),
  assistant: lost(() => true),
  customization: host('ignored there too'),
  head: host('ignored there too'),
  scripts: host('ignored there too'),
  styles: host('ignored there too'),
};

/** Uses of the fields of elements of the navigation. */
export const elementFieldUses: Readonly<Record<FieldName, SettingUse>> = {
  $schema: host('for editors'),
  $ref: built('the content of that file'),
  openapi: built('endpoint pages'),
  asyncapi: built('endpoint pages'),
  directory: lost((value) => value !== 'none', 'except `"none"`'),
  icon: feature('icon'),
  iconType: feature('icon'),
  hidden: built('sidebars, search and indexes'),
  sourceRef: host('`check` reports it'),
  global: built('links on every page'),
  href: built('links'),
  language: built('language of the pages'),
  version: built('name'),
  product: built('name'),
  tab: built('name'),
  item: built('name'),
  anchor: built('name'),
  dropdown: built('name'),
  group: built('name'),
  name: built('name'),
  default: built('first page of the site'),
  banner: feature('banner'),
  footer: supported('footer.links'),
  navbar: supported('navbar.links'),
  tag: feature('tag'),
  description: built('menus'),
  color: lost(() => true),
  searchable: lost((value) => value === false, 'except `true`'),
  align: lost((value) => value !== 'start', 'except `"start"`'),
  sdk: host('`check` reports it'),
  graphql: host('`check` reports it'),
  root: built('titles of groups'),
  expanded: built('sidebars'),
  public: host('built sites have no sign-in'),
  boost: lost(() => true),
};

/** Use of a setting: that of the longest path that contains it. */
export function useOfSetting(path: string): SettingUse | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const use = settingUses[path.slice(0, end)];
    if (use !== undefined) return use;
  }
  return undefined;
}

export function built(part: string, isLost?: LossTest): SettingUse {
  return isLost === undefined ? { kind: 'built', part } : { kind: 'built', part, isLost };
}

function supported(by: (SettingUse & { kind: 'supported' })['by']): SettingUse {
  return { kind: 'supported', by };
}

export function feature(name: NavigationFeature): SettingUse {
  return { kind: 'feature', feature: name };
}

export function host(reason: string): SettingUse {
  return { kind: 'host', reason };
}

export function lost(isLost: LossTest, note?: string): SettingUse {
  return note === undefined ? { kind: 'lost', isLost } : { kind: 'lost', isLost, note };
}

export function isPlain({ plainEndpoints = false }: Support): boolean {
  return plainEndpoints;
}

function isTrueInPlain(value: Json, support: Support): boolean {
  return value === true && isPlain(support);
}

function hasOptions(value: Json): boolean {
  return isObject(value) && Array.isArray(value.options) && value.options.length > 0;
}

/** The form is only for readers who are signed in, or the generator has no forms. */
export function isPlaygroundLost(value: Json, support: Support): boolean {
  return value === 'auth' || (value === 'interactive' && isPlain(support));
}

/** True if pages load a service or script. The host itself needs `cookies` and `telemetry`. */
function hasService(value: Json): boolean {
  return isObject(value) && Object.keys(value).some((name) => name !== 'cookies' && name !== 'telemetry');
}

function hasTrue(value: Json): boolean {
  return isObject(value) && Object.values(value).includes(true);
}

export function isTrue(value: Json): boolean {
  return value === true;
}
