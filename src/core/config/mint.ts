import { isObject, type Json, type JsonObject } from '../values/json.ts';

/**
 * Converts the settings of `mint.json`, the predecessor of `docs.json`, to settings of `docs.json`.
 *
 * @returns `lost` contains the names of settings without an equivalent, such as `colors.anchors`.
 */
export function convertMint(mint: JsonObject): { readonly docs: JsonObject; readonly lost: readonly string[] } {
  const source = new Source(mint);
  const docs = {
    $schema: 'https://mintlify.com/docs.json',
    theme: source.theme(),
    ...omitUndefined({
      name: source.take('name'),
      description: source.take('metadata', 'og:description'),
      colors: omitUndefined({
        primary: source.take('colors', 'primary'),
        light: source.take('colors', 'light'),
        dark: source.take('colors', 'dark'),
      }),
      logo: source.take('logo'),
      favicon: source.take('favicon'),
      appearance: omitUndefined({
        default: source.take('modeToggle', 'default'),
        strict: source.take('modeToggle', 'isHidden'),
      }),
      background: omitUndefined({
        image: source.take('backgroundImage'),
        decoration: source.take('background', 'style'),
        color: source.take('colors', 'background'),
      }),
      fonts: source.take('font'),
      styling: omitUndefined({
        eyebrows: source.take('eyebrow', 'display'),
        codeblocks: source.choice(['codeBlock', 'mode'], { auto: 'system', dark: 'dark' }),
      }),
      navbar: omitUndefined({
        links: nonEmpty(source.list('topbarLinks').map(navbarLink)),
        primary: source.object('topbarCtaButton', navbarButton),
      }),
      navigation: navigationOf(source),
      footer: omitUndefined({
        socials: socials(source.take('footerSocials')) ?? source.take('footer', 'socials'),
        links: nonEmpty(listIn(source.take('footer', 'links')).map(footerColumn)),
      }),
      search: omitUndefined({ prompt: source.take('search', 'prompt') }),
      seo: omitUndefined({
        indexing: source.choice(['seo', 'indexHiddenPages'], { true: 'all', false: 'navigable' }),
        metatags: source.take('metadata'),
      }),
      api: omitUndefined({
        openapi: source.take('openapi'),
        asyncapi: source.take('asyncapi'),
        playground: omitUndefined({
          display: source.choice(['api', 'playground', 'mode'], {
            show: 'interactive',
            simple: 'simple',
            hide: 'none',
          }),
          proxy: source.choice(['api', 'playground', 'disableProxy'], { true: false, false: true }),
        }),
        examples: omitUndefined({ languages: source.take('api', 'request', 'example', 'languages') }),
        mdx: omitUndefined({
          server: source.take('api', 'baseUrl'),
          auth: omitUndefined({
            method: source.take('api', 'auth', 'method'),
            name: source.take('api', 'auth', 'name'),
          }),
        }),
      }),
      redirects: source.take('redirects'),
      integrations: omitUndefined({ ...objectIn(source.take('analytics')), ...objectIn(source.take('integrations')) }),
      errors: source.take('errors'),
      banner: source.take('banner'),
    }),
  };
  source.take('$schema');
  return { docs, lost: source.rest() };
}

/** Reads settings of `mint.json` and records which were read, so that all others can be reported as lost. */
class Source {
  readonly #mint: JsonObject;
  readonly #taken = new Set<string>();

  constructor(mint: JsonObject) {
    this.#mint = mint;
  }

  take(...path: readonly string[]): Json | undefined {
    this.#taken.add(path.join('.'));
    return path.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), this.#mint);
  }

  list(name: string): readonly JsonObject[] {
    return listIn(this.take(name)).filter(isObject);
  }

  object(name: string, convert: (value: JsonObject) => JsonObject): JsonObject | undefined {
    const value = this.take(name);
    return isObject(value) ? convert(value) : undefined;
  }

  /**
   * Converts a value with a table. A value that is not in the table has no equivalent, so its setting isn't recorded as
   * converted.
   */
  choice(path: readonly string[], table: Readonly<Record<string, Json>>): Json | undefined {
    const value = path.reduce<Json | undefined>((now, name) => (isObject(now) ? now[name] : undefined), this.#mint);
    const key = String(value);
    if (!Object.hasOwn(table, key)) return undefined;
    this.take(...path);
    return table[key];
  }

  /**
   * Always returns `mint`, because only the default theme of `mint.json` has a certain equivalent. Other themes are
   * reported as lost.
   */
  theme(): string {
    this.choice(['theme'], { venus: 'mint', mint: 'mint' });
    return 'mint';
  }

  /** Names of the settings that were not converted, in file order. */
  rest(): readonly string[] {
    return leaves(this.#mint, [], this.#taken);
  }
}

function leaves(value: JsonObject, path: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const here = [...path, name];
    const key = here.join('.');
    if (taken.has(key)) return [];
    const isEntered = isObject(member) && [...taken].some((item) => item.startsWith(`${key}.`));
    return isEntered ? leaves(member, here, taken) : [key];
  });
}

function navbarLink({ name, url, type }: JsonObject): JsonObject {
  return omitUndefined({ type: type === 'github' ? 'github' : undefined, label: name, href: url }) ?? {};
}

function navbarButton({ name, url, type }: JsonObject): JsonObject {
  return (
    omitUndefined({
      type: type === 'github' ? 'github' : 'button',
      label: type === 'github' ? undefined : name,
      href: url,
    }) ?? {}
  );
}

function socials(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  const entries = value.filter(isObject).map(({ type, url }) => [String(type), url ?? ''] as const);
  return Object.fromEntries(entries);
}

