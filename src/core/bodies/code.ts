import { isUnsafeUrl, urlUse } from '../links/unsafe-url.ts';
import type { BodyLink, PageBody, UnsafeUrl } from '../values/page-body.ts';

const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
// In braces, the string must be the whole expression: `href={'/a' + b}` has another value.
const urlAttribute =
  /(?<=[\s"'}])(href|src|poster|action|formAction|data|xlinkHref|xlink:href)=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|\{\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*\})/g;
const literalId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)/g;

/**
 * Finds URLs and ids that are string literals in JSX: values of `href`, `src`, `poster` and `id`. Skips computed
 * values, and URLs in objects, which may never be rendered.
 */
export function codeFacts(
  text: string,
  start = 0,
  end = text.length,
): Pick<PageBody, 'links' | 'unsafe' | 'anchors' | 'madeIds'> {
  const code = text.slice(start, end).replace(comment, (whole) => whole.replace(/[^\n]/g, ' '));
  const links: BodyLink[] = [];
  const unsafe: UnsafeUrl[] = [];
  for (const match of code.matchAll(urlAttribute)) {
    const [, name = '', ...values] = match;
    const target = values.find((text) => text !== undefined) ?? '';
    // The attribute is part of a template that builds HTML.
    if (target.includes('${')) continue;
    const at = start + match.index + match[0].lastIndexOf(target, match[0].length - 2);
    const element = /<([\w.]+)[^<]*$/.exec(code.slice(Math.max(0, match.index - 500), match.index))?.[1] ?? '';
    const place = { start: at, end: at + target.length };
    if (isUnsafeUrl(target, urlUse(element, name) ?? 'shown')) unsafe.push({ target, ...place });
    else if (/^(?:href|src|poster)$/.test(name)) links.push({ target, ...place, kind: 'attribute' });
  }
  const anchors = [...code.matchAll(literalId)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const patterns = computedIdPatterns(code);
  return {
    links,
    ...(unsafe.length === 0 ? {} : { unsafe }),
    anchors,
    ...(patterns.length === 0 ? {} : { madeIds: patterns }),
  };
}

const placeholder = '*';
const anyId = '**';

const idAttribute = /\bid\s*=\s*\{/g;
const idProperty = /\bid:\s*(?!["'`\s])/;
const headingTag = /<(?:h[1-6]|Heading)(?=[\s>])/;
const dynamicContent = /\bfetch\s*\(|\bimport\s*\(/;
const literal = /^\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*$/;

/**
 * Patterns of the ids that code computes at run time. A template literal with `step-` before a substitution gives
 * `step-*`. `*` may be any text of the site, for example the id of a heading in code. Code that fetches its content may
 * produce any id: `**`.
 */
function computedIdPatterns(code: string): readonly string[] {
  const patterns = [...code.matchAll(idAttribute)].flatMap(({ index, 0: { length } }) => {
    const end = closingBrace(code, index + length);
    return computedIdPattern(code.slice(index + length, end)) ?? [];
  });
  if (idProperty.test(code) || headingTag.test(code)) patterns.push(placeholder);
  if (patterns.length > 0 && dynamicContent.test(code)) return [anyId];
  return [...new Set(patterns)];
}

/** Pattern of the ids that an expression produces; `undefined` for a literal. */
export function computedIdPattern(expression: string): string | undefined {
  if (literal.test(expression)) return undefined;
  const code = expression.trim();
  const parts = /^`[^`]*`$/.test(code) ? partsOfTemplate(code.slice(1, -1)) : partsOfSum(code);
  return parts.join('').replace(/\*{2,}/g, placeholder);
}

function partsOfTemplate(template: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (let substitution = template.indexOf('${'); substitution !== -1; substitution = template.indexOf('${', at)) {
    parts.push(template.slice(at, substitution), placeholder);
    at = closingBrace(template, substitution + 2) + 1;
  }
  return [...parts, template.slice(at)];
}

/** Splits `'step-' + n` at the operators. Any operand that is not a string literal becomes a placeholder. */
function partsOfSum(code: string): string[] {
  if (/[?:]/.test(code)) return [placeholder];
  return code.split('+').map((part) => {
    const [, double, single] = /^\s*(?:"([^"\\]*)"|'([^'\\]*)')\s*$/.exec(part) ?? [];
    return double ?? single ?? placeholder;
  });
}

/** Offset of the brace that closes the one before `start`; the end of the code if no brace matches. */
export function closingBrace(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}
