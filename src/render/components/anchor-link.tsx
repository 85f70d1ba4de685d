/** @jsxImportSource preact */
import type { VNode } from 'preact';

/** The link of a title to itself. A click also copies its URL (`client.ts`). */
export function AnchorLink({ id }: { readonly id: string }): VNode {
  return <a class="djn-anchor" href={`#${id}`} aria-label="Link to this section" />;
}
