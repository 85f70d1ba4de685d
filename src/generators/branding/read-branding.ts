import { isSafeUrl } from '../../core/links.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { safeColor } from '../../render/colors.ts';
import {
  type Branding,
  type BrandingField,
  type BrandingLink,
  brandingFields,
  type Font,
  type FooterColumn,
  type Pair,
} from './branding.ts';
import { primaryLink, socialsOf } from './links.ts';

/**
 * Reads the branding from `docs.json`. Values of the wrong type are ignored.
 *
 * @param document Value of `docs.json`.
 */
export function readBranding(document: unknown): Branding {
  const root = isObject(document) ? document : {};
  const logo = pairOf(root, 'logo');
  const branding: Omit<Branding, 'given'> = {
    name: text(root, 'name') ?? '',
    description: text(root, 'description'),
    logo: logo && { ...logo, href: address(member(root, 'logo'), 'href') },
    favicon: pairOf(root, 'favicon'),
    colors: colorsOf(member(root, 'colors')),
    appearance: appearanceOf(member(root, 'appearance')),
    background: backgroundOf(member(root, 'background')),
    fonts: fontsOf(member(root, 'fonts')),
    navbar: navbarOf(member(root, 'navbar')),
    footer: footerOf(member(root, 'footer')),
    metatags: textsOf(member(member(root, 'seo'), 'metatags')),
    notFound: notFoundOf(member(member(root, 'errors'), '404')),
    library: libraryOf(text(member(root, 'icons'), 'library')),
  };
  return { ...branding, given: givenOf(root, branding) };
}

function givenOf(root: JsonObject, branding: Omit<Branding, 'given'>): readonly BrandingField[] {
  const background = member(root, 'background');
  const isGiven: Readonly<Record<BrandingField, boolean>> = {
    description: branding.description !== undefined,
    logo: branding.logo !== undefined,
    'logo.href': branding.logo?.href !== undefined,
    favicon: branding.favicon !== undefined,
    colors: branding.colors !== undefined,
    'appearance.default': branding.appearance.initial !== 'system',
    'appearance.strict': branding.appearance.strict,
    'background.color': Object.keys(branding.background.color).length > 0,
    'background.image': Object.keys(branding.background.image).length > 0,
    'background.decoration': text(background, 'decoration') !== undefined,
    fonts: branding.fonts.body !== undefined || branding.fonts.heading !== undefined,
    'fonts.family': [branding.fonts.body, branding.fonts.heading].some(
      (font) => font !== undefined && font.source === undefined,
    ),
    'navbar.links': branding.navbar.links.length > 0,
    'navbar.primary': primaryLink(branding) !== undefined,
    'footer.socials': socialsOf(branding).length > 0,
    'footer.links': branding.footer.columns.length > 0,
    'seo.metatags': Object.keys(branding.metatags).length > 0,
    'seo.indexing': text(member(root, 'seo'), 'indexing') !== undefined,
    banner: text(member(root, 'banner'), 'content') !== undefined,
    thumbnails: isObject(member(root, 'thumbnails')),
    'errors.404': branding.notFound !== undefined,
  };
  return brandingFields.filter((field) => isGiven[field]);
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? ownMember(value, name) : undefined;
}

function text(value: Json | undefined, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

function address(value: Json | undefined, name: string): string | undefined {
  const found = text(value, name);
  return found !== undefined && isSafeUrl(found) ? found : undefined;
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** A value for both modes, or one for each; a missing one is filled in with the other. */
function pairOf(value: Json | undefined, name: string): Pair | undefined {
  const both = address(value, name);
  if (both !== undefined) return { light: both, dark: both };
  const light = address(member(value, name), 'light');
  const dark = address(member(value, name), 'dark');
  const one = light ?? dark;
  return one === undefined ? undefined : { light: light ?? one, dark: dark ?? one };
}

function colorsOf(value: Json | undefined): Branding['colors'] {
  const [primary, light, dark] = ['primary', 'light', 'dark'].map((name) => safeColor(text(value, name)));
  if (primary === undefined) return undefined;
  return { primary, light: light ?? primary, dark: dark ?? primary };
}

function appearanceOf(value: Json | undefined): Branding['appearance'] {
  const initial = text(value, 'default');
  return {
    initial: initial === 'light' || initial === 'dark' ? initial : 'system',
    strict: member(value, 'strict') === true,
  };
}

function backgroundOf(value: Json | undefined): Branding['background'] {
  const [light, dark] = ['light', 'dark'].map((name) => safeColor(text(member(value, 'color'), name)));
  const color = { ...(light === undefined ? {} : { light }), ...(dark === undefined ? {} : { dark }) };
  return { color, image: pairOf(value, 'image') ?? {} };
}

function fontsOf(value: Json | undefined): Branding['fonts'] {
  const all = fontOf(value);
  return { body: fontOf(member(value, 'body')) ?? all, heading: fontOf(member(value, 'heading')) ?? all };
}

function fontOf(value: Json | undefined): Font | undefined {
  const family = text(value, 'family');
  // The name is inserted into a style sheet.
  if (family === undefined || !/^[\w\s-]+$/.test(family)) return undefined;
  const weight = member(value, 'weight');
  return {
    family,
    weight: typeof weight === 'number' ? weight : undefined,
    source: address(value, 'source'),
    format: /^woff2?$/.exec(text(value, 'format') ?? '')?.[0],
  };
}

function navbarOf(value: Json | undefined): Branding['navbar'] {
  const primary = member(value, 'primary');
  const isGitHub = text(primary, 'type') === 'github';
  return {
    links: list(member(value, 'links')).flatMap((each) => linkOf(each) ?? []),
    primary: linkOf(primary, isGitHub ? 'GitHub' : undefined, isGitHub ? 'github' : undefined),
  };
}

function linkOf(value: Json | undefined, label?: string, icon?: string): BrandingLink | undefined {
  const href = address(value, 'href') ?? address(value, 'url');
  const sign = text(value, 'icon') ?? icon;
  const words = text(value, 'label') ?? text(value, 'name') ?? label ?? nameOf(text(value, 'type') ?? sign);
  return href === undefined || words === undefined ? undefined : { label: words, href, icon: sign };
}

function nameOf(word: string | undefined): string | undefined {
  if (word === undefined || !/^[\w-]+$/.test(word)) return undefined;
  return word === 'github' ? 'GitHub' : word.charAt(0).toUpperCase() + word.slice(1);
}

function footerOf(value: Json | undefined): Branding['footer'] {
  const socials = member(value, 'socials');
  const columns = list(member(value, 'links')).flatMap((each): FooterColumn[] => {
    const links = list(member(each, 'items')).flatMap((item) => linkOf(item) ?? []);
    return links.length === 0 ? [] : [{ header: text(each, 'header'), links }];
  });
  const kinds = Object.keys(isObject(socials) ? socials : {});
  const links = kinds.map((kind) => ({ kind, href: address(socials, kind) }));
  return { socials: links.flatMap(({ kind, href }) => (href === undefined ? [] : [{ kind, href }])), columns };
}

function textsOf(value: Json | undefined): Readonly<Record<string, string>> {
  const members = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    members.flatMap(([name, member]) =>
      typeof member === 'string' && /^[\w:.-]+$/.test(name) ? [[name, member]] : [],
    ),
  );
}

function notFoundOf(value: Json | undefined): Branding['notFound'] {
  const [title, description] = [text(value, 'title'), text(value, 'description')];
  return title === undefined && description === undefined ? undefined : { title, description };
}

function libraryOf(name: string | undefined): Branding['library'] {
  return name === 'lucide' || name === 'tabler' ? name : 'fontawesome';
}
