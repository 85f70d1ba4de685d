import { decodeHtml } from '../html/decode-html.ts';

/** Classes that themes, highlighters and components of pages write: utilities never look so. */
const ours = /^(?:djn|vp|VP|sl|shiki|language|starlight|custom-block|dialect)(?:-|$)/;

/** Words that a class of utilities begins with, after its variants (`dark:`, `md:`, `hover:`) and a minus. */
const beginning =
  /^!?-?(?:[mp][trblxyse]?-|(?:w|h|min|max|size|basis|gap|space|inset|top|left|right|bottom|start|end|z|order|col|row|grid|flex|grow|shrink|text|bg|from|via|to|font|leading|tracking|border|rounded|shadow|ring|outline|opacity|object|overflow|items|justify|content|self|place|aspect|columns|align|whitespace|break|list|decoration|underline|divide|fill|stroke|cursor|select|scale|rotate|translate|skew|origin|transition|duration|ease|delay|animate|blur|brightness|backdrop|line-clamp|pointer-events|not-prose|float|clear|scroll)(?:-|$)|(?:block|inline|inline-block|inline-flex|inline-grid|flex|grid|hidden|contents|static|fixed|absolute|relative|sticky|visible|invisible|italic|uppercase|lowercase|capitalize|truncate|antialiased|sr-only|container)$|\[)/;

/** True for what may be a class of Tailwind's. */
export function looksLikeUtility(name: string): boolean {
  if (ours.test(name)) return false;
  // Variants end with a colon that is outside brackets.
  const bare = name.replace(/^(?:(?:[\w@*/-]|\[[^\]]*\])+:)+/, '');
  return beginning.test(bare);
}

/** The names in the attributes `class` of HTML that may be utilities, each once. */
export function utilitiesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, double, single] of html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)')/g)) {
    for (const name of decodeHtml(double ?? single ?? '').split(/\s+/)) if (looksLikeUtility(name)) names.add(name);
  }
  return names;
}
