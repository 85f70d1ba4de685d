import type { ListName } from '../values/navigation.ts';

export type FieldType =
  | 'text'
  | 'name'
  | 'flag'
  | 'number'
  | 'object'
  | 'href'
  /** URL, possibly with wildcards. */
  | 'address'
  | 'page'
  | 'icon'
  | 'banner'
  | 'specification'
  | 'language'
  | 'global'
  /** Known to the host, but ignored here with a finding. */
  | 'unsupported'
  | 'anything'
  | { readonly choices: readonly string[] };

export interface FieldDefinition {
  readonly type: FieldType;
  readonly text?: string;
  readonly isRequired?: true;
  readonly examples?: readonly unknown[];
}

const nameField = (description: string, ...examples: string[]): FieldDefinition => ({
  type: 'name',
  text: `${description} on the site.`,
  examples,
});

/** Fields of elements by name. A name has the same meaning on every element. */
export const fields = {
  $schema: { type: 'anything', text: 'URL of the JSON schema that editors use for this file.' },
  $ref: {
    type: 'name',
    text: 'A JSON file, relative to this one, whose content is inserted here. Fields next to it override those of the file.',
    examples: ['./navigation/api.json'],
  },
  openapi: {
    type: 'specification',
    text: 'OpenAPI specifications, as paths in the docs folder or https addresses. Everything below inherits them. Pages for all operations are generated, unless entries below name some.',
    examples: ['openapi.json', { source: 'openapi.json', directory: 'api-reference' }],
  },
  asyncapi: {
    type: 'specification',
    text: 'AsyncAPI specifications, used in the same way as `openapi`.',
    examples: ['asyncapi.yaml'],
  },
  directory: {
    type: { choices: ['none', 'accordion', 'card'] },
    text: 'Style of the list of pages on the `root` page of a group.',
  },
  icon: {
    type: 'icon',
    text: 'Name of an icon without a prefix, an address, or a file of the docs folder.',
    examples: ['book-open', { name: 'book-open', library: 'lucide' }],
  },
  iconType: { type: 'text', text: 'Font Awesome style of an `icon` that is a name.', examples: ['solid', 'regular'] },
  hidden: {
    type: 'flag',
    text: 'Hides it in sidebars, switchers and links to the next page. Its pages keep their addresses.',
  },
  sourceRef: { type: 'unsupported', text: 'Another repository with its content. `docs-json-nav` does not read it.' },
  global: {
    type: 'global',
    text: 'Links that every page in this part of the navigation shows.',
    examples: [{ anchors: [{ anchor: 'Blog', href: 'https://example.com' }] }],
  },
  href: {
    type: 'href',
    text: 'A page of this site, or the URL of another one.',
    examples: ['/guides/start', 'https://example.com'],
  },
  language: { type: 'language', text: 'Code of the language.' },
  version: nameField('Name of the version', 'v2'),
  product: nameField('Name of the product'),
  tab: nameField('Name of the tab', 'Guides', 'API reference'),
  item: nameField('Name of the entry'),
  anchor: nameField('Name of the anchor', 'Community'),
  dropdown: nameField('Name of the dropdown'),
  group: nameField('Heading of the group', 'Get started'),
  name: { type: 'text', text: 'Name that the site shows instead of `product`.' },
  default: {
    type: 'flag',
    text: 'Whether the site opens with this one. Without it, the first of the list is the default.',
  },
  banner: {
    type: 'banner',
    text: 'A message at the top of every page in this language.',
    examples: [{ content: 'Version 2 is out. [Read more](/changelog)', dismissible: true }],
  },
  footer: { type: 'object', text: 'Footer of the pages in this language.' },
  navbar: { type: 'object', text: 'Bar at the top of the pages in this language.' },
  tag: { type: 'text', text: 'A short label next to the name.', examples: ['New', 'Beta'] },
  description: { type: 'text', text: 'A sentence below the name.' },
  color: { type: 'object', text: 'Its colors in light and dark mode.' },
  searchable: { type: 'flag', text: 'Whether search finds its pages.' },
  align: { type: { choices: ['start', 'end'] }, text: 'The end of the bar where the tab is shown.' },
  sdk: {
    type: 'unsupported',
    text: 'Source that Mintlify generates pages from. `docs-json-nav` does not: list the pages in the option `provided`.',
  },
  graphql: {
    type: 'unsupported',
    text: 'Schema that Mintlify generates pages from. `docs-json-nav` does not: list the pages in the option `provided`.',
  },
  root: {
    type: 'page',
    text: 'Path of the page that opens when the title of the group is clicked.',
    examples: ['guides/index'],
  },
  expanded: { type: 'flag', text: 'Whether a group inside a group is open at first. Top-level groups always are.' },
  public: { type: 'flag', text: 'Whether people who have not signed in can read its pages.' },
  boost: { type: 'number', text: 'Weight of its pages in search results.' },
} satisfies Readonly<Record<string, FieldDefinition>>;

