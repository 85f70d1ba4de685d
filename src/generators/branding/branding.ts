/** Appearance settings of `docs.json`, unresolved: everything except the navigation. */
export interface Branding extends LinkBranding {
  readonly name: string;
  readonly description: string | undefined;
  /** Image paths as written. `href` replaces the link to the first page. */
  readonly logo: (LightDarkPair & { readonly href: string | undefined }) | undefined;
  readonly favicon: LightDarkPair | undefined;
  /** CSS colors: `primary` for light pages and banners, `light` for dark pages, `dark` for buttons of both. */
  readonly colors: { readonly primary: string; readonly light: string; readonly dark: string } | undefined;
  readonly appearance: { readonly initial: 'system' | 'light' | 'dark'; readonly strict: boolean };
  readonly background: { readonly color: Partial<LightDarkPair>; readonly image: Partial<LightDarkPair> };
  readonly fonts: { readonly body: Font | undefined; readonly heading: Font | undefined };
  /** Languages whose navbar or footer differs from that of the site. */
  readonly languages: readonly LanguageBranding[];
  readonly metatags: Readonly<Record<string, string>>;
  readonly notFound: { readonly title: string | undefined; readonly description: string | undefined } | undefined;
  readonly iconLibrary: 'fontawesome' | 'lucide' | 'tabler';
  /** Fields that `docs.json` sets, in the order of `brandingFields`. */
  readonly usedFields: readonly BrandingField[];
}

export interface Navbar {
  readonly links: readonly BrandingLink[];
  readonly primary: BrandingLink | undefined;
}

export interface Footer {
  readonly socials: readonly Social[];
  readonly columns: readonly FooterColumn[];
}

/** Links around the pages of a site or of a language. */
export interface LinkBranding {
  readonly navbar: Navbar;
  readonly footer: Footer;
}

export interface LanguageBranding extends LinkBranding {
  /** As written in the navigation: `cn`. */
  readonly language: string;
}

export const brandingFields = [
  'description',
  'logo',
  'logo.href',
  'favicon',
  'colors',
  'appearance.default',
  'appearance.strict',
  'background.color',
  'background.image',
  'background.decoration',
  'fonts',
  // A font family without a font file. The original host serves the font; other hosts don't.
  'fonts.family',
  'navbar.links',
  // A primary button. A button that links to GitHub counts as a social link instead.
  'navbar.primary',
  'footer.socials',
  'footer.links',
  'seo.metatags',
  'seo.indexing',
  // Banner of the whole site. Banners of languages belong to the navigation.
  'banner',
  'thumbnails',
  'errors.404',
] as const;

export type BrandingField = (typeof brandingFields)[number];

export interface LightDarkPair {
  readonly light: string;
  readonly dark: string;
}

export interface Font {
  readonly family: string;
  readonly weight: number | undefined;
  /** File in the docs folder or URL; undefined if the site provides the font itself. */
  readonly source: string | undefined;
  readonly format: string | undefined;
}

export interface BrandingLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string | undefined;
}

export interface Social {
  /** As written: `github`, `x`, `website`. */
  readonly kind: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly header: string | undefined;
  readonly links: readonly BrandingLink[];
}
