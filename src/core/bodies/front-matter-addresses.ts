import { isUnsafeUrl } from '../links/unsafe-url.ts';
import type { FrontMatterBlock } from '../pages/front-matter.ts';
import type { UnsafeUrl } from '../values/page-body.ts';

/** A member whose value is a URL. `url` is missing here because the phase `gather` checks it. */
const member =
  /^[ \t]*(?:-[ \t]+)?["']?(canonical|href|link|src|image|icon|thumbnail|cover|(?:og|twitter):(?:url|image|video|audio|player)(?::\w+)?)["']?[ \t]*:[ \t]+(.*?)[ \t]*\r?$/gm;

export function findUnsafeMembers({ text, start }: FrontMatterBlock): UnsafeUrl[] {
  return [...text.matchAll(member)].flatMap(({ 0: whole, 1: name = '', 2: source = '', index }) => {
    const target = scalarText(source);
    const use = /canonical|href|link|url|player/.test(name) ? 'followed' : 'shown';
    if (!isUnsafeUrl(target, use)) return [];
    const end = start + index + whole.trimEnd().length;
    return [{ target, start: end - source.length, end }];
  });
}

/** Value of a YAML scalar on one line. Double quotes have escapes as in JSON. */
function scalarText(source: string): string {
  const [, double, single] = /^(?:("(?:[^"\\]|\\.)*")|'((?:[^']|'')*)')(?:[ \t]+#.*)?$/.exec(source) ?? [];
  if (double !== undefined) {
    try {
      return String(JSON.parse(double));
    } catch {
      return double.slice(1, -1);
    }
  }
  return single?.replaceAll("''", "'") ?? source.replace(/[ \t]+#.*$/, '');
}
