/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import type { AccordionProps, ThemeComponents } from '../component-props.ts';
import { Sign } from './signs.tsx';

export function Accordion({ title, description, icon, isOpen, id, className, children }: AccordionProps): VNode {
  return (
    <details class={classes('djn-accordion', className)} id={id} open={isOpen}>
      <summary class="djn-accordion-head">
        <Sign name="chevron" className="djn-sign djn-caret" />
        {icon !== undefined && <span class="djn-accordion-icon">{icon}</span>}
        <span class="djn-accordion-words">
          <span class="djn-accordion-title">{title}</span>
          {description !== undefined && <span class="djn-accordion-description">{description}</span>}
        </span>
      </summary>
      <div class="djn-accordion-body">{children}</div>
    </details>
  );
}

export const AccordionGroup: ThemeComponents['AccordionGroup'] = ({ id, className, children }) => (
  <div class={classes('djn-accordion-group', className)} id={id}>
    {children}
  </div>
);

/** Members of a field, which readers open when they need them. */
export function Expandable({ title, description, icon, isOpen, id, className, children }: AccordionProps): VNode {
  return (
    <details class={classes('djn-expandable', className)} id={id} open={isOpen}>
      <summary class="djn-expandable-head">
        <Sign name="chevron" className="djn-sign djn-caret" />
        {icon} <span class="djn-expandable-title">{title}</span>
        {description !== undefined && <span class="djn-expandable-description"> {description}</span>}
      </summary>
      <div class="djn-expandable-body">{children}</div>
    </details>
  );
}
