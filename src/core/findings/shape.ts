import type { Severity } from '../values/diagnostic.ts';
import { memberLocation } from '../values/location.ts';
import { capitalize } from '../values/text.ts';
import {
  certainAnswer,
  certainOrOffered,
  certainTextOrOffered,
  createAnswer,
  isJsonLocation,
  offerAnswers,
  removeAnswer,
  renameKeyAnswer,
  writeAnswer,
} from './answers.ts';
import { defineFinding } from './definition.ts';
import { didYouMean, joinWithAnd, joinWithOr, quote, shorten } from './wording.ts';

export interface ElementName {
  /** `tab`, `menu item`, `navigation` … */
  readonly noun: string;
  readonly name: string;
}

const severityFromArgs = (args: { severity: Severity }): Severity => args.severity;

const withArticle = (noun: string): string => {
  if (noun === 'docs.json') return noun;
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
};

const valueFlaws = {
  script: "such URLs can run code in the reader's browser",
  incomplete: 'it is not a complete URL',
  prefixed: 'icon names have no prefix',
};

const topLevelSettings: ReadonlySet<string> = new Set([
  ...['redirects', 'styling', 'interaction', 'navbar', 'footer', 'banner', 'search', 'seo', 'api', 'appearance'],
  ...['background', 'fonts', 'icons', 'logo', 'favicon', 'colors', 'theme', 'contextual', 'integrations', 'errors'],
  ...['variables', 'thumbnails', 'metadata'],
]);

/** A top-level key of `docs.json` that is similar to a known setting. */
export interface MisspelledSetting {
  readonly field: string;
  readonly nearest: string;
  /** `field` and `nearest` differ only in letter case, and `docs.json` has no member `nearest`. */
  readonly isCertain: boolean;
}

export type Remedy =
  | { readonly use: 'anchors' | 'href' | 'page' | 'pages' | 'root' }
  /** The schema of `docs.json` forbids the field, but the host accepts it, so the pages in it are resolved. */
  | { readonly use: 'resolved' }
  | { readonly use: 'nearest'; readonly nearest: string }
  | { readonly use: 'children'; readonly children: readonly string[] };

