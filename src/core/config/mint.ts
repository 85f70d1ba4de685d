import { isObject, type Json, type JsonObject } from '../values/json.ts';

/**
 * Converts the settings of `mint.json`, the predecessor of `docs.json`, to settings of `docs.json`.
 *
 * @returns `lost` contains the names of settings without an equivalent, such as `colors.anchors`.
 */
export function convertMint(mint: JsonObject): { readonly docs: JsonObject; readonly lost: readonly string[] } {
  const source = new MintSettings(mint);
  const docs = {
    $schema: 'https://mintlify.com/docs.json',
    theme: source.consumeTheme(),
    ...omitUndefined({
      name: source.consume('name'),
      description: source.consume('metadata', 'og:description'),
      colors: omitUndefined({
        primary: source.consume('colors', 'primary'),
        light: source.consume('colors', 'light'),
        dark: source.consume('colors', 'dark'),
      }),
      logo: source.consume('logo'),
      favicon: source.consume('favicon'),
      appearance: omitUndefined({
        default: source.consume('modeToggle', 'default'),
        strict: source.consume('modeToggle', 'isHidden'),
      }),
      background: omitUndefined({
        image: source.consume('backgroundImage'),
        decoration: source.consume('background', 'style'),
        color: source.consume('colors', 'background'),
      }),
      fonts: source.consume('font'),
      styling: omitUndefined({
        eyebrows: source.consume('eyebrow', 'display'),
        codeblocks: source.consumeChoice(['codeBlock', 'mode'], { auto: 'system', dark: 'dark' }),
      }),
      navbar: omitUndefined({
        links: omitEmpty(source.consumeList('topbarLinks').map(convertNavbarLink)),
        primary: source.consumeObject('topbarCtaButton', convertNavbarButton),
      }),
      navigation: convertNavigation(source),
      footer: omitUndefined({
        socials: convertSocials(source.consume('footerSocials')) ?? source.consume('footer', 'socials'),
        links: omitEmpty(toList(source.consume('footer', 'links')).map(convertFooterColumn)),
      }),
      search: omitUndefined({ prompt: source.consume('search', 'prompt') }),
      seo: omitUndefined({
        indexing: source.consumeChoice(['seo', 'indexHiddenPages'], { true: 'all', false: 'navigable' }),
        metatags: source.consume('metadata'),
      }),
      api: omitUndefined({
        openapi: source.consume('openapi'),
        asyncapi: source.consume('asyncapi'),
        playground: omitUndefined({
          display: source.consumeChoice(['api', 'playground', 'mode'], {
            show: 'interactive',
            simple: 'simple',
            hide: 'none',
          }),
          proxy: source.consumeChoice(['api', 'playground', 'disableProxy'], { true: false, false: true }),
        }),
        examples: omitUndefined({ languages: source.consume('api', 'request', 'example', 'languages') }),
        mdx: omitUndefined({
          server: source.consume('api', 'baseUrl'),
          auth: omitUndefined({
            method: source.consume('api', 'auth', 'method'),
            name: source.consume('api', 'auth', 'name'),
          }),
        }),
      }),
      redirects: source.consume('redirects'),
      integrations: omitUndefined({
        ...toObject(source.consume('analytics')),
        ...toObject(source.consume('integrations')),
      }),
      errors: source.consume('errors'),
      banner: source.consume('banner'),
    }),
  };
  source.consume('$schema');
  return { docs, lost: source.unconvertedNames() };
}

/** Reads settings of `mint.json` and records which were read, so that all others can be reported as lost. */
class MintSettings {
  readonly #mint: JsonObject;
  readonly #converted = new Set<string>();

  constructor(mint: JsonObject) {
    this.#mint = mint;
  }

