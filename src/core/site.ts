/** Kinds of sections. Each kind is one way to divide a site. */
export type Axis = 'language' | 'version' | 'product' | 'tab' | 'item' | 'anchor' | 'dropdown';

/**
 * The model: the resolved navigation as plain JSON, the same bytes for the same input on every machine.
 * Optional members without a value are absent, never `undefined` or `null`. In all other members, `null` means "no
 * value". Routes start with `/`, keep their letter case, are not percent-encoded and do not contain the base path.
 */
export interface Site {
  /** Version of this format. */
  readonly version: 1;
  /** Settings of `docs.json` and options that concern all pages. */
  readonly site: SiteSettings;
  /** Whole navigation, including hidden parts. */
  readonly tree: RootNode;
  /** One sidebar for each context. Placements refer to it by index. */
  readonly sidebars: readonly Sidebar[];
  /** Counterparts of pages, for each list of sibling languages, versions or products. */
  readonly counterparts: readonly Counterparts[];
  /**
   * All pages by route. Pages of the navigation come first, in its order; unlisted files follow, sorted by path.
   */
  readonly pages: Readonly<Record<string, Page>>;
}

export interface SiteSettings {
  /** `name` of `docs.json`: the title of the site. */
  readonly name: string;
  /** Path that the site is served under, such as `/docs`; `''` for the root. */
  readonly base: string;
  /** Labels above a page's title: the parent section, or all breadcrumbs. Null: the theme decides. */
  readonly eyebrows: 'section' | 'breadcrumbs' | null;
  /** True: a click on a group opens its first page. False: the group only expands. Null: the theme decides. */
  readonly drilldown: boolean | null;
  /** Default library of icons, for icons that don't name a library. */
  readonly icons: { readonly library: string };
  /** `redirects` of `docs.json`, in its order. */
  readonly redirects: readonly Redirect[];
  /** Host of the URL `seo.metatags.canonical` in `docs.json`, else of `seo.metatags.og:url`. */
  readonly host?: string;
  /** Banner of every page whose sections have no banner. */
  readonly banner?: Banner;
  /**
   * Time of the service response with the pages' counts: ISO 8601, UTC. A build that reuses cached counts keeps this
   * time. Absent if pages have no counts.
   */
  readonly feedback?: { readonly readAt: string };
}

export interface Redirect {
  /** Path that redirects, as written: `/old/:slug`. */
  readonly source: string;
  /** Path or URL that readers get. */
  readonly destination: string;
  /** False for a temporary redirect, which browsers and search engines don't remember. */
  readonly permanent: boolean;
}

/** Location of a node: a file relative to the docs root and a JSON pointer in it. */
export interface Source {
  /** Such as `docs.json`, or a file that a `$ref` names. */
  readonly file: string;
  /** Such as `/navigation/groups/0/pages/1`. */
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
  /** Kind of the section, such as `tab`. */
  readonly axis: Axis;
  /** Unique among siblings: a language's code, a product's `product`. */
  readonly name: string;
  /**
   * True for the section that readers start in: the one marked as default, else the first visible one. Set on
   * languages, versions and products.
   */
  readonly default?: boolean;
  /** Route of the section's first page; null if there is none. */
  readonly route: string | null;
  /** Set only if the author wrote both an `href` and children, which is an error. */
  readonly href?: string;
  readonly banner?: Banner;
  readonly children: readonly Node[];
  /** Links shown on every page of this section. */
  readonly global?: readonly LinkNode[];
}

export interface GroupNode extends NodeLook {
  readonly kind: 'group';
  /** Initially expanded. Always true for top-level groups. */
  readonly expanded: boolean;
  /** Route of the page that the group's title opens; null if the title opens no page. */
  readonly root: string | null;
  /** Root page, else the first page; null if the group has no pages. */
  readonly route: string | null;
  readonly children: readonly Node[];
}