export const shapeFindings = {
  'navigation-missing': defineFinding<{ reason: 'absent' | 'no list' | 'nothing' }>({
    message: ({ reason }) => {
      if (reason === 'absent') return 'docs.json has no "navigation".';
      return reason === 'nothing' ? 'The navigation has no pages.' : '"navigation" has no list of pages or sections.';
    },
    help: ({ reason }) =>
      reason === 'nothing'
        ? 'Add a page to it.'
        : 'Add one of pages, groups, tabs, anchors, dropdowns, products, versions or languages.',
    hides: true,
  }),
  'config-incomplete': defineFinding<{
    /** `docs.json` has the `$schema` of the host, which requires these settings. */
    isHosted: boolean;
    missing: readonly string[];
    misspelled: readonly MisspelledSetting[];
  }>({
    severity: ({ isHosted }) => (isHosted ? 'warning' : 'off'),
    message: ({ missing, misspelled }) => {
      const missingText = missing.length === 0 ? '' : `docs.json has no ${joinWithAnd(missing.map(quote))}`;
      if (misspelled.length === 0) return `${missingText}, which Mintlify requires.`;
      const names = joinWithAnd(misspelled.map(({ field }) => quote(shorten(field))));
      const noEffect =
        misspelled.length === 1 ? 'is not a setting and has no effect' : 'are not settings and have no effect';
      return missingText === '' ? `${names} ${noEffect}.` : `${names} ${noEffect}; ${missingText}.`;
    },
    help: ({ missing, misspelled }) => {
      const renames = misspelled.map(({ field, nearest }) => `${quote(shorten(field))} to ${quote(nearest)}`);
      const actions = [
        ...(renames.length === 0 ? [] : [`rename ${joinWithAnd(renames)}`]),
        ...(missing.length === 0 ? [] : [`add ${joinWithAnd(missing.map(quote))}`]),
      ];
      return `${capitalize(actions.join(', and '))}.`;
    },
    answers: ({ misspelled: [first, ...others] }, { location }) => {
      if (first === undefined || others.length > 0) return undefined;
      return certainOrOffered(first.isCertain, [renameKeyAnswer(location, first.field, first.nearest)]);
    },
    isAboutHost: true,
  }),
  'pattern-conflict': defineFinding<{ element: ElementName; key: string; first: string }>({
    message: (args) => {
      const fields = [args.first, args.key].map(quote).join(' and ');
      return `${capitalize(elementLabel(args.element))} has both ${fields}: a level can have only one kind of child.`;
    },
    help: ({ element, key, first }) => {
      if (key !== 'href' && first !== 'href') return separationHelp(element, first, key);
      const children = quote(key === 'href' ? first : key);
      return `Remove "href" to keep the children, or remove ${children} to keep only the link.`;
    },
    related: ({ first }) => `${quote(first)} is here`,
  }),
  'field-type': defineFinding<{ field: string; expected: string; actual: string }>({
    message: ({ field, expected, actual }) => `${field} must be ${expected}, not ${actual}.`,
  }),
  'field-missing': defineFinding<{
    element: ElementName;
    field: string;
    written: string | undefined;
    /** Elements of this kind have no field `written`, so renaming it is certainly correct. */
    isSpare?: boolean;
    /** The format's description doesn't require the field. */
    isOptional?: boolean;
  }>({
    severity: ({ isOptional }) => (isOptional === true ? 'info' : 'error'),
    message: ({ element: subject, field }) => `${capitalize(elementLabel(subject))} has no ${quote(field)}.`,
    help: ({ element: subject, field, written }) => {
      if (written !== undefined) return `Rename ${quote(written)} to ${quote(field)}.`;
      if (field === 'pages') return 'List its pages, or set "openapi" to generate them.';
      if (field === 'href') return `Add a URL: ${withArticle(subject.noun)} in "global" is a link.`;
      return `Add it: every ${subject.noun} needs one.`;
    },
    answers: ({ field, written, isSpare }, { location }) => {
      if (written === undefined || !isJsonLocation(location)) return undefined;
      const renameFix = renameKeyAnswer(memberLocation(location, written), written, field);
      return isSpare === true ? certainAnswer(renameFix) : offerAnswers(renameFix);
    },
  }),
  'field-empty': defineFinding<{ field: string }>({
    message: ({ field }) => `${field} is empty.`,
    help: () => 'Give it a value, or remove it.',
  }),
  'field-value': defineFinding<{
    field: string;
    value: string;
    allowed: readonly string[];
    flaw?: keyof typeof valueFlaws;
    nearest?: string | undefined;
    only?: string | undefined;
  }>({
    message: ({ field, value, flaw }) =>
      `${field} cannot be ${quote(shorten(value))}${flaw === undefined ? '' : `: ${valueFlaws[flaw]}`}.`,
    help: ({ allowed, nearest }) => {
      if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return allowed.length > 0 ? `Write ${joinWithOr(allowed.map(quote))}.` : undefined;
    },
    answers: ({ value, allowed, only }, { location }) =>
      certainTextOrOffered(only, allowed, (allowedValue) => writeAnswer(location, value, allowedValue)),
  }),
  'field-unknown': defineFinding<{
    severity: Severity;
    element: ElementName;
    field: string;
    nearest: string | undefined;
    allowed: readonly string[];
    only?: string | undefined;
  }>({
    severity: severityFromArgs,
    message: ({ element: subject, field, severity }) =>
      severity === 'error'
        ? `${quote(field)} is not a field of ${withArticle(subject.noun)}: its value is lost.`
        : `${quote(field)} is not a field of ${withArticle(subject.noun)} and has no effect.`,
    help: ({ field, nearest, allowed, severity }) => {
      if (topLevelSettings.has(field))
        return `${quote(field)} belongs at the top level of docs.json, next to "navigation".`;
      if (isOpposite(field, nearest)) return `Write ${quote(nearest)} with the opposite value.`;
      if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return severity === 'error' ? `Move its content to ${joinWithOr(allowed.map(quote))}.` : 'Remove it.';
    },
    answers: ({ field, nearest, only }, { location }) =>
      isOpposite(field, nearest)
        ? undefined
        : certainTextOrOffered(only, [nearest], (name) => renameKeyAnswer(location, field, name)),
  }),
  'field-misplaced': defineFinding<{
    severity: Severity;
    element: ElementName;
    field: string;
    belongs: readonly string[];
    remedy: Remedy | undefined;
    /** List that accepts the child. `isThere` is true if the element already has this list. */
    list?: { readonly name: string; readonly isThere: boolean };
  }>({
    severity: severityFromArgs,
    message: ({ element: subject, field, belongs, remedy }) =>
      remedy?.use === 'resolved'
        ? `The format's description doesn't allow ${quote(field)} in ${withArticle(subject.noun)}.`
        : `${subjectLabel(subject)} cannot have ${quote(field)}, which belongs to ${joinOwners(belongs)}.`,
    help: ({ element, field, remedy, list }) =>
      remedy === undefined
        ? 'Remove it: it has no effect here.'
        : remedyHelp(element, field, remedy, list?.isThere === true),
    answers: ({ field, list, remedy, severity }, { location }) => {
      if (!isJsonLocation(location)) return undefined;
      if (remedy?.use === 'resolved') return undefined;
      if (remedy?.use === 'nearest') return offerAnswers(renameKeyAnswer(location, field, remedy.nearest));
      if (list === undefined) return severity === 'error' ? undefined : offerAnswers(removeAnswer(location));
      if (!list.isThere) return certainAnswer(renameKeyAnswer(location, field, list.name));
      const into = { file: location.file, pointer: location.pointer.replace(/[^/]+$/, list.name) };
      return certainAnswer(createAnswer(`Move it into ${quote(list.name)}`, { kind: 'move', location, into }));
    },
  }),
  'language-unknown': defineFinding<{ value: string; nearest: string | undefined; only?: string | undefined }>({
    message: ({ value }) => `${quote(shorten(value))} is not a supported language code.`,
    help: ({ nearest }) => didYouMean(nearest) ?? 'Codes are short, such as "en", "fr" or "pt-BR".',
    answers: ({ value, nearest, only }, { location }) =>
      certainTextOrOffered(only, [nearest], (code) => writeAnswer(location, value, code)),
  }),
  'name-duplicate': defineFinding<{ severity: Severity; noun: string; name: string }>({
    severity: severityFromArgs,
    message: ({ noun, name }) => `Duplicate ${noun} name: ${quote(shorten(name))}.`,
    help: ({ noun }) => `Merge the two, or rename this ${noun}: readers cannot tell them apart.`,
    related: ({ noun }) => `the first ${noun} with this name`,
  }),
  'default-conflict': defineFinding<{ noun: string; name: string }>({
    message: ({ noun, name }) => `Second default ${noun}: ${quote(shorten(name))}.`,
    help: ({ noun }) => `Keep one default: readers can start in only one ${noun}.`,
    related: ({ noun }) => `the first default ${noun}`,
    answers: ({ noun }, { location, related }) =>
      offerAnswers(
        removeAnswer(location, 'Keep the first default'),
        removeAnswer(related, `Make this ${noun} the default`),
      ),
  }),
  'element-empty': defineFinding<{ element: ElementName }>({
    severity: 'warning',
    message: ({ element: subject }) => `${capitalize(elementLabel(subject))} is empty: it has no pages and no link.`,
    help: ({ element: { noun } }) =>
      noun === 'group' ? 'List its pages, or remove it.' : 'List its pages, give it an "href", or remove it.',
  }),
  'source-unsupported': defineFinding<{ field: string }>({
    severity: 'warning',
    message: ({ field }) =>
      field === 'overlays'
        ? 'docs-json-nav does not apply "overlays" to specifications.'
        : `docs-json-nav does not generate pages from ${quote(field)}.`,
    help: ({ field }) =>
      field === 'overlays'
        ? 'Apply them in an earlier build step, and name the result in "source".'
        : 'Generate them in another build step, and list them in the option "provided".',
  }),
} as const;

