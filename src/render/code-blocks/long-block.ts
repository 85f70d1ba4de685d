import type { CodeBlock } from '../code-block.ts';

/** Blocks with more lines are shown in part where their author asks for it. */
const shownLines = 12;

/** True for a block that is shown in part until a reader asks for all. @param count How many lines it has. */
export function isLong({ expandable }: Pick<CodeBlock, 'expandable'>, count: number): boolean {
  return expandable && count > shownLines;
}

/** What a reader asks with: see `client/copying.ts`. @param count How many lines the block has. */
export function moreButton(count: number): string {
  return `<button type="button" class="djn-code-more" aria-expanded="false">${count} lines</button>`;
}

/** A block in a generator's own markup, shown in part. @param count How many lines it has. */
export function longBlock(html: string, count: number): string {
  return `<div class="djn-code-long">${html}${moreButton(count)}</div>`;
}