export interface PageNode extends NodeLook {
  readonly kind: 'page';
  /** Key of the page in `pages`. */
  readonly route: string;
  /** HTTP method of the page's endpoint. */
  readonly method?: string;
}

/** An element with an `href` and no children. */
export interface LinkNode extends NodeLook {
  readonly kind: 'link';
  /** Kind of section that the link replaces; absent if the link replaces a group. */
  readonly axis?: Axis;
  /** As written in `docs.json`. */
  readonly href: string;
  /** Route of the linked page; null if the link is external or names a file. */
  readonly route: string | null;
}

/** A reference to an endpoint without a known page. */
export interface EndpointNode extends NodeLook {
  readonly kind: 'endpoint';
  readonly reference: EndpointReference;
  /** Specifications that may contain the endpoint, as written. */
  readonly specs: readonly string[];
}

/** `GET /users`, optionally with its specification, or a webhook. */
export interface EndpointReference {
  /** Upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** Path of the endpoint, or the webhook's name. */
  readonly path: string;
  /** Specification, if the reference names one. */
  readonly spec?: string;
}

interface NodeLook {
  /** Visible text; empty if the element has no name. */
  readonly label: string;
  readonly icon?: Icon;
  /** Short text next to the label, such as `New`. */
  readonly tag?: string;
  readonly description?: string;
  /** Omitted from sidebars, switchers and neighbors. */
  readonly hidden?: true;
  readonly source: Source;
}

/** Name in an icon library, a URL, or a file of the docs folder. */
export interface Icon {
  /** Such as `book-open`, or `/book.svg`. */
  readonly name: string;
  /** Such as `lucide`; absent for the library of the site. */
  readonly library?: string;
  /** Style of Font Awesome, such as `solid`. */
  readonly style?: string;
}

export interface Banner {
  /** Markdown: bold and italic text, code and links. */
  readonly content: string;
  readonly dismissible: boolean;
  /** Absent if not set, which means `info`. */
  readonly type?: 'info' | 'warning' | 'critical';
  /** Hexadecimal background colors, which win against the type. */
  readonly color?: { readonly light?: string; readonly dark?: string };
}

/** Sidebar of all pages of one context. */
export interface Sidebar {
  /** Name of the selected section on each axis. */
  readonly context: Context;
  /** Path to the section in `tree`: one index into `children` for each level. */
  readonly path: readonly number[];
  /** Visible groups, pages and links. */
  readonly items: readonly SidebarItem[];
}

export type Context = { readonly [axis in Axis]?: string };

export type SidebarItem = SidebarGroup | SidebarPage | SidebarLink;

interface SidebarLook {
  /** Visible text. */
  readonly label: string;
  readonly icon?: Icon;
  /** Short text next to the label, such as `New`. */
  readonly tag?: string;
}

export interface SidebarGroup extends SidebarLook {
  readonly kind: 'group';
  /** Initially expanded. Always true for groups that can't be collapsed. */
  readonly expanded: boolean;
  /** False for top-level groups, which are always expanded. */
  readonly collapsible: boolean;
  /** Route of the page that the title opens; null if there is none. */
  readonly root: string | null;
  /** Root page, else the first page; null if there is none. */
  readonly route: string | null;
  readonly items: readonly SidebarItem[];
}

export interface SidebarPage extends SidebarLook {
  readonly kind: 'page';
  /** Key of the page in `pages`. */
  readonly route: string;
  /** HTTP method of the page's endpoint, for a badge. */
  readonly method?: string;
  readonly deprecated?: true;
  /** URL in the page's front matter that the entry links to instead of the page. */
  readonly url?: string;
}

export interface SidebarLink extends SidebarLook {
  readonly kind: 'link';
  readonly href: string;
  /** Route of the linked page; null if the link is external or names a file. */
  readonly route: string | null;
}

