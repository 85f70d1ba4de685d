import { type Host, readText } from '../host/host.ts';
import type { Place } from '../values/place.ts';
import { frontMatterBlock } from './front-matter.ts';

/** The line of a page's front matter that sets a member; the page if no line does so plainly. */
export function frontMatterPlace(host: Pick<Host, 'read'>, file: string, member: string): Place {
  const block = frontMatterBlock(readText(host, file) ?? '');
  if (block === undefined) return { file };
  const name = member.replace(/[^\w-]/g, '\\$&');
  const match = new RegExp(`^[ \\t]*["']?${name}["']?[ \\t]*:.*$`, 'm').exec(block.text);
  if (match === null) return { file };
  const start = block.start + match.index;
  return { file, start, end: start + match[0].trimEnd().length };
}
