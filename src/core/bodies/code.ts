import { isUnsafeUrl, urlUse } from '../links/unsafe-url.ts';
import type { BodyLink, PageBody, UnsafeUrl } from '../values/page-body.ts';
import { slug } from './slugs.ts';

const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
// In braces, the string must be the whole expression: the value of `href={'/a' + b}` isn't `/a`.
const urlAttribute =
  /(?<=[\s"'}])(href|src|poster|action|formAction|data|xlinkHref|xlink:href)=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|\{\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*\})/g;
const literalId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)/g;

/**
 * Finds the URLs and ids in JSX. Skips computed URLs, and URLs in objects, which may never be rendered. Computed ids
 * become patterns.
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
    // A target with `${` is in a template literal that builds HTML, so the URL is computed.
    if (target.includes('${')) continue;
    const at = start + match.index + match[0].lastIndexOf(target, match[0].length - (target === '' ? 1 : 2));
    const element = /<([\w.]+)[^<]*$/.exec(code.slice(Math.max(0, match.index - 500), match.index))?.[1] ?? '';
    const location = { start: at, end: at + target.length };
    if (isUnsafeUrl(target, urlUse(element, name) ?? 'shown')) unsafe.push({ target, ...location });
    else if (/^(?:href|src|poster)$/.test(name)) links.push({ target, ...location, kind: 'attribute' });
  }
  const anchors = [...code.matchAll(literalId)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const made = computedIdPatterns(code);
  const patterns = made.filter((pattern) => pattern.includes(placeholder));
  anchors.push(...made.filter((pattern) => pattern !== '' && !pattern.includes(placeholder)));
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
const headingTag = /<(h[1-6]|Heading)(?=[\s>])(?:[^<>{}]|\{[^{}]*\})*>/g;
const dynamicContent = /\bfetch\s*\(|\bimport\s*\(/;
const stringLiteral = /^\s*(?:"([^"\\]*)"|'([^'\\]*)')\s*$/;
const literal = /^\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*$/;

/**
 * Patterns of the ids that code computes at run time: a template literal that begins with `step-` gives `step-*`. `*`
 * matches a number, or text that occurs in the page's files. Code that fetches its content gives `**`, which matches
 * any id.
 */
function computedIdPatterns(code: string): readonly string[] {
  const patterns = [...code.matchAll(idAttribute)].flatMap(({ index, 0: { length } }) => {
    const end = closingBrace(code, index + length);
    return computedIdPattern(code.slice(index + length, end), code) ?? [];
  });
  if (idProperty.test(code)) patterns.push(placeholder);
  patterns.push(...headingIdPatterns(code));
  if (patterns.some((pattern) => pattern.includes(placeholder)) && dynamicContent.test(code)) return [anyId];
  return [...new Set(patterns)];
}

/** Patterns of the ids that headings in code get from their text: `<h2>Step {n}</h2> → step-*`. */
function headingIdPatterns(code: string): string[] {
  return [...code.matchAll(headingTag)].flatMap(({ 0: tag, 1: name = '', index }) => {
    if (/\sid\s*=/.test(tag)) return [];
    const start = index + tag.length;
    const end = code.indexOf(`</${name}`, start);
    return end === -1 || tag.endsWith('/>') ? [placeholder] : [headingIdPattern(code.slice(start, end))];
  });
}

function headingIdPattern(content: string): string {
  const parts: string[] = [];
  const text = content.trim().replace(/\s+/g, ' ');
  let at = 0;
  for (let brace = text.indexOf('{'); brace !== -1; brace = text.indexOf('{', at)) {
    const end = closingBrace(text, brace + 1);
    const [, double, single] = stringLiteral.exec(text.slice(brace + 1, end)) ?? [];
    parts.push(text.slice(at, brace), double ?? single ?? placeholder);
    at = end + 1;
  }
  return [...parts, text.slice(at)]
    .map((part) => (part === placeholder ? part : slug(part.replace(/<[^<>]*>/g, ''), 'github')))
    .join('')
    .replace(/\*{2,}/g, placeholder);
}

/**
 * Pattern of the ids that an expression produces; `undefined` for a literal.
 *
 * @param scope Code in which the constant may be declared, if the expression is the name of a constant.
 */
export function computedIdPattern(expression: string, scope: string): string | undefined {
  if (literal.test(expression)) return undefined;
  const code = expression.trim();
  const constant = constantText(code, scope);
  if (constant !== undefined) return constant;
  const parts = /^`[^`]*`$/.test(code) ? partsOfTemplate(code.slice(1, -1)) : partsOfSum(code);
  return parts.join('').replace(/\*{2,}/g, placeholder);
}

/** String value of a constant. `undefined` unless the scope declares the name exactly once, and not as a parameter. */
function constantText(name: string, scope: string): string | undefined {
  if (!/^[A-Za-z_]\w*$/.test(name)) return undefined;
  const uses = [
    ...scope.matchAll(new RegExp(`\\bconst\\s+${name}\\s*=\\s*(?:"([^"\\\\\\n]*)"|'([^'\\\\\\n]*)')`, 'g')),
  ];
  const isParameter = new RegExp(`[({,]\\s*${name}\\s*[,)}=]`).test(scope.replaceAll(`{${name}}`, ''));
  return uses.length === 1 && !isParameter ? (uses[0]?.[1] ?? uses[0]?.[2]) : undefined;
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
    const [, double, single] = stringLiteral.exec(part) ?? [];
    return double ?? single ?? placeholder;
  });
}

export function closingBrace(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}
