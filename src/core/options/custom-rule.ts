import type { FindingDefinition } from '../findings/definition.ts';
import type { Page, Site } from '../site.ts';
import type { JsonObject } from '../values/json.ts';
import type { PageBody } from '../values/page-body.ts';
import type { Place } from '../values/place.ts';

/** A page file of the docs folder, as a rule of a team sees it. */
export interface CheckedPage {
  /** Relative to the docs folder: `guides/start.mdx`. */
  readonly file: string;
  /** The file without its extension: what an entry of the navigation names. */
  readonly path: string;
  readonly route: string;
  /** Every member of its front matter; empty if there is none, or if it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The whole text of the file. */
  readonly text: string;
  /** What its text says: links, anchors, imports. Undefined with `content: false`. */
  readonly body: PageBody | undefined;
  /** The page in the model: its title, and its places in the navigation. Undefined if there is none. */
  readonly page: Page | undefined;
  /** Where a member of the front matter is set; the page as a whole if no member is named or none is set. */
  place(member?: string): Place;
}

/** What a rule of a team is given. */
export interface CheckedSite {
  /** In code-unit order of their paths. */
  readonly pages: readonly CheckedPage[];
  /** The model: the navigation as a tree, sidebars, pages by route, redirects. */
  readonly navigation: Site;
  /** What the texts of pages and snippets say, by file. Empty with `content: false`. */
  readonly bodies: ReadonlyMap<string, PageBody>;
  /** The value of `docs.json`, with every `$ref` put in its place. */
  readonly config: JsonObject;
  /** The text of a file of the docs folder; undefined if there is none. */
  read(file: string): string | undefined;
}

/** Something that a rule of a team found. */
export interface CustomFinding<Arguments extends object> {
  readonly place: Place;
  /** What `message` and `help` need to know. */
  readonly args: Arguments;
}

/** A rule of a team: what it says, as our own rules say it, and the test that finds it. */
export interface CustomRule<Arguments extends object = object>
  extends Pick<FindingDefinition<Arguments>, 'message' | 'help' | 'group' | 'answers'> {
  /** The team's name and the rule's: `acme/owner`. */
  readonly code: string;
  /** Default: `error`. */
  readonly level?: FindingDefinition<Arguments>['severity'];
  /** Finds what is wrong. It may be a generator function, or asynchronous. */
  readonly test: (
    site: CheckedSite,
  ) => Iterable<CustomFinding<Arguments>> | Promise<Iterable<CustomFinding<Arguments>>>;
}

/** Gives a rule its types; those of `args` come from `test`. */
export function defineRule<Arguments extends object>(rule: CustomRule<Arguments>): CustomRule {
  // Each rule is only ever asked about what its own test found.
  return rule as unknown as CustomRule;
}

/** What a code of a team looks like: ours have no slash. */
export const customCode = /^[a-z][\w.-]*\/[a-z][\w.-]*$/i;
