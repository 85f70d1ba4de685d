/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import type { StepItem, StepsProps } from '../component-props.ts';

export function Steps({ items, id, className, children }: StepsProps): VNode {
  return (
    <div class={classes('djn-steps-box', className)} id={id}>
      <ol class="djn-steps" role="list">
        {items.map((item, index) => (
          <li
            class="djn-step"
            style={item.number === index + 1 ? undefined : { counterSet: `djn-step ${item.number}` }}
          >
            {item.icon !== undefined && <span class="djn-step-icon">{item.icon}</span>}
            <StepTitle item={item} />
            <div class="djn-step-body">{item.children}</div>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

function StepTitle({ item: { title, titleSize: Tag, id } }: { readonly item: StepItem }): VNode | null {
  if (title === undefined) return id === undefined ? null : <span class="djn-target" id={id} />;
  return (
    <Tag class="djn-step-title" id={id}>
      {title}
    </Tag>
  );
}
