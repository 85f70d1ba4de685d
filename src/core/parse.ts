import { classifyField, elementTypes, globalLists, kindOfList, listOfMeaning } from './config/elements.ts';
import { findNavigationKey } from './config/top-level.ts';
import { urlKind, withoutUnsafeUrls } from './links/safe-url.ts';
import { isImagePath } from './links/url.ts';
import type { Banner, Icon } from './site.ts';
import { type Document, locationOfMember } from './values/document.ts';
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  nonEmptyText,
  ownMember,
  withoutUndefined,
} from './values/json.ts';
import type { JsonLocation } from './values/location.ts';
import type {
  Child,
  ChildList,
  Element,
  ElementKind,
  Navigation,
  Redirection,
  SourceText,
  SpecSetting,
} from './values/navigation.ts';

/**
 * Turns a document into its navigation: normalizes alternative spellings, keeps locations and reports nothing. Unusable
 * values (a number among pages, an invalid icon) are skipped here and reported by `validate`.
 */
export function parse(document: Document): Navigation {
  return new Parser(document).parseNavigation();
}

class Parser {
  readonly #document: Document;
  #invalidSpecifications = 0;
  readonly #prose: SourceText[] = [];
  /** Icons that are image paths, collected while elements and links are parsed. */
  readonly #icons: SourceText[] = [];
  /** Links of the navbars and footers of languages, collected while elements are parsed. */
  readonly #languageLinks: SourceText[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  parseNavigation(): Navigation {
    const { value, location } = this.#document;
    const getSettings = (name: string): JsonObject => {
      const member = ownMember(value, name);
      return isObject(member) ? member : {};
    };
    const navigationField = findNavigationKey(value) ?? 'navigation';
    const navigation = ownMember(value, navigationField);
    const api = getSettings('api');
    const { metatags } = getSettings('seo');
    const { drilldown } = getSettings('interaction');
    this.#addProse(value, location, 'banner', 'content');
    this.#addProse(getSettings('errors'), this.#locationOf(value, location, 'errors'), '404', 'description');
    const parsed = {
      root: this.#parseElement(
        'navigation',
        isObject(navigation) ? navigation : {},
        this.#locationOf(value, location, navigationField),
      ),
      siteName: nonEmptyText(ownMember(value, 'name')) ?? '',
      eyebrows: parseEyebrows(getSettings('styling').eyebrows),
      drilldown: typeof drilldown === 'boolean' ? drilldown : undefined,
      iconLibrary: nonEmptyText(ownMember(getSettings('icons'), 'library')),
      redirects: this.#parseRedirects(ownMember(value, 'redirects'), this.#locationOf(value, location, 'redirects')),
      openapi: this.#parseSpecifications(api, this.#locationOf(value, location, 'api'), 'openapi'),
      banner: parseBanner(ownMember(value, 'banner')),
      // `#languageLinks` and `#icons` are complete here: elements, and then links, are parsed above.
      links: [...this.#parseLinkSettings(linkSettingNames, value, location), ...this.#languageLinks],
      images: [
        ...this.#parseImages(value, location, 'logo'),
        ...this.#parseImages(value, location, 'favicon'),
        ...this.#icons,
      ],
      prose: this.#prose,
      host: isObject(metatags) ? parseHost(metatags.canonical ?? metatags['og:url']) : undefined,
    } as const;
    return { ...parsed, namesAllSpecifications: this.#document.isWhole && this.#invalidSpecifications === 0 };
  }

  /** Reads an image setting: a path, or an object with a path for light and for dark mode. */
  #parseImages(value: JsonObject, location: JsonLocation, name: string): SourceText[] {
    const member = ownMember(value, name);
    const image = this.#textAt(value, location, name);
    if (!isObject(member)) return image === undefined ? [] : [image];
    const at = this.#locationOf(value, location, name);
    return ['light', 'dark'].flatMap((appearance) => this.#textAt(member, at, appearance) ?? []);
  }

  #parseLinkSettings(names: readonly string[], value: JsonObject, location: JsonLocation): SourceText[] {
    return names.flatMap((name) => this.#parseLinks(ownMember(value, name), this.#locationOf(value, location, name)));
  }

