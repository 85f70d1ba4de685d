import { elementTypes, globalLists, kindOfList, listOfMeaning, meaningOf } from './config/elements.ts';
import { navigationKey } from './config/top-level.ts';
import { urlKind, withoutUnsafeUrls } from './links/safe-url.ts';
import { isImagePath } from './links/url.ts';
import type { Banner, Icon } from './site.ts';
import { type Document, locationOfMember } from './values/document.ts';
import { defined, isList, isObject, type Json, type JsonObject, nonEmptyText, ownMember } from './values/json.ts';
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
  return new Parser(document).navigation();
}

class Parser {
  readonly #document: Document;
  #invalidSpecifications = 0;
  readonly #prose: SourceText[] = [];
  /** Icons that are image paths, collected while elements and links are parsed. */
  readonly #icons: SourceText[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  navigation(): Navigation {
    const { value, location } = this.#document;
    const settings = (name: string): JsonObject => {
      const member = ownMember(value, name);
      return isObject(member) ? member : {};
    };
    const navigationName = navigationKey(value) ?? 'navigation';
    const navigation = ownMember(value, navigationName);
    const api = settings('api');
    const { metatags } = settings('seo');
    const { drilldown } = settings('interaction');
    this.#addProse(value, location, 'banner', 'content');
    this.#addProse(settings('errors'), this.#at(value, location, 'errors'), '404', 'description');
    const parsed = {
      root: this.#element(
        'navigation',
        isObject(navigation) ? navigation : {},
        this.#at(value, location, navigationName),
      ),
      siteName: nonEmptyText(ownMember(value, 'name')) ?? '',
      eyebrows: eyebrowsOf(settings('styling').eyebrows),
      drilldown: typeof drilldown === 'boolean' ? drilldown : undefined,
      iconLibrary: nonEmptyText(ownMember(settings('icons'), 'library')),
      redirects: this.#redirects(ownMember(value, 'redirects'), this.#at(value, location, 'redirects')),
      openapi: this.#specifications(api, this.#at(value, location, 'api'), 'openapi'),
      banner: bannerOf(ownMember(value, 'banner')),
      links: linkSettings.flatMap((name) => this.#links(ownMember(value, name), this.#at(value, location, name))),
      // `#icons` is complete here: elements and links are parsed above.
      images: [...this.#images(value, location, 'logo'), ...this.#images(value, location, 'favicon'), ...this.#icons],
      prose: this.#prose,
      host: isObject(metatags) ? hostOf(metatags.canonical ?? metatags['og:url']) : undefined,
    } as const;
    return { ...parsed, namesAllSpecifications: this.#document.isWhole && this.#invalidSpecifications === 0 };
  }

  /** Reads an image setting: a path, or an object with a path for light and for dark mode. */
  #images(value: JsonObject, location: JsonLocation, name: string): SourceText[] {
    const member = ownMember(value, name);
    const image = this.#textAt(value, location, name);
    if (!isObject(member)) return image === undefined ? [] : [image];
    const at = this.#at(value, location, name);
    return ['light', 'dark'].flatMap((appearance) => this.#textAt(member, at, appearance) ?? []);
  }

  #links(value: Json | undefined, location: JsonLocation): SourceText[] {
    if (isList(value)) return value.flatMap((item, index) => this.#links(item, this.#at(value, location, index)));
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, member]) => {
      if (name === 'icon') this.#addIcon(value, location);
      if (name === 'href' || name === 'url') return this.#hrefAt(value, location, name) ?? [];
      return this.#links(member, this.#at(value, location, name));
    });
  }

  #addIcon(value: JsonObject, location: JsonLocation): void {
    const member = ownMember(value, 'icon');
    const icon = isObject(member)
      ? this.#textAt(member, this.#at(value, location, 'icon'), 'name')
      : this.#textAt(value, location, 'icon');
    if (icon !== undefined && isImagePath(icon.text)) this.#icons.push(icon);
  }

  #addProse(value: JsonObject, location: JsonLocation, holder: string, name: string): void {
    const member = ownMember(value, holder);
    const text = isObject(member) ? this.#textAt(member, this.#at(value, location, holder), name) : undefined;
    if (text !== undefined) this.#prose.push(text);
  }

  #element(kind: ElementKind, value: JsonObject, location: JsonLocation, isGlobal = false): Element {
    const { name } = elementTypes[kind];
    this.#addProse(value, location, 'banner', 'content');
    this.#addIcon(value, location);
    const global = ownMember(value, 'global');
    const label = (name === undefined ? undefined : nonEmptyText(ownMember(value, name))) ?? '';
    const displayName = kind === 'product' ? nonEmptyText(ownMember(value, 'name')) : undefined;
    return {
      kind,
      isGlobal,
      value,
      location,
      label,
      displayName,
      icon: iconOf(ownMember(value, 'icon')),
      tag: nonEmptyText(ownMember(value, 'tag')),
      description: nonEmptyText(ownMember(value, 'description')),
      hidden: ownMember(value, 'hidden') === true,
      indexed: ownMember(value, 'hidden') === false || ownMember(value, 'searchable') === true,
      expanded: ownMember(value, 'expanded') === true,
      isDefault: ownMember(value, 'default') === true,
      banner: bannerOf(ownMember(value, 'banner')),
      href: this.#hrefAt(value, location, 'href'),
      root: this.#textAt(value, location, 'root'),
      openapi: this.#specifications(value, location, 'openapi'),
      asyncapi: this.#specifications(value, location, 'asyncapi'),
      lists: this.#lists(kind, value, location),
      global: isObject(global) ? this.#global(global, this.#at(value, location, 'global')) : [],
    };
  }

  #lists(kind: ElementKind, value: JsonObject, location: JsonLocation): ChildList[] {
    const lists: ChildList[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (!isList(member)) continue;
      const name = listOfMeaning(meaningOf(kind, key));
      if (name === undefined || (name !== key && Object.hasOwn(value, name))) continue;
      const at = this.#at(value, location, key);
      lists.push({ name, key, location: at, items: this.#items(name, member, at) });
    }
    return lists;
  }

  #items(name: ChildList['name'], list: readonly Json[], location: JsonLocation, isGlobal = false): Child[] {
    const items: Child[] = [];
    for (const [index, item] of list.entries()) {
      const at = this.#at(list, location, index);
      if (isObject(item)) {
        if (!this.#isUnresolved(item)) items.push(this.#element(kindOfList[name], item, at, isGlobal));
      } else if (name === 'pages' && typeof item === 'string' && item !== '') {
        items.push({ kind: 'entry', text: item, location: at });
      }
    }
    return items;
  }

  #isUnresolved(item: JsonObject): boolean {
    return this.#document.unresolved.has(item) && Object.keys(item).length === 0;
  }

  #global(value: JsonObject, location: JsonLocation): Element[] {
    return globalLists.flatMap((name) => {
      const list = ownMember(value, name);
      if (!isList(list)) return [];
      const items = this.#items(name, list, this.#at(value, location, name), true);
      return items.filter((item): item is Element => item.kind !== 'entry');
    });
  }

  /** Reads `openapi` or `asyncapi`: a string, an object with `source` and `directory`, or a list of these. */
  #specifications(value: JsonObject, location: JsonLocation, name: string): readonly SpecSetting[] | undefined {
    const member = ownMember(value, name);
    if (member === undefined) return undefined;
    const at = this.#at(value, location, name);
    const settings = isList(member)
      ? member.map((item, index) => this.#specification(item, this.#at(member, at, index)))
      : [this.#specification(member, at)];
    const usable = settings.filter((setting) => setting !== undefined);
    this.#invalidSpecifications += settings.length - usable.length;
    return usable.length > 0 ? usable : undefined;
  }

  #specification(value: Json, location: JsonLocation): SpecSetting | undefined {
    if (typeof value === 'string')
      return value.trim() === '' ? undefined : { source: { text: value, location }, directory: undefined };
    if (!isObject(value)) return undefined;
    const source = this.#textAt(value, location, 'source');
    if (source === undefined) return undefined;
    return {
      source,
      directory: nonEmptyText(ownMember(value, 'directory')),
      overlays: this.#overlays(value, location),
    };
  }

  #overlays(value: JsonObject, location: JsonLocation): SourceText[] {
    const list = ownMember(value, 'overlays');
    const single = this.#textAt(value, location, 'overlays');
    if (!isList(list)) return single === undefined ? [] : [single];
    const at = this.#at(value, location, 'overlays');
    return list.flatMap((item, index) =>
      typeof item === 'string' && item.trim() !== '' ? [{ text: item, location: this.#at(list, at, index) }] : [],
    );
  }

  #redirects(list: Json | undefined, location: JsonLocation): Redirection[] {
    if (!isList(list)) return [];
    return list.flatMap((item, index) => {
      if (!isObject(item)) return [];
      const at = this.#at(list, location, index);
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
    return { text: member, location: this.#at(value, location, name) };
  }

  #at(container: readonly Json[] | JsonObject, location: JsonLocation, name: string | number): JsonLocation {
    return locationOfMember(this.#document, container, location, name);
  }
}

const linkSettings = ['logo', 'navbar', 'topbarLinks', 'topbarCtaButton', 'footer'] as const;

function iconOf(value: Json | undefined): Icon | undefined {
  const icon: JsonObject = isObject(value) ? value : { name: value ?? null };
  const name = nonEmptyText(ownMember(icon, 'name'));
  if (name === undefined) return undefined;
  const [library, style] = [nonEmptyText(ownMember(icon, 'library')), nonEmptyText(ownMember(icon, 'style'))];
  return { name, ...defined({ library, style }) };
}

function eyebrowsOf(value: Json | undefined): Navigation['eyebrows'] {
  return value === 'section' || value === 'breadcrumbs' ? value : null;
}

function bannerOf(value: Json | undefined): Banner | undefined {
  if (!isObject(value)) return undefined;
  const content = nonEmptyText(ownMember(value, 'content'));
  return content === undefined
    ? undefined
    : {
        content: withoutUnsafeUrls(content).text,
        dismissible: ownMember(value, 'dismissible') === true,
        ...defined({ type: bannerType(ownMember(value, 'type')), color: colorsOf(ownMember(value, 'color')) }),
      };
}

function bannerType(value: Json | undefined): Banner['type'] {
  return value === 'info' || value === 'warning' || value === 'critical' ? value : undefined;
}

function colorsOf(value: Json | undefined): Banner['color'] {
  if (!isObject(value)) return undefined;
  const hexColor = (name: string): string | undefined => {
    const color = ownMember(value, name);
    return typeof color === 'string' && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
  };
  const colors = defined({ light: hexColor('light'), dark: hexColor('dark') });
  return Object.keys(colors).length === 0 ? undefined : colors;
}

/** Hosts read sources with path-to-regexp, where a backslash escapes the next character: `/a\_b` is `/a_b`. */
function unescapeSource(source: string): string {
  return source.replace(/\\([^\p{L}\p{N}\\/\s:*()])/gu, '$1');
}

function hostOf(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  return new URL(value).host || undefined;
}
