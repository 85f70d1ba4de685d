/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { languageTitle } from '../code-blocks/languages.ts';
import type {
  AccordionProps,
  CodeGroupProps,
  ExampleProps,
  Markup,
  StepItem,
  StepsProps,
  TabsProps,
  ThemeComponents,
  TreeFileProps,
  TreeFolderProps,
  ViewProps,
} from '../component-props.ts';
import { joinClasses } from '../html.ts';
import { AnchorLink } from './anchor-link.tsx';
import { UiIcon, withIcon } from './ui-icons.tsx';

interface TabPanel {
  /** Content of the tab button, icon included. */
  readonly head: Markup;
  readonly label: string;
  readonly id?: string;
  readonly children: Markup;
}

interface TabListProps {
  readonly panels: readonly TabPanel[];
  readonly selected: number;
  readonly label: string;
  readonly dropdown?: boolean;
}

/**
 * Tabs and their panels. `client/tabs.ts` switches between them. Hidden panels use `hidden="until-found"`, so that the
 * browser's page search finds their text.
 */
function TabList({ panels, selected, label, dropdown = false }: TabListProps): VNode {
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
    <div class={joinClasses('djn-tabs', className)} id={id} data-sync={sync ? '' : undefined}>
      <TabList panels={panels} selected={selected} label="Tabs" />
      {children}
    </div>
  );
}

/** A view. The HTML of a page contains all views; `client/views.ts` hides all but the chosen view. */
export function View({ title, icon, id, className, children }: ViewProps): VNode {
  return (
    <section class={joinClasses('djn-view', className)} id={id} data-view={title} aria-label={title}>
      <p class="djn-view-title">{withIcon(icon, title)}</p>
      {children}
    </section>
  );
}

export function CodeGroup({ items, dropdown, id, className, children }: CodeGroupProps): VNode {
  const panels = items.map((item) => {
    const label = item.title === '' ? languageTitle(item.language) : item.title;
    return { head: withIcon(item.icon, label), label, children: item.children };
  });
  return (
    <div class={joinClasses('djn-code-group', className)} id={id} data-sync="">
      <TabList panels={panels} selected={0} label="Code examples" dropdown={dropdown} />
      {children}
    </div>
  );
}

export function Example({ kind, ...group }: ExampleProps): VNode {
  return (
    <section class="djn-example" aria-label={kind === 'request' ? 'Request example' : 'Response example'}>
      <CodeGroup {...group} />
    </section>
  );
}

export function Accordion({ title, description, icon, isOpen, id, className, children }: AccordionProps): VNode {
  return (
    <details class={joinClasses('djn-accordion', className)} id={id} open={isOpen}>
      <summary class="djn-accordion-head">
        <UiIcon name="chevron" className="djn-sign djn-caret" />
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
  <div class={joinClasses('djn-accordion-group', className)} id={id}>
    {children}
  </div>
);

export function Expandable({ title, description, icon, isOpen, id, className, children }: AccordionProps): VNode {
  return (
    <details class={joinClasses('djn-expandable', className)} id={id} open={isOpen}>
      <summary class="djn-expandable-head">
        <UiIcon name="chevron" className="djn-sign djn-caret" />
        {icon} <span class="djn-expandable-title">{title}</span>
        {description !== undefined && <span class="djn-expandable-description"> {description}</span>}
      </summary>
      <div class="djn-expandable-body">{children}</div>
    </details>
  );
}

export function Steps({ items, id, className, children }: StepsProps): VNode {
  return (
    <div class={joinClasses('djn-steps-box', className)} id={id}>
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
      {id !== undefined && <AnchorLink id={id} />}
    </Tag>
  );
}

export const Tree: ThemeComponents['Tree'] = ({ id, className, children }) => (
  <div class={joinClasses('djn-tree', className)} id={id}>
    <ul role="list">{children}</ul>
  </div>
);

export function TreeFolder({ name, isOpen, openable, id, children }: TreeFolderProps): VNode {
  const folderLabel = (
    <>
      <UiIcon name="folder" /> <span>{name}</span>
    </>
  );
  return (
    <li class="djn-folder" id={id}>
      {openable ? (
        <details open={isOpen}>
          <summary>
            <UiIcon name="chevron" className="djn-sign djn-caret" />
            {folderLabel}
          </summary>
          <ul role="list">{children}</ul>
        </details>
      ) : (
        <>
          <span class="djn-tree-line">{folderLabel}</span>
          <ul role="list">{children}</ul>
        </>
      )}
    </li>
  );
}

export function TreeFile({ name, id }: TreeFileProps): VNode {
  return (
    <li class="djn-file" id={id}>
      <UiIcon name="file" /> <span>{name}</span>
    </li>
  );
}
