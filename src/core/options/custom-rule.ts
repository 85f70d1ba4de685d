import type { FindingDefinition } from '../findings/definition.ts';
import type { Page, Site } from '../site.ts';
import type { JsonObject } from '../values/json.ts';
import type { Location } from '../values/location.ts';
import type { PageBody } from '../values/page-body.ts';

/** A page file, as passed to custom rules. */
export interface CheckedPage {
  /** Relative to the docs folder: `guides/start.mdx`. */
  readonly file: string;
  /** The file without its extension, as used in navigation entries. */
  readonly path: string;
  readonly route: string;
  /** All members of the front matter; empty without front matter, or if it is invalid. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Full text of the file. */
  readonly text: string;
  /** Links, anchors and imports of the text. Undefined with `content: false`. */
  readonly body: PageBody | undefined;
  /** The page in the model, with its title and placements. Undefined if the model has no page at the route. */
  readonly page: Page | undefined;
  /** Location of a front matter member; the whole page if the member is omitted or not set. */
  location(member?: string): Location;
}

/** Input of a custom rule. */
export interface CheckedSite {
  /** In code-unit order of their paths. */
  readonly pages: readonly CheckedPage[];
  /** The model: the navigation as a tree, sidebars, pages by route, redirects. */
  readonly navigation: Site;
  /** Links, anchors and imports of pages and snippets, by file. Empty with `content: false`. */
  readonly bodies: ReadonlyMap<string, PageBody>;
  /** Value of `docs.json` with every `$ref` resolved. */
  readonly config: JsonObject;
  /** Text of a file in the docs folder; undefined if it doesn't exist. */
  read(file: string): string | undefined;
}

/** A problem that a custom rule reports. */
export interface CustomFinding<Arguments extends object> {
  readonly location: Location;
  readonly args: Arguments;
}

/** A custom rule: its messages, and the test that reports its findings. */
export interface CustomRule<Arguments extends object = object>
  extends Pick<FindingDefinition<Arguments>, 'message' | 'help' | 'group' | 'answers'> {
  /** Name of the team and the rule: `acme/owner`. */
  readonly code: string;
  /** Default: `error`. */
  readonly severity?: FindingDefinition<Arguments>['severity'];
  /** Reports findings. Can be a generator function, or async. */
  readonly test: (
    site: CheckedSite,
  ) => Iterable<CustomFinding<Arguments>> | Promise<Iterable<CustomFinding<Arguments>>>;
}

/** Adds types to a rule: the type of `args` is inferred from `test`. */
export function defineRule<Arguments extends object>(rule: CustomRule<Arguments>): CustomRule {
  // The message of a rule is only called with arguments of its own findings.
  return rule as unknown as CustomRule;
}

/** Codes of custom rules contain a slash; built-in codes don't. */
export const customCodePattern = /^[a-z][\w.-]*\/[a-z][\w.-]*$/i;
