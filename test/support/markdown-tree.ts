import type { BlockContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);

/** Markdown that a test has written, as the blocks that a specification would have come to. */
export function blocksOf(markdown: string): BlockContent[] {
  return processor.parse(markdown).children as BlockContent[];
}
