import type { FieldProps, Markup, StepItem, TabItem } from '../../component-props.ts';
import type { ComponentRenderer, PageProps, RenderedChildren } from '../../component-renderer.ts';
import type { PageUpdate } from '../../types.ts';
import { booleanProp, integerProp, listProp, textProp, valueText } from '../read-props.ts';
import {
  type BuiltInComponent,
  type BuiltInComponents,
  commonProps,
  elementId,
  renderOwnIcon,
  themedComponent,
} from './shared.ts';

/** Renders the content of a tab or step. Content that is only whitespace is kept. */
function renderPartContent({ children }: PageProps, page: ComponentRenderer): Markup {
  const content = page.renderChildren(children);
  return content.children ?? content.html;
}

function createTabItem(props: PageProps, page: ComponentRenderer): TabItem {
  const label = page.toPlainText(props.title) || page.toPlainText(props.label) || page.toPlainText(props.value);
  return {
    icon: renderOwnIcon(props, page),
    title: page.toMarkup(props.title) ?? label,
    label,
    id: elementId('Tab', 'title', label, props, page) ?? '',
    children: renderPartContent(props, page),
  };
}

function renderTabs(
  props: PageProps,
  page: ComponentRenderer,
  items: readonly TabItem[],
  otherContent: RenderedChildren,
) {
  const selected = integerProp(props, 'defaultTabIndex', 0, Math.max(items.length - 1, 0), 0);
  const members = { ...commonProps(props), items, selected, sync: props.sync !== false && props.sync !== 'false' };
  return page.renderThemeComponent('Tabs', members, otherContent);
}

function createStepItem(props: PageProps, page: ComponentRenderer, number: number): StepItem {
  const label = page.toPlainText(props.title);
  const titleSize = readTitleSize(props) ?? 'p';
  const id = booleanProp(props, 'noAnchor') ? undefined : elementId('Step', 'title', label, props, page);
  if (titleSize !== 'p' && id !== undefined && label !== '') {
    page.headings.push({ id, text: label, depth: Number(titleSize.slice(1)), kind: 'step' });
  }
  // An icon that is a digit would be a second number in generators that number every step.
  const digit = /^\d$/.exec(textProp(props, 'icon') ?? '')?.[0];
  return {
    title: page.toMarkup(props.title),
    id,
    icon: digit === undefined ? renderOwnIcon(props, page) : undefined,
    label,
    number: integerProp(props, 'stepNumber', 0, 10_000, Number(digit ?? number)),
    titleSize,
    children: renderPartContent(props, page),
  };
}

/** Returns the heading level that makes the title of a step a heading; `undefined` for a plain title. */
function readTitleSize(props: PageProps): 'h2' | 'h3' | 'h4' | undefined {
  const size = textProp(props, 'titleSize');
  return size === 'h2' || size === 'h3' || size === 'h4' ? size : undefined;
}

function createAccordion(name: 'Accordion' | 'Expandable'): BuiltInComponent {
  return (props, page) => {
    const label = page.toPlainText(props.title);
    const id = elementId(name, 'title', label, props, page);
    const content = page.renderChildren(props.children);
    const members = {
      description: page.toMarkup(props.description),
      icon: renderOwnIcon(props, page),
      title: page.toMarkup(props.title) ?? (name === 'Expandable' ? 'Show more' : ''),
      isOpen: booleanProp(props, 'defaultOpen'),
    };
    return page.renderThemeComponent(name, { ...commonProps(props), ...members, id }, content);
  };
}

const parameterLocations = ['path', 'query', 'body', 'header', 'cookie'] as const;

function createField(kind: FieldProps['kind']): BuiltInComponent {
  return (props, page) => {
    const location = parameterLocations.find((item) => textProp(props, item) !== undefined);
    const name = textProp(props, 'name') ?? (location === undefined ? undefined : textProp(props, location)) ?? '';
    const element = kind === 'parameter' ? 'ParamField' : 'ResponseField';
    const id = elementId(element, kind === 'parameter' ? 'body' : 'name', name, props, page);
    const content = page.renderChildren(props.children);
    const defaultValue = props.default ?? props.defaultValue;
    const members = {
      location,
      type: textProp(props, 'type'),
      initial: defaultValue === '' ? undefined : valueText(defaultValue),
      placeholder: textProp(props, 'placeholder'),
      required: booleanProp(props, 'required'),
      deprecated: booleanProp(props, 'deprecated'),
      pre: listProp(props, 'pre'),
      post: listProp(props, 'post'),
    };
    return page.renderThemeComponent('Field', { ...commonProps(props), ...members, id, kind, name }, content);
  };
}

/** `rss={{ title, description }}`: text for readers of the feed. */
function feedProps({ rss }: PageProps): Pick<PageUpdate, 'feedTitle' | 'feedText'> {
  if (typeof rss !== 'object' || rss === null) return {};
  const texts = rss as PageProps;
  return { feedTitle: textProp(texts, 'title'), feedText: textProp(texts, 'description') };
}

export const sectionComponents: BuiltInComponents = {
  ParamField: createField('parameter'),
  Param: createField('parameter'),
  ResponseField: createField('response'),
  Tabs(props, page) {
    const items: TabItem[] = [];
    const otherContent = page.collectParts({ kind: 'tab', items }, props.children);
    return renderTabs(props, page, items, otherContent);
  },
  Tab(props, page) {
    const { collector } = page;
    const item = createTabItem(props, page);
    if (collector?.kind !== 'tab') return renderTabs({}, page, [item], { html: '' });
    collector.items.push(item);
    return null;
  },
  Steps(props, page) {
    const steps: StepItem[] = [];
    const otherContent = page.collectParts({ kind: 'step', items: steps }, props.children);
    const size = readTitleSize(props);
    const items = steps.map((item): StepItem => (size === undefined ? item : { ...item, titleSize: size }));
    return page.renderThemeComponent('Steps', { ...commonProps(props), items }, otherContent);
  },
  Step(props, page) {
    const { collector } = page;
    if (collector?.kind !== 'step')
      return page.renderThemeComponent('Steps', { items: [createStepItem(props, page, 1)] });
    collector.items.push(createStepItem(props, page, collector.items.length + 1));
    return null;
  },
  Accordion: createAccordion('Accordion'),
  Expandable: createAccordion('Expandable'),
  AccordionGroup: themedComponent('AccordionGroup', () => ({})),
  Update(props, page) {
    const label = page.toPlainText(props.label) || page.toPlainText(props.description);
    const tags = listProp(props, 'tags');
    const id = elementId('Update', 'label', label, props, page) ?? '';
    if (id !== '') page.headings.push({ id, text: label, depth: 2, kind: 'update' });
    const description = page.toMarkup(props.description);
    const start = page.headings.length;
    const content = page.renderChildren(props.children);
    // "On this page" shows the headings of an update below its label.
    const nestedHeadings = page.headings.slice(start).map((item) => ({ ...item, depth: Math.max(item.depth, 3) }));
    page.headings.splice(start, nestedHeadings.length, ...nestedHeadings);
    page.updates.push({ id, label, tags, ...feedProps(props), html: content.html });
    const members = { id, label: page.toMarkup(props.label) ?? '', tags };
    return page.renderThemeComponent('Update', { ...commonProps(props), description, ...members }, content);
  },
  View: themedComponent('View', (props, page) => ({
    icon: renderOwnIcon(props, page),
    title: page.toPlainText(props.title),
  })),
};
