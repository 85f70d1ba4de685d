import type { BodyLink } from '../values/page-body.ts';
import { madeIds } from './made-ids.ts';

/** What a piece of JavaScript with JSX says to the rest of the site, as far as it is written out. */
export interface CodeFacts {
  readonly links: readonly BodyLink[];
  readonly anchors: readonly string[];
  /** Patterns of the ids that it makes as it runs: see `madeIds`. */
  readonly made: readonly string[];
}

const comment = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
// In braces nothing may follow: what is added to a text makes another address of it.
const address =
  /(?<=[\s"'}])(?:href|src|poster)=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|\{\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*\})/g;
const writtenId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)/g;

/**
 * Finds the addresses and ids that are in JSX as plain strings: the values of `href`, `src` and `poster`, and of `id`.
 * What is put together when the code runs is not known, and what is in objects may never be shown.
 */
export function codeFacts(text: string, start = 0, end = text.length): CodeFacts {
  const code = text.slice(start, end).replace(comment, (whole) => whole.replace(/[^\n]/g, ' '));
  const links = [...code.matchAll(address)].flatMap((match): BodyLink[] => {
    const target = match.slice(1).find((text) => text !== undefined) ?? '';
    // It is in a text that the code puts together.
    if (target.includes('${')) return [];
    const at = start + match.index + match[0].lastIndexOf(target, match[0].length - 2);
    return [{ target, start: at, end: at + target.length, kind: 'attribute' }];
  });
  const anchors = [...code.matchAll(writtenId)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return { links, anchors, made: madeIds(code) };
}
