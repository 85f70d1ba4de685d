/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import type { HeadingProps } from '../../render/component-props.ts';
import { UiIcon } from '../../render/components.ts';

export function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return (
    <div class={`sl-heading-wrapper level-h${depth}`}>
      {h(`h${depth}`, { id, class: className }, children)}
      <a class="sl-anchor-link" href={`#${id}`} aria-label="Link to this section">
        <span aria-hidden="true" class="sl-anchor-icon">
          <UiIcon name="link" className="" />
        </span>
      </a>
    </div>
  );
}
