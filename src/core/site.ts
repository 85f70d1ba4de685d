/** What divides a site. An element of these kinds is a section of the model. */
export type Axis = 'language' | 'version' | 'product' | 'tab' | 'item' | 'anchor' | 'dropdown';

/**
 * The model: the resolved navigation as plain JSON, the same bytes for the same input on every machine.
 * Optional members are absent, never `undefined` or `null`, if nothing was written; `null` says "there is none".
 * Routes start with `/`, keep their letter case, are not percent-encoded and do not contain the base path.
 */
export interface Site {
  /** Version of this shape. */
  readonly version: 1;
  readonly site: SiteSettings;
  /** The whole navigation, hidden parts too. */
  readonly tree: RootNode;
  /** What is shown beside a page, once for each context; a placement names its own by index. */
  readonly sidebars: readonly Sidebar[];
  /** For each list of sibling languages, versions or products: which pages are the same page. */
  readonly counterparts: readonly Counterparts[];
  /** Every page by route: placed ones in the order of the navigation, then unlisted files in the order of their paths. */
  readonly pages: Readonly<Record<string, Page>>;
}

export interface SiteSettings {
  readonly name: string;
  /** `''`, or the path that the site is served under: `/docs`. */
  readonly base: string;
  /** What is shown above a page's title: its parent section, or the full breadcrumb. */
  readonly eyebrows: 'section' | 'breadcrumbs';
  /** True: a group that is opened goes to its first page. False: it only opens. Null: as the theme does. */
  readonly drilldown: boolean | null;
  readonly redirects: readonly Redirect[];
  /** Host that `docs.json` names as the site's own: that of `seo.metatags.canonical`, or of `og:url` there. */
  readonly host?: string;
  /** Notice above every page whose sections have none of their own. */
  readonly banner?: Banner;
  /** When feedback was last read: ISO 8601, UTC. Absent if pages have no counts. */
  readonly feedback?: { readonly readAt: string };
}

export interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}

/** Where a node was written: a file relative to the docs root and a JSON pointer in it. */
export interface Source {
  readonly file: string;
  readonly pointer: string;
}

export type Node = SectionNode | GroupNode | PageNode | LinkNode | EndpointNode;

export interface RootNode {
  readonly kind: 'root';
  /** Route of the site's first page; null if there is none. */
  readonly route: string | null;
  readonly children: readonly Node[];
  /** Links shown on every page. */
  readonly global: readonly LinkNode[];
  readonly source: Source;
}

/** A language, version, product, tab, menu item, anchor or dropdown with content. */
export interface SectionNode extends NodeLook {
  readonly kind: 'section';
  readonly axis: Axis;
  /** Its name: the language's code, the product's `product`. Siblings are told apart by it. */
  readonly name: string;
  /** The one that a reader starts in: marked so, else the first visible one. Set on languages, versions, products. */
  readonly default?: boolean;
  /** Route of its first page; null if there is none. */
  readonly route: string | null;
  /** Set together with children only if both were written, which is an error. */
  readonly href?: string;
  readonly banner?: Banner;
  readonly children: readonly Node[];
  /** Links shown on every page of this section. */
  readonly global?: readonly LinkNode[];
}

export interface GroupNode extends NodeLook {
  readonly kind: 'group';
  /** Open at first. Top-level groups always are. */
  readonly expanded: boolean;
  /** Route of the page that its own title opens; null if it has none. */
  readonly root: string | null;
  /** Its root, else its first page; null if it leads nowhere. */
  readonly route: string | null;
  readonly children: readonly Node[];
}

export interface PageNode extends NodeLook {
  readonly kind: 'page';
  readonly route: string;
  /** Method of the endpoint that the page is about. */
  readonly method?: string;
}

/** Something that leads elsewhere: an element with an `href` and nothing else. */
export interface LinkNode extends NodeLook {
  readonly kind: 'link';
  /** The section that it replaces; absent for a group. */
  readonly axis?: Axis;
  /** As written. */
  readonly href: string;
  /** Route of the page it leads to; null if it leads out of the pages of this site. */
  readonly route: string | null;
}

/** A reference to an endpoint whose page is not known. */
export interface EndpointNode extends NodeLook {
  readonly kind: 'endpoint';
  readonly reference: EndpointReference;
  /** The specifications it may mean, as written. */
  readonly specs: readonly string[];
}

/** `GET /users`, with the specification if one is named; or a webhook. */
export interface EndpointReference {
  /** Upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** Path of the endpoint, or the webhook's name. */
  readonly path: string;
  readonly spec?: string;
}

interface NodeLook {
  /** What a reader sees; empty for a header without a name. */
  readonly label: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly description?: string;
  /** Left out of sidebars, switchers and neighbors. Only there when true. */
  readonly hidden?: true;
  readonly source: Source;
}