/** Lists whose items are pages and groups. All other lists contain sections, which can have such lists. */
const pageLists: ReadonlySet<string> = new Set(['pages', 'groups']);

const globalAnchors = '"global": { "anchors": [{ "anchor": "…", "href": "…" }] }';

/** An item of a list, as an example: `{ "tab": "…", "pages": […] }`. */
function exampleItem(list: string, children: string): string {
  const name = list === 'menu' ? 'item' : list.replace(/s$/, '');
  return `{ ${quote(name)}: "…", ${quote(children)}: […] }`;
}

/** @returns How to separate two lists of one element. */
function separationHelp({ noun }: ElementName, first: string, second: string): string {
  if (pageLists.has(first) && pageLists.has(second))
    return `Move the items of "groups" into "pages", then remove "groups". Example: "pages": ["…", ${exampleItem('groups', 'pages')}].`;
  const [inner, outer] = pageLists.has(first) ? [first, second] : [second, first];
  if (inner === 'menu' || (outer === 'menu' && !pageLists.has(inner)))
    return 'Remove one of the two: an item of "menu" can have only pages and groups.';
  const move = `move ${quote(inner)} into an item of ${quote(outer)}, or into a new one: ${exampleItem(outer, inner)}`;
  return noun === 'navigation' && (first === 'anchors' || second === 'anchors')
    ? `If the anchors are only links, write them as ${globalAnchors}. If not, ${move}.`
    : `${capitalize(move)}.`;
}