function footerColumn(column: Json): JsonObject {
  if (!isObject(column)) return {};
  const items = listIn(column.links).map((link) =>
    isObject(link) ? { label: link.label ?? '', href: link.url ?? '' } : {},
  );
  return omitUndefined({ header: column.title, items }) ?? {};
}

/** Builds the navigation. Versions contain tabs, tabs contain anchors, and anchors contain groups. */
function navigationOf(source: Source): JsonObject {
  const groups = source.list('navigation');
  const versions = listIn(source.take('versions'));
  const names: TopNames = {
    tab: nameIn(source.take('primaryTab')),
    anchor: nameIn(source.take('topAnchor')),
  };
  const tabs = source.list('tabs');
  const anchors = source.list('anchors');
  const outside = anchors.filter(({ url }) => isOutside(url)).map((anchor) => anchorOf(anchor));
  const global = outside.length === 0 ? {} : { global: { anchors: outside } };
  const inside = anchors.filter(({ url }) => !isOutside(url));
  const below = (some: readonly JsonObject[]): JsonObject => tabsOf(some, tabs, inside, names);
  if (versions.length === 0) return { ...global, ...below(groups) };
  const isLanguage = versions.every((version) => isObject(version) && typeof version.locale === 'string');
  const list = versions.map((version) => {
    const { name = version, locale, url, default: isDefault } = isObject(version) ? version : {};
    const own = groups.filter((group) => group.version === undefined || group.version === name);
    const kind = isLanguage ? { language: locale } : { version: name };
    return omitUndefined({ ...kind, default: isDefault, ...(isOutside(url) ? { href: url } : below(own)) }) ?? {};
  });
  return { ...global, [isLanguage ? 'languages' : 'versions']: list };
}

/** Names of the first tab and anchor, for groups that belong to no other tab or anchor. */
interface TopNames {
  readonly tab: string;
  readonly anchor: string;
}

function tabsOf(
  groups: readonly JsonObject[],
  tabs: readonly JsonObject[],
  anchors: readonly JsonObject[],
  names: TopNames,
): JsonObject {
  if (tabs.length === 0) return anchorsOf(groups, anchors, names);
  const claimed = new Map(tabs.map((tab) => [tab, groups.filter((group) => isBelow(group, tab.url))]));
  const rest = groups.filter((group) => ![...claimed.values()].some((list) => list.includes(group)));
  const own = tabs.map((tab) => {
    const content = isOutside(tab.url) ? { href: tab.url } : anchorsOf(claimed.get(tab) ?? [], anchors, names);
    return omitUndefined({ tab: tab.name, hidden: tab.isDefaultHidden, openapi: tab.openapi, ...content }) ?? {};
  });
  const first = rest.length === 0 ? [] : [{ tab: names.tab, ...anchorsOf(rest, anchors, names) }];
  return { tabs: [...first, ...own] };
}

function anchorsOf(groups: readonly JsonObject[], anchors: readonly JsonObject[], names: TopNames): JsonObject {
  const claimed = anchors
    .map((anchor) => ({ anchor, groups: groups.filter((group) => isBelow(group, anchor.url)) }))
    .filter((item) => item.groups.length > 0 || item.anchor.openapi !== undefined);
  const converted = (some: readonly JsonObject[]) => some.map(groupOf);
  if (claimed.length === 0) return { groups: converted(groups) };
  const rest = groups.filter((group) => !claimed.some((item) => item.groups.includes(group)));
  const first = rest.length === 0 ? [] : [{ anchor: names.anchor, groups: converted(rest) }];
  const own = claimed.map((item) => ({ ...anchorOf(item.anchor), groups: converted(item.groups) }));
  return { anchors: [...first, ...own] };
}

function anchorOf({ name, url, icon, iconType, color, isDefaultHidden, openapi }: JsonObject): JsonObject {
  return (
    omitUndefined({
      anchor: name,
      icon: iconOf(icon, iconType),
      color: typeof color === 'string' ? { light: color, dark: color } : undefined,
      hidden: isDefaultHidden,
      openapi,
      href: isOutside(url) ? url : undefined,
    }) ?? {}
  );
}

function groupOf(group: JsonObject): JsonObject {
  const { version: _, iconType, icon, pages, ...others } = group;
  const below = Array.isArray(pages) ? pages.map((page) => (isObject(page) ? groupOf(page) : page)) : pages;
  return omitUndefined({ ...others, icon: iconOf(icon, iconType), pages: below }) ?? {};
}

function iconOf(icon: Json | undefined, style: Json | undefined): Json | undefined {
  return typeof icon === 'string' && typeof style === 'string' ? { name: icon, style } : icon;
}

/** True if a group belongs to the tab or anchor with this `url`: the path of the group's first page begins with it. */
function isBelow(group: JsonObject, url: Json | undefined): boolean {
  if (typeof url !== 'string' || isOutside(url)) return false;
  const prefix = url.replace(/^\/|\/$/g, '');
  const [first] = pagePaths(group);
  return first !== undefined && (first === prefix || first.startsWith(`${prefix}/`));
}

function pagePaths({ pages }: JsonObject): readonly string[] {
  return listIn(pages).flatMap((page) => {
    if (isObject(page)) return pagePaths(page);
    return typeof page === 'string' ? [page.replace(/^\//, '')] : [];
  });
}

function isOutside(url: Json | undefined): boolean {
  return typeof url === 'string' && /^(?:https?:|mailto:)/i.test(url);
}

function nameIn(value: Json | undefined): string {
  return isObject(value) && typeof value.name === 'string' ? value.name : 'Documentation';
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function objectIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function nonEmpty(list: readonly JsonObject[]): Json | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** Removes members that are `undefined`. Returns `undefined` if no member is left. */
function omitUndefined(members: Readonly<Record<string, Json | undefined>>): JsonObject | undefined {
  const entries = Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
