import { elementTypes, globalLists, kindOfList, listOfMeaning, meaningOf } from './config/elements.ts';
import { navigationKey } from './config/top-level.ts';
import { urlKind, withoutUnsafeUrls } from './links/safe-url.ts';
import { isImagePath } from './links/url.ts';
import type { Banner, Icon } from './site.ts';
import { type Document, placeOfMember } from './values/document.ts';
import { defined, isList, isObject, type Json, type JsonObject, nonEmptyText, ownMember } from './values/json.ts';
import type { JsonPlace } from './values/location.ts';
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
    const { value, place } = this.#document;
    const settings = (name: string): JsonObject => {
      const member = ownMember(value, name);
      return isObject(member) ? member : {};
    };
    const navigationName = navigationKey(value) ?? 'navigation';
    const navigation = ownMember(value, navigationName);
    const api = settings('api');
    const { metatags } = settings('seo');
    const { drilldown } = settings('interaction');
    this.#addProse(value, place, 'banner', 'content');
    this.#addProse(settings('errors'), this.#at(value, place, 'errors'), '404', 'description');
    const parsed = {
      root: this.#element('navigation', isObject(navigation) ? navigation : {}, this.#at(value, place, navigationName)),
      siteName: nonEmptyText(ownMember(value, 'name')) ?? '',
      eyebrows: eyebrowsOf(settings('styling').eyebrows),
      drilldown: typeof drilldown === 'boolean' ? drilldown : undefined,
      iconLibrary: nonEmptyText(ownMember(settings('icons'), 'library')),
      redirects: this.#redirects(ownMember(value, 'redirects'), this.#at(value, place, 'redirects')),
      openapi: this.#specifications(api, this.#at(value, place, 'api'), 'openapi'),
      banner: bannerOf(ownMember(value, 'banner')),
      links: linkSettings.flatMap((name) => this.#links(ownMember(value, name), this.#at(value, place, name))),
      // `#icons` is complete here: elements and links are parsed above.
      images: [...this.#images(value, place, 'logo'), ...this.#images(value, place, 'favicon'), ...this.#icons],
      prose: this.#prose,
      host: isObject(metatags) ? hostOf(metatags.canonical ?? metatags['og:url']) : undefined,
    } as const;
    return { ...parsed, namesAllSpecifications: this.#document.isWhole && this.#invalidSpecifications === 0 };
  }

  /** An image setting: one path, or one each for light and dark mode. */
  #images(value: JsonObject, place: JsonPlace, name: string): SourceText[] {
    const member = ownMember(value, name);
    const image = this.#textAt(value, place, name);
    if (!isObject(member)) return image === undefined ? [] : [image];
    const at = this.#at(value, place, name);
    return ['light', 'dark'].flatMap((appearance) => this.#textAt(member, at, appearance) ?? []);
  }

  #links(value: Json | undefined, place: JsonPlace): SourceText[] {
    if (isList(value)) return value.flatMap((item, index) => this.#links(item, this.#at(value, place, index)));
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, member]) => {
      if (name === 'icon') this.#addIcon(value, place);
      if (name === 'href' || name === 'url') return this.#hrefAt(value, place, name) ?? [];
      return this.#links(member, this.#at(value, place, name));
    });
  }

  #addIcon(value: JsonObject, place: JsonPlace): void {
    const member = ownMember(value, 'icon');
    const icon = isObject(member)
      ? this.#textAt(member, this.#at(value, place, 'icon'), 'name')
      : this.#textAt(value, place, 'icon');
    if (icon !== undefined && isImagePath(icon.text)) this.#icons.push(icon);
  }

  #addProse(value: JsonObject, place: JsonPlace, holder: string, name: string): void {
    const member = ownMember(value, holder);
    const text = isObject(member) ? this.#textAt(member, this.#at(value, place, holder), name) : undefined;
    if (text !== undefined) this.#prose.push(text);
  }

  #element(kind: ElementKind, value: JsonObject, place: JsonPlace, isGlobal = false): Element {
    const { name } = elementTypes[kind];
    this.#addProse(value, place, 'banner', 'content');
    this.#addIcon(value, place);
    const global = ownMember(value, 'global');
    const label = (name === undefined ? undefined : nonEmptyText(ownMember(value, name))) ?? '';
    const displayName = kind === 'product' ? nonEmptyText(ownMember(value, 'name')) : undefined;
    return {
      kind,
      isGlobal,
      value,
      place,
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
      href: this.#hrefAt(value, place, 'href'),
      root: this.#textAt(value, place, 'root'),
      openapi: this.#specifications(value, place, 'openapi'),
      asyncapi: this.#specifications(value, place, 'asyncapi'),
      lists: this.#lists(kind, value, place),
      global: isObject(global) ? this.#global(global, this.#at(value, place, 'global')) : [],
    };
  }

  #lists(kind: ElementKind, value: JsonObject, place: JsonPlace): ChildList[] {
    const lists: ChildList[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (!isList(member)) continue;
      const name = listOfMeaning(meaningOf(kind, key));
      if (name === undefined || (name !== key && Object.hasOwn(value, name))) continue;
      const at = this.#at(value, place, key);
      lists.push({ name, key, place: at, items: this.#items(name, member, at) });
    }
    return lists;
  }

  #items(name: ChildList['name'], list: readonly Json[], place: JsonPlace, isGlobal = false): Child[] {
    const items: Child[] = [];
    for (const [index, item] of list.entries()) {
      const at = this.#at(list, place, index);
      if (isObject(item)) {
        if (!this.#isUnresolved(item)) items.push(this.#element(kindOfList[name], item, at, isGlobal));
      } else if (name === 'pages' && typeof item === 'string' && item !== '') {
        items.push({ kind: 'entry', text: item, place: at });
      }
    }
    return items;
  }

  #isUnresolved(item: JsonObject): boolean {
    return this.#document.unresolved.has(item) && Object.keys(item).length === 0;
  }

  #global(value: JsonObject, place: JsonPlace): Element[] {
    return globalLists.flatMap((name) => {
      const list = ownMember(value, name);
      if (!isList(list)) return [];
      const items = this.#items(name, list, this.#at(value, place, name), true);
      return items.filter((item): item is Element => item.kind !== 'entry');
    });
  }

  /** `openapi` or `asyncapi`: a string, an object with `source` and `directory`, or a list of both. */
  #specifications(value: JsonObject, place: JsonPlace, name: string): readonly SpecSetting[] | undefined {
    const member = ownMember(value, name);
    if (member === undefined) return undefined;
    const at = this.#at(value, place, name);
    const settings = isList(member)
      ? member.map((item, index) => this.#specification(item, this.#at(member, at, index)))
      : [this.#specification(member, at)];
    const usable = settings.filter((setting) => setting !== undefined);
    this.#invalidSpecifications += settings.length - usable.length;
    return usable.length > 0 ? usable : undefined;
  }

  #specification(value: Json, place: JsonPlace): SpecSetting | undefined {
    if (typeof value === 'string')
      return value.trim() === '' ? undefined : { source: { text: value, place }, directory: undefined };
    if (!isObject(value)) return undefined;
    const source = this.#textAt(value, place, 'source');
    if (source === undefined) return undefined;
    return { source, directory: nonEmptyText(ownMember(value, 'directory')), overlays: this.#overlays(value, place) };
  }

  #overlays(value: JsonObject, place: JsonPlace): SourceText[] {
    const list = ownMember(value, 'overlays');
    const single = this.#textAt(value, place, 'overlays');
    if (!isList(list)) return single === undefined ? [] : [single];
    const at = this.#at(value, place, 'overlays');
    return list.flatMap((item, index) =>
      typeof item === 'string' && item.trim() !== '' ? [{ text: item, place: this.#at(list, at, index) }] : [],
    );
  }

  #redirects(list: Json | undefined, place: JsonPlace): Redirection[] {
    if (!isList(list)) return [];
    return list.flatMap((item, index) => {
      if (!isObject(item)) return [];
      const at = this.#at(list, place, index);
      const source = this.#textAt(item, at, 'source');
      const destination = this.#hrefAt(item, at, 'destination');
      if (source === undefined || destination === undefined) return [];
      const unescapedSource = { ...source, text: unescapeSource(source.text) };
      return [{ place: at, source: unescapedSource, destination, permanent: ownMember(item, 'permanent') !== false }];
    });
  }

  #hrefAt(value: JsonObject, place: JsonPlace, name: string): SourceText | undefined {
    const href = this.#textAt(value, place, name);
    return href === undefined || urlKind(href.text) === 'script' ? undefined : href;
  }

  #textAt(value: JsonObject, place: JsonPlace, name: string): SourceText | undefined {
    const member = ownMember(value, name);
    if (typeof member !== 'string' || member.trim() === '') return undefined;
    return { text: member, place: this.#at(value, place, name) };
  }

  #at(container: readonly Json[] | JsonObject, place: JsonPlace, name: string | number): JsonPlace {
    return placeOfMember(this.#document, container, place, name);
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
