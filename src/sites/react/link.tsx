import type { ElementType, ReactNode } from 'react';
import type { Option } from '../view/view.ts';
import { NavigationIcon } from './icons.tsx';

/** What the generator's own link component is given. */
export interface LinkProps {
  readonly href: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'true' | undefined;
}

/** The generator's link component, or `'a'`. */
export type Link = ElementType<LinkProps>;

interface OptionLinkProps {
  readonly option: Option;
  readonly Link: Link;
  readonly children?: ReactNode;
}

/** Something that a reader can choose: its label, its tag and its description, leading there if there is a there. */
export function OptionLink({ option, Link: Anchor, children }: OptionLinkProps): ReactNode {
  const { href, attrs, current, label, icon, tag, description } = option;
  const words = (
    <>
      <span className="djn-line">
        <NavigationIcon name={icon} />
        <span data-label="">{label}</span>
        {tag === undefined ? null : <span className="djn-badge">{tag}</span>}
        {children}
      </span>
      {description === undefined ? null : <small>{description}</small>}
    </>
  );
  if (href === null) return <span>{words}</span>;
  return (
    <Anchor href={href} {...attrs} aria-current={current ? 'true' : undefined}>
      {words}
    </Anchor>
  );
}
