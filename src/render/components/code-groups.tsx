/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes, withIcon } from '../classes.ts';
import { languageTitle } from '../code-blocks/languages.ts';
import type { CodeGroupProps, ExampleProps } from '../component-props.ts';
import { TabList } from './tabs.tsx';

export function CodeGroup({ items, dropdown, id, className, children }: CodeGroupProps): VNode {
  const panels = items.map((item) => {
    const label = item.title === '' ? languageTitle(item.language) : item.title;
    return { head: withIcon(item.icon, label), label, children: item.children };
  });
  return (
    <div class={classes('djn-code-group', className)} id={id} data-sync="">
      <TabList panels={panels} selected={0} label="Code examples" dropdown={dropdown} />
      {children}
    </div>
  );
}

/** What a call looks like, or what it answers. */
export function Example({ kind, ...group }: ExampleProps): VNode {
  return (
    <section class="djn-example" aria-label={kind === 'request' ? 'Request example' : 'Response example'}>
      <CodeGroup {...group} />
    </section>
  );
}
