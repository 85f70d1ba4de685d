/*
 * Name, logo, colors, fonts, navbar and footer of a site. Takes the value of `docs.json`; produces settings and
 * style sheets that each generator writes in its own format. Never here: the navigation, a generator's name, or
 * unchecked text of `docs.json` in a style sheet.
 */

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
  type LanguageBranding,
  type LightDarkPair,
  type LinkBranding,
} from './branding.ts';
import { primaryLink, socialLinks } from './links.ts';
import { serviceTitle } from './services.ts';

/**
 * Reads the branding from `docs.json`. Values of the wrong type are ignored.
 *
 * @param document Value of `docs.json`.
 */
export function readBranding(document: unknown): Branding {
  const root = isObject(document) ? document : {};
  const logo = readPair(root, 'logo');
  const navbar = readNavbar(member(root, 'navbar'));
  const footer = readFooter(member(root, 'footer'));
  const branding: Omit<Branding, 'usedFields'> = {
    name: readText(root, 'name') ?? '',
    description: readText(root, 'description'),
    logo: logo && { ...logo, href: readUrl(member(root, 'logo'), 'href') },
    favicon: readPair(root, 'favicon'),
    colors: readColors(member(root, 'colors')),
    appearance: readAppearance(member(root, 'appearance')),
    background: readBackground(member(root, 'background')),
    fonts: readFonts(member(root, 'fonts')),
    navbar,
    footer,
    languages: readLanguages(member(root, 'navigation'), { navbar, footer }),
    metatags: readMetatags(member(member(root, 'seo'), 'metatags')),
    notFound: readNotFound(member(member(root, 'errors'), '404')),
    iconLibrary: readIconLibrary(readText(member(root, 'icons'), 'library')),
  };
  return { ...branding, usedFields: usedFieldsOf(root, branding) };
}

function usedFieldsOf(root: JsonObject, branding: Omit<Branding, 'usedFields'>): readonly BrandingField[] {
  const background = member(root, 'background');
  const isFieldUsed: Readonly<Record<BrandingField, boolean>> = {
    description: branding.description !== undefined,
    logo: branding.logo !== undefined,
    'logo.href': branding.logo?.href !== undefined,
    favicon: branding.favicon !== undefined,
    colors: branding.colors !== undefined,
    'appearance.default': branding.appearance.initial !== 'system',
    'appearance.strict': branding.appearance.strict,
    'background.color': Object.keys(branding.background.color).length > 0,
    'background.image': Object.keys(branding.background.image).length > 0,
    'background.decoration': readText(background, 'decoration') !== undefined,
    fonts: branding.fonts.body !== undefined || branding.fonts.heading !== undefined,
    'fonts.family': [branding.fonts.body, branding.fonts.heading].some(
      (font) => font !== undefined && font.source === undefined,
    ),
    'navbar.links': branding.navbar.links.length > 0,
    'navbar.primary': primaryLink(branding) !== undefined,
    'footer.socials': socialLinks(branding).length > 0,
    'footer.links': branding.footer.columns.length > 0,
    'seo.metatags': Object.keys(branding.metatags).length > 0,
    'seo.indexing': readText(member(root, 'seo'), 'indexing') !== undefined,
    banner: readText(member(root, 'banner'), 'content') !== undefined,
    thumbnails: isObject(member(root, 'thumbnails')),
    'errors.404': branding.notFound !== undefined,
  };
  return brandingFields.filter((field) => isFieldUsed[field]);
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? ownMember(value, name) : undefined;
}

function readText(value: Json | undefined, name: string): string | undefined {
  const content = member(value, name);
  return typeof content === 'string' && content.trim() !== '' ? content.trim() : undefined;
}

function readUrl(value: Json | undefined, name: string): string | undefined {
  const url = readText(value, name);
  return url !== undefined && isSafeUrl(url) ? url : undefined;
}

function readList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Reads a value for both modes, or `{ light, dark }`. A missing mode gets the value of the other mode. */
function readPair(value: Json | undefined, name: string): LightDarkPair | undefined {
  const sharedUrl = readUrl(value, name);
  if (sharedUrl !== undefined) return { light: sharedUrl, dark: sharedUrl };
  const light = readUrl(member(value, name), 'light');
  const dark = readUrl(member(value, name), 'dark');
  const fallback = light ?? dark;
  return fallback === undefined ? undefined : { light: light ?? fallback, dark: dark ?? fallback };
}

function readColors(value: Json | undefined): Branding['colors'] {
  const [primary, light, dark] = ['primary', 'light', 'dark'].map((name) => safeColor(readText(value, name)));
  if (primary === undefined) return undefined;
  return { primary, light: light ?? primary, dark: dark ?? primary };
}

