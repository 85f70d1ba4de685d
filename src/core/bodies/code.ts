import { addressUse, isUnsafeAddress } from '../links/unsafe-address.ts';
import type { BodyLink, PageBody, UnsafeAddress } from '../values/page-body.ts';

const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
// In braces nothing may follow: what is added to a text makes another address of it.
const address =
  /(?<=[\s"'}])(href|src|poster|action|formAction|data|xlinkHref|xlink:href)\s*=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|\{\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*\})/g;
const writtenId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)/g;

/**
 * Finds the addresses and ids that are in JSX as plain strings: the values of `href`, `src` and `poster`, and of `id`.
 * What is put together when the code runs is not known, and what is in objects may never be shown.
 */
export function codeFacts(
  text: string,
  start = 0,
  end = text.length,
): Pick<PageBody, 'links' | 'unsafe' | 'anchors' | 'madeIds'> {
  const code = text.slice(start, end).replace(comment, (whole) => whole.replace(/[^\n]/g, ' '));
  const links: BodyLink[] = [];
  const unsafe: UnsafeAddress[] = [];
  for (const match of code.matchAll(address)) {
    const [, name = '', ...values] = match;
    const target = values.find((text) => text !== undefined) ?? '';
    // It is in a text that the code puts together.
    if (target.includes('${')) continue;
    const at = start + match.index + match[0].lastIndexOf(target, match[0].length - 2);
    const element = /<([\w.]+)[^<]*$/.exec(code.slice(Math.max(0, match.index - 500), match.index))?.[1] ?? '';
    const place = { start: at, end: at + target.length };
    if (isUnsafeAddress(target, addressUse(element, name) ?? 'shown')) unsafe.push({ target, ...place });
    else if (/^(?:href|src|poster)$/.test(name)) links.push({ target, ...place, kind: 'attribute' });
  }
  const anchors = [...code.matchAll(writtenId)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const made = madeIds(code);
  return {
    links,
    ...(unsafe.length === 0 ? {} : { unsafe }),
    anchors,
    ...(made.length === 0 ? {} : { madeIds: made }),
  };
}

/** Stands in a pattern for what is put in when the code runs. */
const open = '*';
/** The pattern of ids that are made of words from elsewhere: any id may be one. */
const anything = '**';

const assigned = /\bid\s*=\s*\{/g;
const property = /\bid:\s*(?!["'`\s])/;
const heading = /<(?:h[1-6]|Heading)(?=[\s>])/;
const elsewhere = /\bfetch\s*\(|\bimport\s*\(/;
const plain = /^\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*$/;

/**
 * The ids that code makes as it runs, as patterns: `step-*` of an `id` that is a template with `step-` before what is put
 * in, and `*` of one that may be any text of the site. Headings in code have ids made of their text. Code that fetches
 * what it shows may make any id: `**`.
 */
function madeIds(code: string): readonly string[] {
  const patterns = [...code.matchAll(assigned)].flatMap(({ index, 0: { length } }) => {
    const end = endOfBraces(code, index + length);
    return madeId(code.slice(index + length, end)) ?? [];
  });
  if (property.test(code) || heading.test(code)) patterns.push(open);
  if (patterns.length > 0 && elsewhere.test(code)) return [anything];
  return [...new Set(patterns)];
}

/** The pattern of the ids that an expression makes; undefined for a text that is written out. */
export function madeId(expression: string): string | undefined {
  if (plain.test(expression)) return undefined;
  const code = expression.trim();
  const parts = /^`[^`]*`$/.test(code) ? partsOfTemplate(code.slice(1, -1)) : partsOfSum(code);
  // Anything may be put in: two in a row are one.
  return parts.join('').replace(/\*{2,}/g, open);
}

function partsOfTemplate(template: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (let hole = template.indexOf('${'); hole !== -1; hole = template.indexOf('${', at)) {
    parts.push(template.slice(at, hole), open);
    at = endOfBraces(template, hole + 2) + 1;
  }
  return [...parts, template.slice(at)];
}

/** `'step-' + n`; anything else is one text that nobody knows. */
function partsOfSum(code: string): string[] {
  if (/[?:]/.test(code)) return [open];
  return code.split('+').map((part) => {
    const [, double, single] = /^\s*(?:"([^"\\]*)"|'([^'\\]*)')\s*$/.exec(part) ?? [];
    return double ?? single ?? open;
  });
}

/** Where the brace is that closes what begins at an offset; the end of the code if there is none. */
function endOfBraces(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}
