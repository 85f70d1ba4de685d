import type { Severity } from '../values/diagnostic.ts';
import { memberPlace } from '../values/place.ts';
import { answer, choose, firstOrAny, isJson, remove, rename, sure, sureOr, write } from './answers.ts';
import { brief, either, quote, rule } from './rule.ts';

/** An element as prose names it: what it is, and its name where it has one. */
export interface ElementName {
  /** `tab`, `menu item`, `navigation` … */
  readonly noun: string;
  readonly name: string;
}

const lossy = (args: { severity: Severity }): Severity => args.severity;

/** `the tab "API"`, `this tab`, `navigation`. */
function element({ noun, name }: ElementName): string {
  if (noun === 'navigation') return '"navigation"';
  return name === '' ? `this ${noun}` : `the ${noun} ${quote(brief(name))}`;
}

/** The elements that a field belongs to, the first few of them. */
function owners(nouns: readonly string[]): string {
  return nouns.length > 4
    ? `${nouns.slice(0, 3).join(', ')} and others`
    : nouns.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Settings of `docs.json` that stand beside `navigation`. */
const settings: ReadonlySet<string> = new Set([
  ...['redirects', 'styling', 'interaction', 'navbar', 'footer', 'banner', 'search', 'seo', 'api', 'appearance'],
  ...['background', 'fonts', 'icons', 'logo', 'favicon', 'colors', 'theme', 'contextual', 'integrations', 'errors'],
  ...['variables', 'thumbnails', 'metadata'],
]);

export const shape = {
  'navigation-missing': rule<{
    reason: 'absent' | 'no list' | 'nothing';
    written: string | undefined;
    /** What it says is a navigation: docs.json needs one, and has no other. */
    isSure: boolean;
  }>({
    severity: 'error',
    message: ({ reason }) => {
      if (reason === 'absent') return 'docs.json has no "navigation".';
      return reason === 'nothing' ? 'The navigation leads to no page at all.' : '"navigation" holds none of its lists.';
    },
    help: ({ reason, written }) => {
      if (written !== undefined) return `Rename ${quote(written)} to "navigation".`;
      return reason === 'nothing'
        ? 'List a page in it.'
        : 'Give it one of pages, groups, tabs, anchors, dropdowns, products, versions or languages.';
    },
    answers: ({ written, isSure }, { place }) =>
      written === undefined || !isJson(place)
        ? undefined
        : firstOrAny(isSure, [rename(memberPlace(place, written), written, 'navigation')]),
    hides: true,
  }),
  'pattern-conflict': rule<{ element: ElementName; key: string; first: string }>({
    severity: 'error',
    message: (args) => {
      const what = [args.first, args.key].map(quote).join(' and ');
      return `${capital(element(args.element))} holds both ${what}: each level holds one kind of child.`;
    },
    help: ({ key, first }) =>
      key === 'href' || first === 'href'
        ? 'Keep the link, or keep what it contains.'
        : `Move ${quote(key)} into an element of its own beside or below ${quote(first)}.`,
    related: ({ first }) => `${quote(first)} stands here`,
  }),
  'field-type': rule<{ field: string; expected: string; actual: string }>({
    severity: 'error',
    message: ({ field, expected, actual }) => `${field} must be ${expected}, not ${actual}.`,
  }),
  'field-missing': rule<{
    element: ElementName;
    field: string;
    written: string | undefined;
    /** `written` means nothing else on such an element. */
    isSpare?: boolean;
  }>({
    severity: 'error',
    message: ({ element: of, field }) => `${capital(element(of))} has no ${quote(field)}.`,
    help: ({ element: of, field, written }) => {
      if (written !== undefined) return `Rename ${quote(written)} to ${quote(field)}.`;
      if (field === 'pages') return 'List its pages, or set "openapi" to have them generated.';
      if (field === 'href') return `Say where it leads: ${article(of.noun)} of "global" is a link.`;
      return `Every ${of.noun} needs one.`;
    },
    answers: ({ field, written, isSpare }, { place }) => {
      if (written === undefined || !isJson(place)) return undefined;
      const renamed = rename(memberPlace(place, written), written, field);
      return isSpare === true ? sure(renamed) : choose(renamed);
    },
  }),
  'field-empty': rule<{ field: string }>({
    severity: 'error',
    message: ({ field }) => `${field} is empty.`,
    help: () => 'Give it a value, or remove it.',
  }),
  'field-value': rule<{
    field: string;
    value: string;
    allowed: readonly string[];
    form: string;
    nearest: string | undefined;
    /** The one that it must be, where there is no doubt. */
    only?: string | undefined;
  }>({
    severity: 'error',
    message: ({ field, value, form }) => `${field} cannot be ${quote(brief(value))}${form === '' ? '' : `: ${form}`}.`,
    help: ({ allowed, nearest }) => {
      if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return allowed.length > 0 ? `Write ${either(allowed.map(quote))}.` : undefined;
    },
    answers: ({ value, allowed, only }, { place }) =>
      sureOr(
        only === undefined ? undefined : write(place, value, only),
        ...allowed.map((other) => write(place, value, other)),
      ),
  }),
  'field-unknown': rule<{
    severity: Severity;
    element: ElementName;
    field: string;
    nearest: string | undefined;
    allowed: readonly string[];
    /** The field that it must be a slip for. */
    only?: string | undefined;
  }>({
    severity: lossy,
    message: ({ element: of, field, severity }) =>
      severity === 'error'
        ? `${quote(field)} is not a field of ${article(of.noun)}: what it says is lost.`
        : `${quote(field)} is not a field of ${article(of.noun)} and has no effect.`,
    help: ({ field, nearest, allowed, severity }) => {
      if (settings.has(field)) return `${quote(field)} stands at the top level of docs.json, beside "navigation".`;
      if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
      return severity === 'error' ? `What it holds stands in ${either(allowed.map(quote))}.` : 'Remove it.';
    },
    answers: ({ field, nearest, only }, { place }) =>
      sureOr(
        only === undefined ? undefined : rename(place, field, only),
        nearest === undefined ? undefined : rename(place, field, nearest),
      ),
  }),
  'field-misplaced': rule<{
    severity: Severity;
    element: ElementName;
    field: string;
    belongs: readonly string[];
    instead: string | undefined;
    /** A list of the element that what this one holds may stand in, and whether the element has it already. */
    list?: { readonly name: string; readonly isThere: boolean };
  }>({
    severity: lossy,
    message: ({ element: of, field, belongs }) =>
      `${capital(article(of.noun))} cannot have ${quote(field)}, which belongs to ${owners(belongs)}.`,
    help: ({ instead, severity }) =>
      instead ?? (severity === 'error' ? undefined : 'Remove it: it has no effect here.'),
    answers: ({ field, list, severity }, { place }) => {
      if (!isJson(place)) return undefined;
      if (list === undefined) return severity === 'error' ? undefined : choose(remove(place));
      if (!list.isThere) return sure(rename(place, field, list.name));
      const into = { file: place.file, pointer: place.pointer.replace(/[^/]+$/, list.name) };
      return sure(answer(`Move it into ${quote(list.name)}`, { do: 'move', place, into }));
    },
  }),
  'language-unknown': rule<{ value: string; nearest: string | undefined; only?: string | undefined }>({
    severity: 'error',
    message: ({ value }) => `${quote(brief(value))} is not a supported language code.`,
    help: ({ nearest }) =>
      nearest === undefined ? 'Codes are short, such as "en", "fr" or "pt-BR".' : `Did you mean ${quote(nearest)}?`,
    answers: ({ value, nearest, only }, { place }) =>
      sureOr(
        only === undefined ? undefined : write(place, value, only),
        nearest === undefined ? undefined : write(place, value, nearest),
      ),
  }),
  'name-duplicate': rule<{ severity: Severity; noun: string; name: string }>({
    severity: lossy,
    message: ({ noun, name }) => `Another ${noun} beside this one is called ${quote(brief(name))} too.`,
    help: ({ noun }) => `Merge the two, or rename this ${noun}: readers cannot tell them apart.`,
    related: ({ noun }) => `the first ${noun} of that name`,
  }),
  'default-conflict': rule<{ noun: string; name: string }>({
    severity: 'error',
    message: ({ noun, name }) => `A second ${noun} is the default: ${quote(brief(name))}.`,
    help: ({ noun }) => `Only one ${noun} in a list can be where readers start.`,
    related: ({ noun }) => `the first default ${noun}`,
    answers: ({ noun }, { place, related }) =>
      choose(remove(place, 'Keep the first default'), remove(related, `Make this ${noun} the default`)),
  }),
  'element-empty': rule<{ element: ElementName }>({
    severity: 'warning',
    message: ({ element: of }) => `${capital(element(of))} leads nowhere: it holds no page and no link.`,
    help: () => 'List its pages, give it an "href", or remove it.',
  }),
  'source-unsupported': rule<{ field: string }>({
    severity: 'warning',
    message: ({ field }) => `docs-json-nav does not generate the pages of ${quote(field)}.`,
    help: () => 'Generate them in another build step, and name them in the option "provided".',
  }),
} as const;
