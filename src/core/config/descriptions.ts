/** What an editor shows of a field: what it is for, and values to begin with. */
export interface FieldDescription {
  readonly text: string;
  readonly examples?: readonly unknown[];
}

/** What each element is, by its kind. */
export const elementDescriptions: Readonly<Record<string, string>> = {
  navigation: 'The navigation of the site: one kind of list, and links that every page shows.',
  language: 'The site in one language. Readers switch between languages and stay on the same page where it exists.',
  version: 'The site for one version of what it documents.',
  product: 'The documentation of one of several products.',
  tab: 'A tab at the top of the site, with a sidebar of its own.',
  item: 'An entry of the menu of a tab or a product.',
  anchor: 'An entry at the top of the sidebar, which stays in sight.',
  dropdown: 'An entry of the menu at the top of the sidebar.',
  group: 'Pages under a heading of the sidebar. Groups can contain groups.',
};

/** What each list contains, by its name. */
export const listDescriptions: Readonly<Record<string, FieldDescription>> = {
  languages: { text: 'The languages of the site.', examples: [[{ language: 'en', pages: ['index'] }]] },
  versions: { text: 'The versions that are documented.', examples: [[{ version: 'v2', pages: ['index'] }]] },
  products: { text: 'The products that are documented.', examples: [[{ product: 'Product', pages: ['index'] }]] },
  tabs: { text: 'Tabs at the top of the site.', examples: [[{ tab: 'Guides', pages: ['index'] }]] },
  menu: { text: 'Entries of a menu below it.', examples: [[{ item: 'Guides', pages: ['index'] }]] },
  anchors: {
    text: 'Entries at the top of the sidebar.',
    examples: [[{ anchor: 'Community', href: 'https://example.com' }]],
  },
  dropdowns: {
    text: 'Entries of the menu at the top of the sidebar.',
    examples: [[{ dropdown: 'Guides', pages: ['index'] }]],
  },
  groups: { text: 'Groups of pages in the sidebar.', examples: [[{ group: 'Start', pages: ['index'] }]] },
  pages: {
    text: 'Paths of page files without extension, endpoints such as `GET /users`, and groups, in the order of the sidebar.',
    examples: [['index', 'guides/start']],
  },
};

const name = (what: string, ...examples: string[]): FieldDescription => ({
  text: `${what}, as readers see it.`,
  examples,
});

/** What each field is for, by its name. What one element means by it in its own way is as `element.field`. */
export const fieldDescriptions: Readonly<Record<string, FieldDescription>> = {
  $schema: { text: 'Address of the schema that editors check this file with.' },
  $ref: {
    text: 'A JSON file, relative to this one, whose content is inserted here. Fields next to it override those of the file.',
    examples: ['./navigation/api.json'],
  },
  openapi: {
    text: 'OpenAPI specifications, as paths in the docs folder or https addresses. Everything below inherits them. Pages for all operations are generated, unless entries below name some.',
    examples: ['openapi.json', { source: 'openapi.json', directory: 'api-reference' }],
  },
  asyncapi: { text: 'AsyncAPI specifications, used in the same way as `openapi`.', examples: ['asyncapi.yaml'] },
  directory: { text: 'How the page of a group with a `root` lists the pages of the group.' },
  icon: {
    text: 'Name of an icon without a prefix, an address, or a file of the docs folder.',
    examples: ['book-open', { name: 'book-open', library: 'lucide' }],
  },
  hidden: {
    text: 'Leaves it out of sidebars, switchers and the links to the next page. Its pages can still be opened.',
  },
  sourceRef: { text: 'Another repository that its content comes from. It is not read.' },
  global: {
    text: 'Links that every page below shows.',
    examples: [{ anchors: [{ anchor: 'Blog', href: 'https://example.com' }] }],
  },
  href: {
    text: 'Where it leads: a page of this site or an address elsewhere.',
    examples: ['/guides/start', 'https://example.com'],
  },
  language: { text: 'Code of the language.' },
  version: name('Name of the version', 'v2'),
  product: name('Name of the product'),
  tab: name('Name of the tab', 'Guides', 'API reference'),
  item: name('Name of the entry'),
  anchor: name('Name of the anchor', 'Community'),
  dropdown: name('Name of the dropdown'),
  group: name('Heading of the group', 'Get started'),
  name: { text: 'What readers see instead of `product`.' },
  default: { text: 'Readers start here. Without it, in the first of the list.' },
  banner: {
    text: 'A message at the top of every page of this language.',
    examples: [{ content: 'Version 2 is out. [Read more](/changelog)', dismissible: true }],
  },
  footer: { text: 'Footer of the pages in this language.' },
  navbar: { text: 'Bar at the top of the pages in this language.' },
  tag: { text: 'A short label next to the name.', examples: ['New', 'Beta'] },
  description: { text: 'A sentence below the name.' },
  color: { text: 'Its colors in light and dark mode.' },
  searchable: { text: 'Whether the search of the site finds its pages.' },
  align: { text: 'The end of the bar where the tab is shown.' },
  sdk: {
    text: 'Source that pages are generated from. They are not generated here: name them in the option `provided`.',
  },
  graphql: {
    text: 'Schema that pages are generated from. They are not generated here: name them in the option `provided`.',
  },
  root: { text: 'Path of the page that the heading of the group leads to.', examples: ['guides/index'] },
  expanded: {
    text: 'Whether a group inside a group is open at first. Top-level groups always are.',
  },
  public: { text: 'Whether people who have not signed in can read its pages.' },
  boost: { text: 'How much the search prefers its pages.' },
};
