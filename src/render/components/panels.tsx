/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import type { PromptProps, ThemeComponents } from '../component-props.ts';
import { Sign } from './signs.tsx';

/** What a hosted site shows in the column at the side: here it is where it was written. */
export const Panel: ThemeComponents['Panel'] = ({ id, className, children }) => (
  <aside class={classes('djn-side', className)} id={id}>
    {children}
  </aside>
);

/** A text for a language model: what it is for, a button that copies it, and the text itself to unfold. */
export function Prompt({ description, icon, text, id, className, children }: PromptProps): VNode {
  return (
    <div class={classes('djn-prompt', className)} id={id}>
      <div class="djn-prompt-head">
        {icon !== undefined && <span class="djn-prompt-icon">{icon}</span>}
        <div class="djn-prompt-words">{description ?? 'Prompt'}</div>
        <button type="button" class="djn-button" data-copy={text}>
          <Sign name="copy" /> Copy prompt
        </button>
      </div>
      <details class="djn-prompt-text">
        <summary>
          <Sign name="chevron" className="djn-sign djn-caret" /> Show prompt
        </summary>
        <div>{children}</div>
      </details>
    </div>
  );
}