/** An icon: a name of an icon library, an URL, or a file of the docs folder. */
export interface Icon {
  readonly name: string;
  readonly library?: string;
  readonly style?: string;
}

export interface Banner {
  readonly content: string;
  readonly dismissible: boolean;
}

/** One context and what is shown beside its pages. */
export interface Sidebar {
  /** The choice on every axis, by name. */
  readonly context: Context;
  /** Way to its section through `tree`: indexes into `children`. */
  readonly path: readonly number[];
  /** Visible groups, pages and links. */
  readonly items: readonly SidebarItem[];
}

export type Context = { readonly [axis in Axis]?: string };

export type SidebarItem = SidebarGroup | SidebarPage | SidebarLink;

interface SidebarLook {
  readonly label: string;
  readonly icon?: Icon;
  readonly tag?: string;
}

export interface SidebarGroup extends SidebarLook {
  readonly kind: 'group';
  readonly expanded: boolean;
  readonly root: string | null;
  readonly route: string | null;
  readonly items: readonly SidebarItem[];
}

export interface SidebarPage extends SidebarLook {
  readonly kind: 'page';
  readonly route: string;
  /** Method of the endpoint that the page is about, for a badge. */
  readonly method?: string;
  readonly deprecated?: true;
  /** Set if the page's front matter says that its entry leads elsewhere. */
  readonly url?: string;
}

export interface SidebarLink extends SidebarLook {
  readonly kind: 'link';
  readonly href: string;
  readonly route: string | null;
}

/** Which pages of sibling sections are the same page. */
export interface Counterparts {
  readonly axis: Axis;
  /** Path to the element that contains the siblings. */
  readonly path: readonly number[];
  /** Indexes of the siblings among its children. */
  readonly siblings: readonly number[];
  /** For each page that several siblings have, its route in each, or null. */
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface Page {
  readonly route: string;
  /** Heading of the page. */
  readonly title: string;
  /** Label in a sidebar, if it differs from the title. */
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly deprecated?: true;
  /** By its own front matter, or since every placement is hidden. */
  readonly hidden?: true;
  /** By its own front matter: search engines are to leave it out. */
  readonly noindex?: true;
  /** Where its sidebar entry leads instead. */
  readonly url?: string;
  /** Real path relative to the docs root, in its real letter case; null if there is no file. */
  readonly file: string | null;
  /** Set if the page is about an endpoint, generated or by its own front matter. */
  readonly endpoint?: Endpoint;
  /** An entry names it and no file, provided page or endpoint is there. */
  readonly missing?: true;
  /** The options say that another build step makes it. */
  readonly provided?: true;
  /** Reader feedback in numbers; absent if none was read. */
  readonly feedback?: FeedbackCounts;
  /** In the order of the navigation; the first is the canonical one. Empty for a file that no entry names. */
  readonly placements: readonly Placement[];
}

/** What readers said of one page, in numbers. */
export interface FeedbackCounts {
  readonly total: number;
  /** Entries that are pending or in progress. */
  readonly open: number;
  /** By status; those without entries are absent. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** By source; those without entries are absent. */
  readonly bySource: Readonly<Record<string, number>>;
  /** Answers to "was this helpful". */
  readonly helpful: { readonly yes: number; readonly no: number };
  /** When the newest entry was made: ISO 8601, UTC; null if no entry says. */
  readonly last: string | null;
}

/** The operation, webhook or channel that a page is about. */
export interface Endpoint {
  /**
   * Upper case; `WEBHOOK` for a webhook, `CHANNEL` for a channel of AsyncAPI, `OVERVIEW` for the page about a whole
   * specification.
   */
  readonly method: string;
  /** The path, the webhook's name, the channel's id or `overview`. */
  readonly path: string;
  /** The specification: its path in the docs folder, or its URL. */
  readonly spec: string;
  readonly operationId?: string;
  readonly tags: readonly string[];
}

export interface Placement {
  /** Index into `sidebars`. */
  readonly sidebar: number;
  /** The choice on every axis, by name. */
  readonly context: Context;
  /** Tabs, menu items, anchors, dropdowns, products and groups above it, outermost first. */
  readonly breadcrumbs: readonly Crumb[];
  /** The innermost of them. */
  readonly eyebrow: Crumb | null;
  readonly previous: string | null;
  readonly next: string | null;
  /** It, or a group above it, is hidden: in no sidebar, and never a neighbor. */
  readonly hidden?: true;
  /** For each list of siblings above it in which the page has counterparts: `[index into counterparts, row]`. */
  readonly counterparts?: readonly (readonly [number, number])[];
  readonly source: Source;
}

export interface Crumb {
  readonly label: string;
  /** Where it leads; null if nothing visible is below it. */
  readonly route: string | null;
}
