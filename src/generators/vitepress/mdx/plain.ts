import { convertFence } from './code.ts';

const fenceLine = /^[ \t>]*(`{3,}|~{3,})/;
/** What plain Markdown has none of. */
const special = /[<{]|^(?:import|export)\s/m;
/** In a span of code too, Markdown takes it for HTML. */
const beginsWithTag = /^[ \t>]*<[a-zA-Z/]/m;
/** A span of code on one or several lines. */
const span = /(`+)(?!`)[^`]*?\1(?!`)/g;

/**
 * A page that is plain Markdown, with its blocks of code as VitePress reads them: no parser is needed for it.
 *
 * @returns Undefined for a page with tags, braces, imports or exports outside of code.
 */
export function convertPlain(text: string): string | undefined {
  if (text.includes('\\`')) return undefined;
  let fence: string | undefined;
  const prose: string[] = [];
  const lines = text.split('\n').map((line) => {
    const marker = fenceLine.exec(line)?.[1];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '') fence = undefined;
      return line;
    }
    if (marker === undefined) {
      prose.push(line);
      return line;
    }
    fence = marker;
    // Each stands for a block, so that no span of code reaches over it.
    prose.push('');
    return convertFence(line);
  });
  const rest = prose.join('\n').split(/\n\s*\n/);
  const isPlain = rest.every((block) => !beginsWithTag.test(block) && !special.test(block.replace(span, '')));
  return isPlain ? lines.join('\n') : undefined;
}