export type FieldName = keyof typeof fields;

export const settingFields = {
  api: {
    openapi: { type: 'specification', text: 'Specifications for pages that no part of the navigation gives one.' },
  },
  styling: {
    eyebrows: {
      type: { choices: ['section', 'breadcrumbs'] },
      text: 'Text above the title of a page: its section, or all breadcrumbs.',
    },
  },
  interaction: {
    drilldown: {
      type: 'flag',
      text: 'Whether a click on the title of a group opens its first page. Without it, the theme decides.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldDefinition>>>>;

export const objectFields = {
  icon: { name: { type: 'text', isRequired: true }, style: { type: 'text' }, library: { type: 'text' } },
  banner: {
    content: { type: 'text', isRequired: true, text: 'Text in Markdown.' },
    dismissible: { type: 'flag', text: 'Whether readers can close it.' },
    type: {
      type: { choices: ['info', 'warning', 'critical'] },
      text: 'The color: the primary color of the site, amber or red.',
    },
    color: { type: 'object', text: 'Background colors, `light` and `dark`. They override `type`.' },
  },
  specification: {
    source: { type: 'name', isRequired: true, text: 'Path in the docs folder, or an https address.' },
    directory: { type: 'text', text: 'Folder in the addresses of generated pages.' },
    overlays: { type: 'unsupported', text: 'OpenAPI overlays. `docs-json-nav` does not apply them.' },
  },
  redirect: {
    source: {
      ...{ type: 'name', isRequired: true, examples: ['/old', '/old/:slug*'] },
      text: 'Old address. `*` and `:name` match parts of it.',
    },
    destination: { type: 'address', isRequired: true, text: 'New address.', examples: ['/new', '/new/:slug*'] },
    permanent: { type: 'flag', text: 'Whether browsers and search engines may remember it.' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldDefinition>>>>;

export const strictObjects: ReadonlySet<string> = new Set(['specification', 'redirect']);

const examplePages = ['index'];

export const listDescriptions: Readonly<Record<ListName, readonly [text: string, example: readonly unknown[]]>> = {
  languages: ['The languages of the site.', [{ language: 'en', pages: examplePages }]],
  versions: ['The versions that are documented.', [{ version: 'v2', pages: examplePages }]],
  products: ['The products that are documented.', [{ product: 'Product', pages: examplePages }]],
  tabs: ['Tabs at the top of the site.', [{ tab: 'Guides', pages: examplePages }]],
  menu: ['Entries of a menu below it.', [{ item: 'Guides', pages: examplePages }]],
  anchors: ['Entries at the top of the sidebar.', [{ anchor: 'Community', href: 'https://example.com' }]],
  dropdowns: ['Entries of the menu at the top of the sidebar.', [{ dropdown: 'Guides', pages: examplePages }]],
  groups: ['Groups of pages in the sidebar.', [{ group: 'Start', pages: examplePages }]],
  pages: [
    'Paths of page files without extension, endpoints such as `GET /users`, and groups, in the order of the sidebar.',
    ['index', 'guides/start'],
  ],
};
