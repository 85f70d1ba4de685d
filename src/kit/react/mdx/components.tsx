import type { ComponentType, ReactNode } from 'react';
import { targetOf } from '../../view/targets.ts';
import type { Link } from '../link.tsx';
import { Accordion, Columns, callout, Frame, Plain, Step, Steps, Update } from './blocks.tsx';
import { CodeGroup, Tab, Tabs } from './panels.tsx';
import { Badge, Field, Icon, Tooltip } from './words.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each has props of its own, and pages are not checked against them.
type Component = ComponentType<any>;

interface CardProps {
  readonly title?: string;
  readonly href?: string;
  readonly cta?: string;
  readonly img?: string;
  readonly children?: ReactNode;
}

function cardWith(Anchor: Link): (props: CardProps) => ReactNode {
  return function Card({ title, href, cta, img, children }) {
    const content = (
      <>
        {img === undefined ? null : <img src={img} alt="" />}
        {title === undefined ? null : <strong>{title}</strong>}
        <div>{children}</div>
        {cta === undefined ? null : <span className="djn-action">{cta}</span>}
      </>
    );
    if (href === undefined) return <div className="djn-card">{content}</div>;
    return (
      <Anchor className="djn-card" href={href} {...targetOf(href, (route) => route).attrs}>
        {content}
      </Anchor>
    );
  };
}

/**
 * What pages of `docs.json` sites use without importing it, by name.
 *
 * @param settings `Link`: the generator's link component. Default: `'a'`.
 */
export function createComponents({ Link = 'a' }: { readonly Link?: Link } = {}): Readonly<Record<string, Component>> {
  return {
    Accordion,
    AccordionGroup: Plain,
    Badge,
    Callout: callout('note'),
    Card: cardWith(Link),
    CardGroup: Columns,
    Check: callout('tip'),
    CodeGroup,
    Column: Plain,
    Columns,
    Danger: callout('danger'),
    Error: callout('danger'),
    Expandable: Accordion,
    Frame,
    Icon,
    Info: callout('note'),
    Note: callout('note'),
    Panel: Plain,
    ParamField: Field,
    RequestExample: Plain,
    ResponseExample: Plain,
    ResponseField: Field,
    Step,
    Steps,
    Tab,
    Tabs,
    Tip: callout('tip'),
    Tooltip,
    Update,
    Warning: callout('caution'),
  };
}

/** The same with plain links. */
export const components = createComponents();
