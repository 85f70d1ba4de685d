/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import type { FieldProps } from '../component-props.ts';

/** A parameter or a member of a response: its name and what is known of it, then what it means. */
export function Field(props: FieldProps): VNode {
  const { name, location, type, required, deprecated, initial, pre, post, id, className, children } = props;
  return (
    <dl class={classes('djn-field', className)} id={id}>
      <dt class="djn-field-head">
        {pre.map((label) => [<span class="djn-field-label">{label}</span>, ' '])}
        <code class={classes('djn-field-name', deprecated && 'djn-field-old')}>{name}</code>
        {post.map((label) => [' ', <span class="djn-field-label">{label}</span>])}
        {type !== undefined && [' ', <span class="djn-field-type">{type}</span>]}
        {location !== undefined && [' ', <span class="djn-field-label">{location}</span>]}
        {initial !== undefined && [
          ' ',
          <span class="djn-field-default">
            default: <code>{initial}</code>
          </span>,
        ]}
        {required && [' ', <span class="djn-field-required">required</span>]}
        {deprecated && [' ', <span class="djn-field-deprecated">deprecated</span>]}
      </dt>
      <dd class="djn-field-body">{children}</dd>
    </dl>
  );
}
