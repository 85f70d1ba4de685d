/** @jsxImportSource preact */
import type { VNode } from 'preact';
import type { UpdateProps } from '../component-props.ts';
import { classes } from './classes.ts';

/** An entry of a changelog: its label stands beside it on wide screens, and above it on narrow ones. */
export function Update({ id, label, description, tags, className, children }: UpdateProps): VNode {
  return (
    <section class={classes('djn-update', className)} id={id}>
      <header class="djn-update-head">
        <a class="djn-update-label" href={`#${id}`}>
          {label}
        </a>
        {tags.length > 0 && (
          <ul class="djn-update-tags">
            {tags.map((tag) => (
              <li>{tag}</li>
            ))}
          </ul>
        )}
        {description !== undefined && <div class="djn-update-description">{description}</div>}
      </header>
      <div class="djn-update-body">{children}</div>
    </section>
  );
}
