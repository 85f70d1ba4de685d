import type { ReactNode } from 'react';
import type { Tone } from '../../view/badges.ts';

interface BlockProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Something that a reader should not miss. */
function Callout({ tone, title, children }: BlockProps & { readonly tone: Tone }): ReactNode {
  return (
    <aside className="djn-callout" data-tone={tone}>
      {title === undefined ? null : <strong>{title}</strong>}
      <div>{children}</div>
    </aside>
  );
}

/** The callout in one tone. */
export function callout(tone: Tone): (props: BlockProps) => ReactNode {
  return (props) => <Callout {...props} tone={tone} />;
}

interface AccordionProps extends BlockProps {
  readonly description?: string;
  readonly defaultOpen?: boolean;
}

/** Something to unfold. */
export function Accordion({ title, description, defaultOpen = false, children }: AccordionProps): ReactNode {
  return (
    <details className="djn-accordion" open={defaultOpen}>
      <summary>
        {title}
        {description === undefined ? null : <small>{description}</small>}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Blocks side by side where there is room for them. */
export function Columns({ cols = 2, children }: { cols?: number | string; children?: ReactNode }): ReactNode {
  return (
    <div className="djn-columns" data-columns={Math.min(4, Math.max(1, Number(cols) || 2))}>
      {children}
    </div>
  );
}

/** Its content and nothing else. */
export function Plain({ children }: { children?: ReactNode }): ReactNode {
  return <div>{children}</div>;
}

/** A numbered list of things to do. */
export function Steps({ children }: { children?: ReactNode }): ReactNode {
  return <ol className="djn-steps">{children}</ol>;
}

export function Step({ title, children }: BlockProps): ReactNode {
  return (
    <li>
      {title === undefined ? null : <p className="djn-step-title">{title}</p>}
      {children}
    </li>
  );
}

interface FrameProps {
  readonly caption?: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** A picture in a frame. */
export function Frame({ caption, hint, children }: FrameProps): ReactNode {
  return (
    <figure className="djn-frame">
      {hint === undefined ? null : <p>{hint}</p>}
      <div>{children}</div>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface UpdateProps {
  readonly label?: string;
  readonly description?: string;
  readonly children?: ReactNode;
}

/** One entry of a list of changes. */
export function Update({ label, description, children }: UpdateProps): ReactNode {
  return (
    <section className="djn-update">
      <p>
        {label === undefined ? null : <strong>{label}</strong>}
        {description === undefined ? null : <span>{description}</span>}
      </p>
      {children}
    </section>
  );
}
