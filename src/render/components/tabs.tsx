/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes, withIcon } from '../classes.ts';
import type { Markup, TabsProps, ViewProps } from '../component-props.ts';

/** One panel of a list of tabs. */
export interface Panel {
  /** What the tab shows. */
  readonly head: Markup;
  /** Its words. */
  readonly label: string;
  readonly id?: string;
  readonly children: Markup;
}

interface TabListProps {
  readonly panels: readonly Panel[];
  readonly selected: number;
  /** The name that assistive technology reads for the list. */
  readonly label: string;
  /** A list to choose from, for more panels than tabs have room for. */
  readonly dropdown?: boolean;
}

/**
 * Tabs and their panels. The script `client/choices.ts` switches them; without scripts, in print and in a search within
 * the page all panels are there, each under its label.
 */
export function TabList({ panels, selected, label, dropdown = false }: TabListProps): VNode {
  return (
    <>
      {dropdown ? (
        <div class="djn-tablist">
          <select class="djn-select" aria-label={label}>
            {panels.map((panel) => (
              <option>{panel.label}</option>
            ))}
          </select>
        </div>
      ) : (
        <div class="djn-tablist" role="tablist" aria-label={label}>
          {panels.map((panel, index) => (
            <button
              type="button"
              role="tab"
              class="djn-tab"
              aria-selected={index === selected ? 'true' : 'false'}
              aria-controls={panel.id}
              tabIndex={index === selected ? undefined : -1}
            >
              {panel.head}
            </button>
          ))}
        </div>
      )}
      {panels.map((panel, index) => (
        <div
          role={dropdown ? 'group' : 'tabpanel'}
          class="djn-panel"
          id={panel.id}
          data-label={panel.label}
          aria-label={panel.label}
          {...(index === selected ? {} : { hidden: 'until-found' })}
        >
          {panel.children}
        </div>
      ))}
    </>
  );
}

export function Tabs({ items, selected, sync, id, className, children }: TabsProps): VNode {
  const panels = items.map((item) => ({
    head: withIcon(item.icon, item.title),
    label: item.label,
    id: item.id,
    children: item.children,
  }));
  return (
    <div class={classes('djn-tabs', className)} id={id} data-sync={sync ? '' : undefined}>
      <TabList panels={panels} selected={selected} label="Tabs" />
      {children}
    </div>
  );
}

/** One of the views of a page: the script shows a choice among them; without it all are there. */
export function View({ title, icon, id, className, children }: ViewProps): VNode {
  return (
    <section class={classes('djn-view', className)} id={id} data-view={title} aria-label={title}>
      <p class="djn-view-title">{withIcon(icon, title)}</p>
      {children}
    </section>
  );
}