/** Example: `A tab`. */
function subjectLabel({ noun }: ElementName): string {
  if (noun === 'navigation') return quote(noun);
  return noun.startsWith('"') ? noun : capitalize(withArticle(noun));
}

/** Examples: `the tab "API"`, `this tab`, `"navigation"`. */
function elementLabel({ noun, name }: ElementName): string {
  if (noun === 'navigation') return '"navigation"';
  return name === '' ? `this ${noun}` : `the ${noun} ${quote(shorten(name))}`;
}

function joinOwners(nouns: readonly string[]): string {
  return nouns.length > 4
    ? `${nouns.slice(0, 3).join(', ')} and others`
    : nouns.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** @param hasList The element already has the list that the remedy names. */
function remedyHelp({ noun }: ElementName, field: string, remedy: Remedy, hasList: boolean): string {
  switch (remedy.use) {
    case 'anchors':
      return `Move it out of "global", into "navigation" or one of its sections. A link for all pages is an anchor: ${globalAnchors}.`;
    case 'href':
      return 'Remove it, and set "href": an entry of "global" is a link without children.';
    case 'page':
      return `Remove it: a group cannot be a link. List a page of the site in "pages". For another link, add an anchor to "navigation": ${globalAnchors}.`;
    case 'pages':
      return hasList
        ? 'Move the items of "groups" into "pages", then remove "groups".'
        : 'Rename "groups" to "pages": the "pages" of a group can contain groups.';
    case 'root':
      return 'Remove it, and list this page first: only groups have a "root".';
    case 'nearest':
      return `Did you mean ${quote(remedy.nearest)}?`;
    case 'children':
      return childrenHelp(noun, field, remedy.children);
    case 'resolved':
      return 'Keep it if only Mintlify builds this site: it shows these pages. For other tools, write "groups" or "pages" instead.';
  }
}

/** Help for a list that an element of this kind cannot have. */
function childrenHelp(noun: string, field: string, allowed: readonly string[]): string {
  if (field === 'menu' && allowed.includes('tabs'))
    return `Move it into a tab: "tabs": [${exampleItem('tabs', 'menu')}].`;
  const list = allowed.includes('groups') ? 'groups' : 'pages';
  return `Write its items as groups: ${quote(list)}: [${exampleItem('groups', 'pages')}]. ${capitalize(withArticle(noun))} can have ${joinWithOr(allowed.map(quote))}.`;
}

/** True if `true` in one field means `false` in the other. */
function isOpposite(field: string, nearest: string | undefined): nearest is 'expanded' {
  return field === 'collapsed' && nearest === 'expanded';
}
