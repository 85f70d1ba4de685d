import type { FieldProps, Markup, StepItem, TabItem } from '../../component-props.ts';
import type { ComponentRenderer, Content, Props } from '../../component-renderer.ts';
import { isSet, listOf, numberOf, textOf, valueText } from '../attributes.ts';
import { common, idOf, type KnownComponent, type KnownComponents, themed } from './shared.ts';

/** Content of a tab or step. Whitespace stays, even if there is nothing else. */
function partContent({ children }: Props, page: ComponentRenderer): Markup {
  const content = page.inside(children);
  return content.children ?? content.html;
}

function tabItem(props: Props, page: ComponentRenderer): TabItem {
  const label = page.words(props.title) || page.words(props.label) || page.words(props.value);
  return {
    icon: page.icon(props),
    title: page.markup(props.title) ?? label,
    label,
    id: idOf('Tab', 'title', label, props, page) ?? '',
    children: partContent(props, page),
  };
}

function tabsOf(props: Props, page: ComponentRenderer, items: readonly TabItem[], rest: Content) {
  const selected = numberOf(props, 'defaultTabIndex', 0, Math.max(items.length - 1, 0), 0);
  const members = { ...common(props), items, selected, sync: props.sync !== false && props.sync !== 'false' };
  return page.themed('Tabs', members, rest);
}

function stepItem(props: Props, page: ComponentRenderer, number: number): StepItem {
  const label = page.words(props.title);
  const titleSize = titleSizeOf(props) ?? 'p';
  const id = isSet(props, 'noAnchor') ? undefined : idOf('Step', 'title', label, props, page);
  if (titleSize !== 'p' && id !== undefined && label !== '') {
    page.headings.push({ id, text: label, depth: Number(titleSize.slice(1)), kind: 'step' });
  }
  return {
    title: page.markup(props.title),
    id,
    icon: page.icon(props),
    label,
    number: numberOf(props, 'stepNumber', 0, 10_000, number),
    titleSize,
    children: partContent(props, page),
  };
}

/** `h2` to `h4` make the title of a step a heading. */
function titleSizeOf(props: Props): 'h2' | 'h3' | 'h4' | undefined {
  const size = textOf(props, 'titleSize');
  return size === 'h2' || size === 'h3' || size === 'h4' ? size : undefined;
}

function accordion(name: 'Accordion' | 'Expandable'): KnownComponent {
  return (props, page) => {
    const label = page.words(props.title);
    const id = idOf(name, 'title', label, props, page);
    const content = page.inside(props.children);
    const members = {
      description: page.markup(props.description),
      icon: page.icon(props),
      title: page.markup(props.title) ?? (name === 'Expandable' ? 'Show more' : ''),
      isOpen: isSet(props, 'defaultOpen'),
    };
    return page.themed(name, { ...common(props), ...members, id }, content);
  };
}

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

function field(kind: FieldProps['kind']): KnownComponent {
  return (props, page) => {
    const location = locations.find((one) => textOf(props, one) !== undefined);
    const name = textOf(props, 'name') ?? (location === undefined ? undefined : textOf(props, location)) ?? '';
    const element = kind === 'parameter' ? 'ParamField' : 'ResponseField';
    const id = idOf(element, kind === 'parameter' ? 'body' : 'name', name, props, page);
    const content = page.inside(props.children);
    const initial = props.default ?? props.defaultValue;
    const members = {
      location,
      type: textOf(props, 'type'),
      initial: initial === '' ? undefined : valueText(initial),
      placeholder: textOf(props, 'placeholder'),
      required: isSet(props, 'required'),
      deprecated: isSet(props, 'deprecated'),
      pre: listOf(props, 'pre'),
      post: listOf(props, 'post'),
    };
    return page.themed('Field', { ...common(props), ...members, id, kind, name }, content);
  };
}

export const blocks: KnownComponents = {
  ParamField: field('parameter'),
  Param: field('parameter'),
  ResponseField: field('response'),
  Tabs(props, page) {
    const items: TabItem[] = [];
    const rest = page.gathered({ kind: 'tab', items }, props.children);
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
    const rest = page.gathered({ kind: 'step', items: steps }, props.children);
    const size = titleSizeOf(props);
    const items = steps.map((item): StepItem => (size === undefined ? item : { ...item, titleSize: size }));
    return page.themed('Steps', { ...common(props), items }, rest);
  },
  Step(props, page) {
    const { collector } = page;
    if (collector?.kind !== 'step') return page.themed('Steps', { items: [stepItem(props, page, 1)] });
    // Pushed first, so that the number is taken before the content, which may contain steps too.
    collector.items.push(stepItem(props, page, collector.items.length + 1));
    return null;
  },
  Accordion: accordion('Accordion'),
  Expandable: accordion('Expandable'),
  AccordionGroup: themed('AccordionGroup', () => ({})),
  Update(props, page) {
    const label = page.words(props.label);
    const id = idOf('Update', 'label', label || page.words(props.description), props, page) ?? '';
    if (id !== '') page.headings.push({ id, text: label || page.words(props.description), depth: 2, kind: 'update' });
    const description = page.markup(props.description);
    const content = page.inside(props.children);
    const members = { id, label: page.markup(props.label) ?? '', tags: listOf(props, 'tags') };
    return page.themed('Update', { ...common(props), description, ...members }, content);
  },
  View: themed('View', (props, page) => ({ icon: page.icon(props), title: page.words(props.title) })),
};