  #parseLinks(value: Json | undefined, location: JsonLocation): SourceText[] {
    if (isList(value))
      return value.flatMap((item, index) => this.#parseLinks(item, this.#locationOf(value, location, index)));
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, member]) => {
      if (name === 'icon') this.#addIcon(value, location);
      if (name === 'href' || name === 'url') return this.#hrefAt(value, location, name) ?? [];
      return this.#parseLinks(member, this.#locationOf(value, location, name));
    });
  }

  #addIcon(value: JsonObject, location: JsonLocation): void {
    const member = ownMember(value, 'icon');
    const icon = isObject(member)
      ? this.#textAt(member, this.#locationOf(value, location, 'icon'), 'name')
      : this.#textAt(value, location, 'icon');
    if (icon !== undefined && isImagePath(icon.text)) this.#icons.push(icon);
  }

  #addProse(value: JsonObject, location: JsonLocation, container: string, name: string): void {
    const member = ownMember(value, container);
    const text = isObject(member)
      ? this.#textAt(member, this.#locationOf(value, location, container), name)
      : undefined;
    if (text !== undefined) this.#prose.push(text);
  }

  #parseElement(kind: ElementKind, value: JsonObject, location: JsonLocation, isGlobal = false): Element {
    const { name, fields } = elementTypes[kind];
    this.#addProse(value, location, 'banner', 'content');
    this.#addIcon(value, location);
    const globalValue = ownMember(value, 'global');
    const label = (name === undefined ? undefined : nonEmptyText(ownMember(value, name))) ?? '';
    if (kind === 'language')
      this.#languageLinks.push(...this.#parseLinkSettings(['navbar', 'footer'], value, location));
    const displayName = kind === 'product' ? nonEmptyText(ownMember(value, 'name')) : undefined;
    return {
      kind,
      isGlobal,
      value,
      location,
      label,
      displayName,
      icon: parseIcon(ownMember(value, 'icon'), ownMember(value, 'iconType')),
      tag: nonEmptyText(ownMember(value, 'tag')),
      description: nonEmptyText(ownMember(value, 'description')),
      hidden: ownMember(value, 'hidden') === true,
      indexed: ownMember(value, 'hidden') === false || ownMember(value, 'searchable') === true,
      expanded: ownMember(value, 'expanded') === true,
      isDefault: fields.includes('default') && ownMember(value, 'default') === true,
      banner: parseBanner(ownMember(value, 'banner')),
      href: this.#hrefAt(value, location, 'href'),
      root: this.#textAt(value, location, 'root'),
      openapi: this.#parseSpecifications(value, location, 'openapi'),
      asyncapi: this.#parseSpecifications(value, location, 'asyncapi'),
      lists: this.#parseLists(kind, value, location),
      global: isObject(globalValue) ? this.#parseGlobal(globalValue, this.#locationOf(value, location, 'global')) : [],
    };
  }

  #parseLists(kind: ElementKind, value: JsonObject, location: JsonLocation): ChildList[] {
    const lists: ChildList[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (!isList(member)) continue;
      const name = listOfMeaning(classifyField(kind, key));
      if (name === undefined || (name !== key && Object.hasOwn(value, name))) continue;
      const at = this.#locationOf(value, location, key);
      lists.push({ name, key, location: at, items: this.#parseItems(name, member, at) });
    }
    return lists;
  }

  #parseItems(name: ChildList['name'], list: readonly Json[], location: JsonLocation, isGlobal = false): Child[] {
    const items: Child[] = [];
    for (const [index, item] of list.entries()) {
      const at = this.#locationOf(list, location, index);
      if (isObject(item)) {
        if (!this.#isUnresolved(item)) items.push(this.#parseElement(kindOfList[name], item, at, isGlobal));
      } else if (name === 'pages' && typeof item === 'string' && item !== '') {
        items.push({ kind: 'entry', text: item, location: at });
      }
    }
    return items;
  }

  #isUnresolved(item: JsonObject): boolean {
    return this.#document.unresolvedPlaceholders.has(item) && Object.keys(item).length === 0;
  }

  #parseGlobal(value: JsonObject, location: JsonLocation): Element[] {
    return globalLists.flatMap((name) => {
      const list = ownMember(value, name);
      if (!isList(list)) return [];
      const items = this.#parseItems(name, list, this.#locationOf(value, location, name), true);
      return items.filter((item): item is Element => item.kind !== 'entry');
    });
  }

  /** Reads `openapi` or `asyncapi`: a string, an object with `source` and `directory`, or a list of these. */
  #parseSpecifications(value: JsonObject, location: JsonLocation, name: string): readonly SpecSetting[] | undefined {
    const member = ownMember(value, name);
    if (member === undefined) return undefined;
    const at = this.#locationOf(value, location, name);
    const settings = isList(member)
      ? member.map((item, index) => this.#parseSpecification(item, this.#locationOf(member, at, index)))
      : [this.#parseSpecification(member, at)];
    const validSettings = settings.filter((setting) => setting !== undefined);
    this.#invalidSpecifications += settings.length - validSettings.length;
    return validSettings.length > 0 ? validSettings : undefined;
  }

  #parseSpecification(value: Json, location: JsonLocation): SpecSetting | undefined {
    if (typeof value === 'string')
      return value.trim() === '' ? undefined : { source: { text: value, location }, directory: undefined };
    if (!isObject(value)) return undefined;
    const source = this.#textAt(value, location, 'source');
    if (source === undefined) return undefined;
    return {
      source,
      directory: nonEmptyText(ownMember(value, 'directory')),
      overlays: this.#parseOverlays(value, location),
    };
  }

  #parseOverlays(value: JsonObject, location: JsonLocation): SourceText[] {
    const list = ownMember(value, 'overlays');
    const singleOverlay = this.#textAt(value, location, 'overlays');
    if (!isList(list)) return singleOverlay === undefined ? [] : [singleOverlay];
    const at = this.#locationOf(value, location, 'overlays');
    return list.flatMap((item, index) =>
      typeof item === 'string' && item.trim() !== ''
        ? [{ text: item, location: this.#locationOf(list, at, index) }]
        : [],
    );
  }

  #parseRedirects(list: Json | undefined, location: JsonLocation): Redirection[] {
    if (!isList(list)) return [];
    return list.flatMap((item, index) => {
      if (!isObject(item)) return [];
      const at = this.#locationOf(list, location, index);
      const source = this.#textAt(item, at, 'source');
      const destination = this.#hrefAt(item, at, 'destination');
      if (source === undefined || destination === undefined) return [];
      const unescapedSource = { ...source, text: unescapeSource(source.text) };
      return [
        { location: at, source: unescapedSource, destination, permanent: ownMember(item, 'permanent') !== false },
      ];
    });
  }

  #hrefAt(value: JsonObject, location: JsonLocation, name: string): SourceText | undefined {
    const href = this.#textAt(value, location, name);
    return href === undefined || urlKind(href.text) === 'script' ? undefined : href;
  }

  #textAt(value: JsonObject, location: JsonLocation, name: string): SourceText | undefined {
    const member = ownMember(value, name);
    if (typeof member !== 'string' || member.trim() === '') return undefined;
    return { text: member, location: this.#locationOf(value, location, name) };
  }

  #locationOf(container: readonly Json[] | JsonObject, location: JsonLocation, name: string | number): JsonLocation {
    return locationOfMember(this.#document, container, location, name);
  }
}

