import type { FieldProps, Markup, StepItem, TabItem } from '../../component-props.ts';
import type { ComponentRenderer, PageProps, RenderedChildren } from '../../component-renderer.ts';
import { booleanProp, integerProp, listProp, textProp, valueText } from '../read-props.ts';
import { type BuiltInComponent, type BuiltInComponents, commonProps, elementId, themedComponent } from './shared.ts';

/** Renders the content of a tab or step. Content that is only whitespace is kept. */
function partContent({ children }: PageProps, page: ComponentRenderer): Markup {
  const content = page.renderChildren(children);
  return content.children ?? content.html;
}

function tabItem(props: PageProps, page: ComponentRenderer): TabItem {
  const label = page.plainText(props.title) || page.plainText(props.label) || page.plainText(props.value);
  return {
    icon: page.icon(props),
    title: page.markup(props.title) ?? label,
    label,
    id: elementId('Tab', 'title', label, props, page) ?? '',
    children: partContent(props, page),
  };
}

function tabsOf(props: PageProps, page: ComponentRenderer, items: readonly TabItem[], rest: RenderedChildren) {
  const selected = integerProp(props, 'defaultTabIndex', 0, Math.max(items.length - 1, 0), 0);
  const members = { ...commonProps(props), items, selected, sync: props.sync !== false && props.sync !== 'false' };
  return page.themed('Tabs', members, rest);
}

function stepItem(props: PageProps, page: ComponentRenderer, number: number): StepItem {
  const label = page.plainText(props.title);
  const titleSize = titleSizeOf(props) ?? 'p';
  const id = booleanProp(props, 'noAnchor') ? undefined : elementId('Step', 'title', label, props, page);
  if (titleSize !== 'p' && id !== undefined && label !== '') {
    page.headings.push({ id, text: label, depth: Number(titleSize.slice(1)), kind: 'step' });
  }
  return {
    title: page.markup(props.title),
    id,
    icon: page.icon(props),
    label,
    number: integerProp(props, 'stepNumber', 0, 10_000, number),
    titleSize,
    children: partContent(props, page),
  };
}

/** Returns the heading level that makes the title of a step a heading; `undefined` for a plain title. */
function titleSizeOf(props: PageProps): 'h2' | 'h3' | 'h4' | undefined {
  const size = textProp(props, 'titleSize');
  return size === 'h2' || size === 'h3' || size === 'h4' ? size : undefined;
}

function accordion(name: 'Accordion' | 'Expandable'): BuiltInComponent {
  return (props, page) => {
    const label = page.plainText(props.title);
    const id = elementId(name, 'title', label, props, page);
    const content = page.renderChildren(props.children);
    const members = {
      description: page.markup(props.description),
      icon: page.icon(props),
      title: page.markup(props.title) ?? (name === 'Expandable' ? 'Show more' : ''),
      isOpen: booleanProp(props, 'defaultOpen'),
    };
    return page.themed(name, { ...commonProps(props), ...members, id }, content);
  };
}

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

function field(kind: FieldProps['kind']): BuiltInComponent {
  return (props, page) => {
    const location = locations.find((item) => textProp(props, item) !== undefined);
    const name = textProp(props, 'name') ?? (location === undefined ? undefined : textProp(props, location)) ?? '';
    const element = kind === 'parameter' ? 'ParamField' : 'ResponseField';
    const id = elementId(element, kind === 'parameter' ? 'body' : 'name', name, props, page);
    const content = page.renderChildren(props.children);
    const initial = props.default ?? props.defaultValue;
    const members = {
      location,
      type: textProp(props, 'type'),
      initial: initial === '' ? undefined : valueText(initial),
      placeholder: textProp(props, 'placeholder'),
      required: booleanProp(props, 'required'),
      deprecated: booleanProp(props, 'deprecated'),
      pre: listProp(props, 'pre'),
      post: listProp(props, 'post'),
    };
    return page.themed('Field', { ...commonProps(props), ...members, id, kind, name }, content);
  };
}

export const sectionComponents: BuiltInComponents = {
  ParamField: field('parameter'),
  Param: field('parameter'),
  ResponseField: field('response'),
  Tabs(props, page) {
    const items: TabItem[] = [];
    const rest = page.collectParts({ kind: 'tab', items }, props.children);
    return tabsOf(props, page, items, rest);
  },
  Tab(props, page) {
    const { collector } = page;
    const item = tabItem(props, page);
    if (collector?.kind !== 'tab') return tabsOf({}, page, [item], { html: '' });
    collector.items.push(item);
    return null;
  },
  Steps(props, page) {
    const steps: StepItem[] = [];
    const rest = page.collectParts({ kind: 'step', items: steps }, props.children);
    const size = titleSizeOf(props);
    const items = steps.map((item): StepItem => (size === undefined ? item : { ...item, titleSize: size }));
    return page.themed('Steps', { ...commonProps(props), items }, rest);
  },
  Step(props, page) {
    const { collector } = page;
    if (collector?.kind !== 'step') return page.themed('Steps', { items: [stepItem(props, page, 1)] });
    collector.items.push(stepItem(props, page, collector.items.length + 1));
    return null;
  },
  Accordion: accordion('Accordion'),
  Expandable: accordion('Expandable'),
  AccordionGroup: themedComponent('AccordionGroup', () => ({})),
  Update(props, page) {
    const label = page.plainText(props.label);
    const id = elementId('Update', 'label', label || page.plainText(props.description), props, page) ?? '';
    if (id !== '')
      page.headings.push({ id, text: label || page.plainText(props.description), depth: 2, kind: 'update' });
    const description = page.markup(props.description);
    const content = page.renderChildren(props.children);
    const members = { id, label: page.markup(props.label) ?? '', tags: listProp(props, 'tags') };
    return page.themed('Update', { ...commonProps(props), description, ...members }, content);
  },
  View: themedComponent('View', (props, page) => ({ icon: page.icon(props), title: page.plainText(props.title) })),
};
