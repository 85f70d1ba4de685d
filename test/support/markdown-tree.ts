import type { BlockContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown into the blocks that a specification would produce. */
export function blocksOf(markdown: string): BlockContent[] {
  return processor.parse(markdown).children as BlockContent[];
}