  consume(...path: readonly string[]): Json | undefined {
    this.#converted.add(path.join('.'));
    return path.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), this.#mint);
  }

  consumeList(name: string): readonly JsonObject[] {
    return toList(this.consume(name)).filter(isObject);
  }

  consumeObject(name: string, convert: (value: JsonObject) => JsonObject): JsonObject | undefined {
    const value = this.consume(name);
    return isObject(value) ? convert(value) : undefined;
  }

  /**
   * Converts a value with a table. A value that is not in the table has no equivalent, so its setting isn't recorded as
   * converted.
   */
  consumeChoice(path: readonly string[], table: Readonly<Record<string, Json>>): Json | undefined {
    const value = path.reduce<Json | undefined>(
      (current, name) => (isObject(current) ? current[name] : undefined),
      this.#mint,
    );
    const key = String(value);
    if (!Object.hasOwn(table, key)) return undefined;
    this.consume(...path);
    return table[key];
  }

  /**
   * Always returns `mint`, because only the default theme of `mint.json` has a certain equivalent. Other themes are
   * reported as lost.
   */
  consumeTheme(): string {
    this.consumeChoice(['theme'], { venus: 'mint', mint: 'mint' });
    return 'mint';
  }

  /** Names of the settings that were not converted, in file order. */
  unconvertedNames(): readonly string[] {
    return findUnconverted(this.#mint, [], this.#converted);
  }
}

function findUnconverted(
  value: JsonObject,
  path: readonly string[],
  convertedNames: ReadonlySet<string>,
): readonly string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPath = [...path, name];
    const key = memberPath.join('.');
    if (convertedNames.has(key)) return [];
    const isPartlyConverted = isObject(member) && [...convertedNames].some((item) => item.startsWith(`${key}.`));
    return isPartlyConverted ? findUnconverted(member, memberPath, convertedNames) : [key];
  });
}

function convertNavbarLink({ name, url, type }: JsonObject): JsonObject {
  return omitUndefined({ type: type === 'github' ? 'github' : undefined, label: name, href: url }) ?? {};
}

function convertNavbarButton({ name, url, type }: JsonObject): JsonObject {
  return (
    omitUndefined({
      type: type === 'github' ? 'github' : 'button',
      label: type === 'github' ? undefined : name,
      href: url,
    }) ?? {}
  );
}

function convertSocials(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  const entries = value.filter(isObject).map(({ type, url }) => [String(type), url ?? ''] as const);
  return Object.fromEntries(entries);
}

function convertFooterColumn(column: Json): JsonObject {
  if (!isObject(column)) return {};
  const items = toList(column.links).map((link) =>
    isObject(link) ? { label: link.label ?? '', href: link.url ?? '' } : {},
  );
  return omitUndefined({ header: column.title, items }) ?? {};
}

/** Builds the navigation. Versions contain tabs, tabs contain anchors, and anchors contain groups. */
function convertNavigation(source: MintSettings): JsonObject {
  const groups = source.consumeList('navigation');
  const versions = toList(source.consume('versions'));
  const defaultNames: DefaultNames = {
    tab: nameOrDefault(source.consume('primaryTab')),
    anchor: nameOrDefault(source.consume('topAnchor')),
  };
  const tabs = source.consumeList('tabs');
  const anchors = source.consumeList('anchors');
  const externalAnchors = anchors.filter(({ url }) => isExternalHref(url)).map((anchor) => convertAnchor(anchor));
  const global = externalAnchors.length === 0 ? {} : { global: { anchors: externalAnchors } };
  const internalAnchors = anchors.filter(({ url }) => !isExternalHref(url));
  const convertContent = (contentGroups: readonly JsonObject[]): JsonObject =>
    convertTabs(contentGroups, tabs, internalAnchors, defaultNames);
  if (versions.length === 0) return { ...global, ...convertContent(groups) };
  const isLanguage = versions.every((version) => isObject(version) && typeof version.locale === 'string');
  const versionElements = versions.map((version) => {
    const { name = version, locale, url, default: isDefault } = isObject(version) ? version : {};
    const versionGroups = groups.filter((group) => group.version === undefined || group.version === name);
    const kind = isLanguage ? { language: locale } : { version: name };
    return (
      omitUndefined({
        ...kind,
        default: isDefault,
        ...(isExternalHref(url) ? { href: url } : convertContent(versionGroups)),
      }) ?? {}
    );
  });
  return { ...global, [isLanguage ? 'languages' : 'versions']: versionElements };
}

/** Names of the first tab and anchor, for groups that belong to no other tab or anchor. */
interface DefaultNames {
  readonly tab: string;
  readonly anchor: string;
}

