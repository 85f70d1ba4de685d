import type { BodyLink } from '../values/page-body.ts';

/** What a piece of JavaScript with JSX says to the rest of the site, as far as it is written out. */
export interface CodeFacts {
  readonly links: readonly BodyLink[];
  readonly anchors: readonly string[];
  /** True if it makes ids that are not written out. */
  readonly makesIds: boolean;
}

const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
const address = /(?<=[\s"'}])(?:href|src|poster)=\s*(?:\{\s*)?(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)/g;
const writtenId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)/g;
const madeId = /\bid\s*=\s*\{(?!\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*\})|\bid:\s*(?!["'`])|<h[1-6][\s>]|<Heading\b/;

/**
 * Finds the addresses and ids that are in JSX as plain strings: the values of `href`, `src` and `poster`, and of `id`.
 * What is put together when the code runs is not known, and what is in objects may never be shown.
 */
export function codeFacts(text: string, start = 0, end = text.length): CodeFacts {
  const code = text.slice(start, end).replace(comment, (whole) => whole.replace(/[^\n]/g, ' '));
  const links = [...code.matchAll(address)].flatMap((match): BodyLink[] => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    // It is in a text that the code puts together.
    if (target.includes('${')) return [];
    const at = start + match.index + match[0].lastIndexOf(target, match[0].length - 2);
    return [{ target, start: at, end: at + target.length, kind: 'attribute' }];
  });
  const anchors = [...code.matchAll(writtenId)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return { links, anchors, makesIds: madeId.test(code) };
}
