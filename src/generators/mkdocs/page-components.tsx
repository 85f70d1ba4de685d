/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import { capitalize } from '../../core/values.ts';
import { languageTitle } from '../../render/code-blocks.ts';
import type { AsideProps, CardProps, Markup, TabItem, ThemeComponents } from '../../render/component-props.ts';
import { withIcon } from '../../render/components.ts';
import { joinClasses } from '../../render/html.ts';

const admonitionTypes: Readonly<Record<AsideProps['kind'], string>> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  check: 'success',
  warning: 'warning',
  danger: 'danger',
  callout: 'note',
};

const defaultTitles: Partial<Record<AsideProps['kind'], string>> = { check: 'Check', callout: '' };

/** Creates a custom element, which `markdown/` converts to Python-Markdown syntax. */
function createMdElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: Markup[]
): VNode {
  return h(`md-${name}`, attributes, ...children);
}

function Title({ children }: { readonly children?: Markup }): VNode {
  return createMdElement('title', {}, children);
}

const Details: ThemeComponents['Accordion'] = ({ title, description, icon, isOpen, id, children }) =>
  createMdElement(
    'details',
    { kind: 'note', id, open: isOpen ? '' : undefined },
    <Title>{withIcon(icon, title)}</Title>,
    description !== undefined && <p>{description}</p>,
    children,
  );

function Card({ title, icon, href, img, cta, id, children, disabled }: CardProps): VNode {
  const target = disabled ? undefined : href;
  const heading = withIcon(icon, title ?? (cta === undefined ? target : undefined));
  return createMdElement(
    'card',
    { id },
    heading !== undefined && (
      <p>
        <strong>{target === undefined ? heading : <a href={target}>{heading}</a>}</strong>
      </p>
    ),
    img !== undefined && (
      <p>
        <img src={img} alt="" />
      </p>
    ),
    children,
    cta !== undefined && <p>{target === undefined ? cta : <a href={target}>{cta}</a>}</p>,
  );
}

function renderTabs(items: readonly Pick<TabItem, 'title' | 'icon' | 'children'>[], children: Markup): VNode {
  return (
    <div>
      {createMdElement(
        'tabs',
        {},
        items.map((item) =>
          createMdElement('tab', {}, <Title>{withIcon(item.icon, item.title)}</Title>, item.children),
        ),
      )}
      {children}
    </div>
  );
}

const codeGroup: ThemeComponents['CodeGroup'] = ({ items, children }) => {
  const titledItems = items.map(({ title, language, icon, children: code }) => ({
    title: title === '' ? languageTitle(language) : title,
    children: code,
    ...(icon === undefined ? {} : { icon }),
  }));
  return renderTabs(titledItems, children);
};

const Block: ThemeComponents['Panel'] = ({ id, children }) => <div id={id}>{children}</div>;

/** Components that render custom elements (`md-…`) or plain HTML. */
export const mkdocsComponents: Partial<ThemeComponents> = {
  Aside({ kind, title, icon, id, children }) {
    const heading = title ?? defaultTitles[kind];
    const hasTitle = heading !== undefined || icon !== undefined;
    return createMdElement(
      'admonition',
      { kind: admonitionTypes[kind], id },
      hasTitle && <Title>{withIcon(icon, heading ?? capitalize(kind))}</Title>,
      children,
    );
  },
  Accordion: Details,
  Expandable: Details,
  AccordionGroup: Block,
  Card,
  Tile: ({ title, description, href, id, children }) => (
    <Card title={title} {...(href === undefined ? {} : { href })} {...(id === undefined ? {} : { id })}>
      {description !== undefined && <p>{description}</p>}
      {children}
    </Card>
  ),
  Columns: ({ id, children }) => createMdElement('grid', { id }, children),
  Column: Block,
  Tabs: ({ items, children }) => renderTabs(items, children),
  CodeGroup: codeGroup,
  Example: codeGroup,
  Steps: ({ items, id, children }) => (
    <div id={id}>
      <ol start={items[0]?.number}>
        {items.map(({ title, icon, id: stepId, children: body }) => (
          <li>
            {title !== undefined && (
              <p>
                <strong id={stepId}>{withIcon(icon, title)}</strong>
              </p>
            )}
            {body}
          </li>
        ))}
      </ol>
      {children}
    </div>
  ),
  Field({ name, location, type, required, deprecated, initial, pre, post, id, children }) {
    const details = [
      type !== undefined && <em>{type}</em>,
      location,
      initial !== undefined && ['default: ', <code>{initial}</code>],
      required && <strong>required</strong>,
      deprecated && <strong>deprecated</strong>,
      ...post,
    ].filter((detail) => detail !== undefined && detail !== false);
    return (
      <dl>
        <dt>
          {pre.map((label) => `${label} `)}
          <code id={id}>{name}</code>
          {details.map((detail, index) => [index === 0 ? ' ' : ', ', detail])}
        </dt>
        <dd>{children}</dd>
      </dl>
    );
  },
  Update: ({ id, label, description, tags, children }) => (
    <div>
      <h2 id={id}>{label}</h2>
      {tags.length > 0 && <p>{tags.map((tag, index) => [index > 0 && ' ', <code>{tag}</code>])}</p>}
      {description !== undefined && <p>{description}</p>}
      {children}
    </div>
  ),
  /** The tooltip follows the term, in parentheses. */
  Tooltip: ({ tip, headline, cta, href, children }) => (
    <span>
      {children} ({headline !== undefined && [headline, ': ']}
      {tip}
      {cta !== undefined && [' ', href === undefined ? cta : <a href={href}>{cta}</a>]})
    </span>
  ),
  Badge: ({ icon, id, children }) => <strong id={id}>{withIcon(icon, children)}</strong>,
  Panel: Block,
  Prompt: ({ description, icon, children }) =>
    createMdElement('details', { kind: 'example' }, <Title>{withIcon(icon, description ?? 'Prompt')}</Title>, children),
  View: ({ title, icon, children }) => (
    <div>
      <p>
        <strong>{withIcon(icon, title)}</strong>
      </p>
      {children}
    </div>
  ),
  Tree: ({ children }) => <ul>{children}</ul>,
  TreeFolder: ({ name, children }) => (
    <li>
      <code>{name}/</code>
      <ul>{children}</ul>
    </li>
  ),
  TreeFile: ({ name }) => (
    <li>
      <code>{name}</code>
    </li>
  ),
  Color: ({ children }) => <ul>{children}</ul>,
  ColorRow: ({ title, children }) => (
    <li>
      {title}
      <ul>{children}</ul>
    </li>
  ),
  ColorItem({ name, value, darkValue }) {
    const values = darkValue === undefined || darkValue === value ? [value] : [value, darkValue];
    return (
      <li>
        {name !== undefined && `${name}: `}
        {values.map((color, index) => [index > 0 && ', ', <code>{color}</code>])}
      </li>
    );
  },
  Heading: ({ depth, id, className, children }) => h(`h${depth}`, { id, class: joinClasses(className) }, children),
};