function convertTabs(
  groups: readonly JsonObject[],
  tabs: readonly JsonObject[],
  anchors: readonly JsonObject[],
  defaultNames: DefaultNames,
): JsonObject {
  if (tabs.length === 0) return convertAnchors(groups, anchors, defaultNames);
  const groupsByTab = new Map(tabs.map((tab) => [tab, groups.filter((group) => belongsTo(group, tab.url))]));
  const remainingGroups = groups.filter((group) => ![...groupsByTab.values()].some((list) => list.includes(group)));
  const convertedTabs = tabs.map((tab) => {
    const content = isExternalHref(tab.url)
      ? { href: tab.url }
      : convertAnchors(groupsByTab.get(tab) ?? [], anchors, defaultNames);
    return omitUndefined({ tab: tab.name, hidden: tab.isDefaultHidden, openapi: tab.openapi, ...content }) ?? {};
  });
  const defaultTabs =
    remainingGroups.length === 0
      ? []
      : [{ tab: defaultNames.tab, ...convertAnchors(remainingGroups, anchors, defaultNames) }];
  return { tabs: [...defaultTabs, ...convertedTabs] };
}

function convertAnchors(
  groups: readonly JsonObject[],
  anchors: readonly JsonObject[],
  defaultNames: DefaultNames,
): JsonObject {
  const usedAnchors = anchors
    .map((anchor) => ({ anchor, groups: groups.filter((group) => belongsTo(group, anchor.url)) }))
    .filter((item) => item.groups.length > 0 || item.anchor.openapi !== undefined);
  const convertGroups = (mintGroups: readonly JsonObject[]) => mintGroups.map(convertGroup);
  if (usedAnchors.length === 0) return { groups: convertGroups(groups) };
  const remainingGroups = groups.filter((group) => !usedAnchors.some((item) => item.groups.includes(group)));
  const defaultAnchors =
    remainingGroups.length === 0 ? [] : [{ anchor: defaultNames.anchor, groups: convertGroups(remainingGroups) }];
  const convertedAnchors = usedAnchors.map((item) => ({
    ...convertAnchor(item.anchor),
    groups: convertGroups(item.groups),
  }));
  return { anchors: [...defaultAnchors, ...convertedAnchors] };
}

function convertAnchor({ name, url, icon, iconType, color, isDefaultHidden, openapi }: JsonObject): JsonObject {
  return (
    omitUndefined({
      anchor: name,
      icon: convertIcon(icon, iconType),
      color: typeof color === 'string' ? { light: color, dark: color } : undefined,
      hidden: isDefaultHidden,
      openapi,
      href: isExternalHref(url) ? url : undefined,
    }) ?? {}
  );
}

function convertGroup(group: JsonObject): JsonObject {
  const { version: _, iconType, icon, pages, ...otherMembers } = group;
  const convertedPages = Array.isArray(pages)
    ? pages.map((page) => (isObject(page) ? convertGroup(page) : page))
    : pages;
  return omitUndefined({ ...otherMembers, icon: convertIcon(icon, iconType), pages: convertedPages }) ?? {};
}

function convertIcon(icon: Json | undefined, style: Json | undefined): Json | undefined {
  return typeof icon === 'string' && typeof style === 'string' ? { name: icon, style } : icon;
}

/** True if a group belongs to the tab or anchor with this `url`: the path of the group's first page begins with it. */
function belongsTo(group: JsonObject, url: Json | undefined): boolean {
  if (typeof url !== 'string' || isExternalHref(url)) return false;
  const prefix = url.replace(/^\/|\/$/g, '');
  const [firstPath] = pagePaths(group);
  return firstPath !== undefined && (firstPath === prefix || firstPath.startsWith(`${prefix}/`));
}

function pagePaths({ pages }: JsonObject): readonly string[] {
  return toList(pages).flatMap((page) => {
    if (isObject(page)) return pagePaths(page);
    return typeof page === 'string' ? [page.replace(/^\//, '')] : [];
  });
}

function isExternalHref(url: Json | undefined): boolean {
  return typeof url === 'string' && /^(?:https?:|mailto:)/i.test(url);
}

function nameOrDefault(value: Json | undefined): string {
  return isObject(value) && typeof value.name === 'string' ? value.name : 'Documentation';
}

function toList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function toObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function omitEmpty(list: readonly JsonObject[]): Json | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** Removes members that are `undefined`. Returns `undefined` if no member is left. */
function omitUndefined(members: Readonly<Record<string, Json | undefined>>): JsonObject | undefined {
  const entries = Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
