/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import { classes } from '../../render/classes.ts';
import type { HeadingProps } from '../../render/component-props.ts';
import { ownAside, Sign } from '../../render/components.ts';

/** An aside as Starlight's own. */
export const Aside = ownAside(
  { info: 'note', check: 'tip', warning: 'caution' },
  ({ kind, name, word, title, icon, id, className, children }) => (
    <aside
      class={classes('starlight-aside', `starlight-aside--${name}`, className)}
      id={id}
      aria-label={title === undefined ? word : undefined}
    >
      <p class="starlight-aside__title" aria-hidden={title === undefined ? 'true' : undefined}>
        {icon ?? <Sign name={kind} className="starlight-aside__icon" />}
        {title ?? word}
      </p>
      <div class="starlight-aside__content">{children}</div>
    </aside>
  ),
);

/** A heading as Starlight's own, with its link. */
export function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return (
    <div class={`sl-heading-wrapper level-h${depth}`}>
      {h(`h${depth}`, { id, class: className }, children)}
      <a class="sl-anchor-link" href={`#${id}`} aria-label="Link to this section">
        <span aria-hidden="true" class="sl-anchor-icon">
          <Sign name="link" className="" />
        </span>
      </a>
    </div>
  );
}
