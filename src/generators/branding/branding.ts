/** What `docs.json` says of how a site looks: everything but its navigation. Plain data; nothing is resolved. */
export interface Branding {
  /** Empty if there is none. */
  readonly name: string;
  readonly description: string | undefined;
  /** Paths of pictures as written; `href` leads elsewhere than to the first page. */
  readonly logo: (Pair & { readonly href: string | undefined }) | undefined;
  readonly favicon: Pair | undefined;
  /** Colors of CSS: `primary` for light pages, `light` for dark ones, `dark` for buttons. */
  readonly colors: { readonly primary: string; readonly light: string; readonly dark: string } | undefined;
  readonly appearance: { readonly initial: 'system' | 'light' | 'dark'; readonly strict: boolean };
  readonly background: { readonly color: Partial<Pair>; readonly image: Partial<Pair> };
  readonly fonts: { readonly body: Font | undefined; readonly heading: Font | undefined };
  readonly navbar: { readonly links: readonly BrandingLink[]; readonly primary: BrandingLink | undefined };
  readonly footer: { readonly socials: readonly Social[]; readonly columns: readonly FooterColumn[] };
  /** Tags `meta` for all pages, by name. */
  readonly metatags: Readonly<Record<string, string>>;
  readonly notFound: { readonly title: string | undefined; readonly description: string | undefined } | undefined;
  readonly library: 'fontawesome' | 'lucide' | 'tabler';
  /** Names of what is set and read here, as a person would call them: `logo`, `footer.links`. In a fixed order. */
  readonly given: readonly BrandingField[];
}

/** All that a branding is made of, in the order in which it is told. */
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
  // Fonts that the host brings and a site of its own does not: those without a file.
  'fonts.family',
  'navbar.links',
  // A button that leads elsewhere than to GitHub, which is a social link.
  'navbar.primary',
  'footer.socials',
  'footer.links',
  'seo.metatags',
  'seo.indexing',
  // The one of the whole site; those of languages belong to the navigation.
  'banner',
  'thumbnails',
  'errors.404',
] as const;

export type BrandingField = (typeof brandingFields)[number];

/** The same for light pages and for dark ones, or another for each. */
export interface Pair {
  readonly light: string;
  readonly dark: string;
}

export interface Font {
  readonly family: string;
  readonly weight: number | undefined;
  /** File of the docs folder or address; without it the font is one that the site brings itself. */
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
