import { decodeHtml } from '../html/decode-html.ts';

/** Classes that themes, highlighters and components of pages write: utilities never look so. */
const ours = /^(?:djn|vp|VP|sl|shiki|language|starlight|custom-block|dialect)(?:-|$)/;

/** Words that a class of utilities begins with before a value; most are classes by themselves, too. */
const beginnings =
  '[mp][trblxyse]? w h min max size basis gap space inset top left right bottom start end z order col row auto-cols auto-rows grid flex grow shrink table caption box text bg from via to font leading tracking indent hyphens list decoration underline border rounded shadow ring outline divide fill stroke accent caret placeholder opacity mix-blend isolation object overflow overscroll items justify content self place aspect columns align whitespace break float clear cursor select resize appearance pointer-events touch will-change scroll snap transform perspective backface scale rotate translate skew origin transition duration ease delay animate filter backdrop blur brightness contrast grayscale hue-rotate invert saturate sepia drop-shadow line-clamp';
/** Utilities without a value. */
const words =
  'block inline inline-block inline-flex inline-grid inline-table flow-root hidden contents static fixed absolute relative sticky visible invisible isolate italic not-italic uppercase lowercase capitalize normal-case truncate overline line-through no-underline antialiased subpixel-antialiased normal-nums ordinal slashed-zero lining-nums oldstyle-nums proportional-nums tabular-nums diagonal-fractions stacked-fractions sr-only not-sr-only container not-prose';
const utility = new RegExp(
  `^(?:!?-?(?:${beginnings.replaceAll(' ', '|')})(?:-|$)|(?:${words.replaceAll(' ', '|')})$|\\[)`,
);

/** True for what may be a class of Tailwind's. */
export function looksLikeUtility(name: string): boolean {
  if (ours.test(name)) return false;
  // Variants (`dark:`, `md:`, `hover:`) end with a colon that is outside brackets.
  const bare = name.replace(/^(?:(?:[\w@*/-]|\[[^\]]*\])+:)+/, '');
  return utility.test(bare);
}

/**
 * The names in the attributes `class` of HTML that may be utilities, each once. If the compiler is not installed, a
 * single one makes the page need it.
 */
export function utilitiesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, double, single] of html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)')/g)) {
    for (const name of decodeHtml(double ?? single ?? '').split(/\s+/)) if (looksLikeUtility(name)) names.add(name);
  }
  return names;
}
