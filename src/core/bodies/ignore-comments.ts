import type { IgnoreComment } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';

const comment = /(?:\/\*|<!--)\s*docs-json-nav-ignore\b([^:]*?)(?::([\s\S]*?))?\s*(?:\*\/|-->)/g;

/** Finds `docs-json-nav-ignore` comments. A reason may follow after a colon. */
export function ignoreComments(text: string, { start, end }: Range): IgnoreComment[] {
  const part = text.slice(start, end);
  if (!part.includes('docs-json-nav-ignore')) return [];
  return [...part.matchAll(comment)].map(([whole, codes = '', reason = ''], index, all) => {
    const at = start + (all[index]?.index ?? 0);
    return {
      codes: codes.split(/[\s,]+/).filter((code) => code !== ''),
      reason: reason.trim().replaceAll(/\s+/g, ' '),
      ...{ start: at, end: at + whole.length, until: endOfNextLine(text, at + whole.length) },
    };
  });
}

/** End of the line that a comment applies to: its own line if text follows, else the next line with other content. */
function endOfNextLine(text: string, from: number): number {
  const restOfLine = /[^\n]*/y;
  restOfLine.lastIndex = from;
  const rest = restOfLine.exec(text)?.[0] ?? '';
  if (rest.replace(/^\}/, '').trim() !== '') return from + rest.length;
  const next = /\n(?:[ \t]*(?:\{\/\*|<!--)\s*docs-json-nav-ignore\b.*\n|[ \t\r]*\n)*[^\n]*/y;
  next.lastIndex = from + rest.length;
  return next.test(text) ? next.lastIndex : text.length;
}