const linkSettingNames = ['logo', 'navbar', 'topbarLinks', 'topbarCtaButton', 'footer'] as const;

function parseIcon(value: Json | undefined, iconType: Json | undefined): Icon | undefined {
  const icon: JsonObject = isObject(value) ? value : { name: value ?? null, style: iconType ?? null };
  const name = nonEmptyText(ownMember(icon, 'name'));
  if (name === undefined) return undefined;
  const [library, style] = [nonEmptyText(ownMember(icon, 'library')), nonEmptyText(ownMember(icon, 'style'))];
  return { name, ...withoutUndefined({ library, style }) };
}

function parseEyebrows(value: Json | undefined): Navigation['eyebrows'] {
  return value === 'section' || value === 'breadcrumbs' ? value : null;
}

function parseBanner(value: Json | undefined): Banner | undefined {
  if (!isObject(value)) return undefined;
  const content = nonEmptyText(ownMember(value, 'content'));
  return content === undefined
    ? undefined
    : {
        content: withoutUnsafeUrls(content).text,
        dismissible: ownMember(value, 'dismissible') === true,
        ...withoutUndefined({
          type: parseBannerType(ownMember(value, 'type')),
          color: parseColors(ownMember(value, 'color')),
        }),
      };
}

function parseBannerType(value: Json | undefined): Banner['type'] {
  return value === 'info' || value === 'warning' || value === 'critical' ? value : undefined;
}

function parseColors(value: Json | undefined): Banner['color'] {
  if (!isObject(value)) return undefined;
  const hexColor = (name: string): string | undefined => {
    const color = ownMember(value, name);
    return typeof color === 'string' && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
  };
  const colors = withoutUndefined({ light: hexColor('light'), dark: hexColor('dark') });
  return Object.keys(colors).length === 0 ? undefined : colors;
}

/** Hosts read sources with path-to-regexp, where a backslash escapes the next character: `/a\_b` is `/a_b`. */
function unescapeSource(source: string): string {
  return source.replace(/\\([^\p{L}\p{N}\\/\s:*()])/gu, '$1');
}

function parseHost(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  return new URL(value).host || undefined;
}