function readAppearance(value: Json | undefined): Branding['appearance'] {
  const initial = readText(value, 'default');
  return {
    initial: initial === 'light' || initial === 'dark' ? initial : 'system',
    strict: member(value, 'strict') === true,
  };
}

function readBackground(value: Json | undefined): Branding['background'] {
  const [light, dark] = ['light', 'dark'].map((name) => safeColor(readText(member(value, 'color'), name)));
  const color = { ...(light === undefined ? {} : { light }), ...(dark === undefined ? {} : { dark }) };
  return { color, image: readPair(value, 'image') ?? {} };
}

function readFonts(value: Json | undefined): Branding['fonts'] {
  const shared = readFont(value);
  return { body: readFont(member(value, 'body')) ?? shared, heading: readFont(member(value, 'heading')) ?? shared };
}

function readFont(value: Json | undefined): Font | undefined {
  const family = readText(value, 'family');
  // The name is inserted into a style sheet, so quotes and other special characters are rejected.
  if (family === undefined || !/^[\w\s-]+$/.test(family)) return undefined;
  const weight = member(value, 'weight');
  return {
    family,
    weight: typeof weight === 'number' ? weight : undefined,
    source: readUrl(value, 'source'),
    format: /^woff2?$/.exec(readText(value, 'format') ?? '')?.[0],
  };
}

function readNavbar(value: Json | undefined): Branding['navbar'] {
  const primary = member(value, 'primary');
  const isGitHub = readText(primary, 'type') === 'github';
  return {
    links: readList(member(value, 'links')).flatMap((item) => readLink(item) ?? []),
    primary: readLink(primary, isGitHub ? 'GitHub' : undefined, isGitHub ? 'github' : undefined),
  };
}

function readLink(value: Json | undefined, defaultLabel?: string, defaultIcon?: string): BrandingLink | undefined {
  const href = readUrl(value, 'href') ?? readUrl(value, 'url');
  const iconName = readText(value, 'icon') ?? defaultIcon;
  const title =
    readText(value, 'label') ??
    readText(value, 'name') ??
    defaultLabel ??
    titleOfType(readText(value, 'type') ?? iconName);
  return href === undefined || title === undefined ? undefined : { label: title, href, icon: iconName };
}

function titleOfType(type: string | undefined): string | undefined {
  return type === undefined || !/^[\w-]+$/.test(type) ? undefined : serviceTitle(type);
}

function readFooter(value: Json | undefined): Branding['footer'] {
  const socials = member(value, 'socials');
  const columns = readList(member(value, 'links')).flatMap((column): FooterColumn[] => {
    const links = readList(member(column, 'items')).flatMap((item) => readLink(item) ?? []);
    return links.length === 0 ? [] : [{ header: readText(column, 'header'), links }];
  });
  const kinds = Object.keys(isObject(socials) ? socials : {});
  const links = kinds.map((kind) => ({ kind, href: readUrl(socials, kind) }));
  return { socials: links.flatMap(({ kind, href }) => (href === undefined ? [] : [{ kind, href }])), columns };
}

/** Reads the navbars and footers of languages, at any depth of the navigation. A missing one is that of the site. */
function readLanguages(value: Json | undefined, site: LinkBranding): readonly LanguageBranding[] {
  if (Array.isArray(value)) return value.flatMap((item) => readLanguages(item, site));
  if (!isObject(value)) return [];
  const language = readText(value, 'language');
  const [navbar, footer] = [member(value, 'navbar'), member(value, 'footer')];
  const nested = Object.values(value).flatMap((item) => readLanguages(item, site));
  if (language === undefined || (navbar === undefined && footer === undefined)) return nested;
  const branding = {
    language,
    navbar: navbar === undefined ? site.navbar : readNavbar(navbar),
    footer: footer === undefined ? site.footer : readFooter(footer),
  };
  return [branding, ...nested];
}

function readMetatags(value: Json | undefined): Readonly<Record<string, string>> {
  const members = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    members.flatMap(([name, member]) =>
      typeof member === 'string' && /^[\w:.-]+$/.test(name) ? [[name, member]] : [],
    ),
  );
}

function readNotFound(value: Json | undefined): Branding['notFound'] {
  const [title, description] = [readText(value, 'title'), readText(value, 'description')];
  return title === undefined && description === undefined ? undefined : { title, description };
}

function readIconLibrary(name: string | undefined): Branding['iconLibrary'] {
  return name === 'lucide' || name === 'tabler' ? name : 'fontawesome';
}