/** Table of corresponding pages in sibling sections, such as the translations of each page. */
export interface Counterparts {
  readonly axis: Axis;
  /** Path to the parent of the siblings. */
  readonly path: readonly number[];
  /** Indexes of the siblings among the parent's children. */
  readonly siblings: readonly number[];
  /** One row for each page that several siblings have: its route in each sibling, or null. */
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface Page {
  /** Path of the URL, without the base path: `/guides/start`. */
  readonly route: string;
  /** Heading of the page. */
  readonly title: string;
  /** Label in the sidebar, if it differs from the title. */
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: Icon;
  /** Short text next to the label in the sidebar, such as `New`. */
  readonly tag?: string;
  /** Shown as deprecated. */
  readonly deprecated?: true;
  /** Omitted from search, sitemap and other indexes, because its front matter or every placement is hidden. */
  readonly hidden?: true;
  /** Its front matter excludes it from search engines. */
  readonly noindex?: true;
  /** Its front matter excludes it from the site's search and from `llms.txt`. */
  readonly searchable?: false;
  /** URL that the page's sidebar entry links to instead of the page. */
  readonly url?: string;
  /** Path relative to the docs root, in the letter case of the disk; null if there is no file. */
  readonly file: string | null;
  /** Set if the page documents an endpoint: a generated page, or one whose front matter names the endpoint. */
  readonly endpoint?: Endpoint;
  /** The navigation lists the page, but it has no file, is not provided and documents no endpoint. */
  readonly missing?: true;
  /** The options say that another build step creates the page. */
  readonly provided?: true;
  /** Absent if no feedback was read. */
  readonly feedback?: FeedbackCounts;
  /** In the order of the navigation; the first is the canonical one. Empty for an unlisted file. */
  readonly placements: readonly Placement[];
}

/** Counts of reader feedback on a page. */
export interface FeedbackCounts {
  /** Number of all entries. */
  readonly total: number;
  /** Entries that are pending or in progress. */
  readonly open: number;
  /** Statuses without entries are absent. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Sources without entries are absent. */
  readonly bySource: Readonly<Record<string, number>>;
  /** Answers to "was this helpful". */
  readonly helpful: { readonly yes: number; readonly no: number };
  /** Time of the newest entry: ISO 8601, UTC; null if no entry has a time. */
  readonly last: string | null;
}

/** Operation, webhook or channel that a page documents. */
export interface Endpoint {
  /**
   * Upper case; `WEBHOOK` for a webhook, `CHANNEL` for a channel of AsyncAPI, `OVERVIEW` for the page about a whole
   * specification.
   */
  readonly method: string;
  /** Path, name of the webhook, id of the channel, or `overview`. */
  readonly path: string;
  /** Path of the specification in the docs folder, or its URL. */
  readonly spec: string;
  readonly operationId?: string;
  /** Tags of the operation. */
  readonly tags: readonly string[];
}

export interface Placement {
  /** Index into `sidebars`. */
  readonly sidebar: number;
  /** Name of the selected section on each axis. */
  readonly context: Context;
  /** Tabs, menu items, anchors, dropdowns, products and groups above the page, outermost first. */
  readonly breadcrumbs: readonly Crumb[];
  /** Innermost breadcrumb. */
  readonly eyebrow: Crumb | null;
  /** Route of the page before, in the same language, version, product and tab; null for the first. */
  readonly previous: string | null;
  /** Route of the page after; null for the last. */
  readonly next: string | null;
  /**
   * True if the entry, or a group or section above it, is hidden. Such a placement is never a neighbor, and a hidden
   * group is in no sidebar.
   */
  readonly hidden?: true;
  /** Rows of counterparts that contain the page: `[index into Site.counterparts, index of the row]`. */
  readonly counterparts?: readonly (readonly [number, number])[];
  /** Entry of the page in the navigation. */
  readonly source: Source;
}

export interface Crumb {
  /** Visible text. */
  readonly label: string;
  /** Route of the first visible page of the section or group; null if there is none. */
  readonly route: string | null;
}
