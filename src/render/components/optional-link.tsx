/** @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Markup } from '../component-props.ts';
import { newTabAttributes } from '../html.ts';

interface OptionalLinkProps {
  readonly href: string | undefined;
  readonly className?: string;
  readonly children: Markup;
}

/** A link, or only its content if there is no `href`. */
export function OptionalLink({ href, className, children }: OptionalLinkProps): VNode {
  if (href === undefined) return <>{children}</>;
  return (
    <a class={className} href={href} {...newTabAttributes(href)}>
      {children}
    </a>
  );
}
