/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import { safeColor } from '../colors.ts';
import type { CardProps, ColumnsProps, Markup, ThemeComponents, TileProps } from '../component-props.ts';
import { Sign } from './signs.tsx';

/**
 * A card. Its link is laid over all of it and contains the title alone: links that the author wrote inside stay links of
 * their own.
 */
export function Card(props: CardProps): VNode {
  const { title, icon, color, href, img, horizontal, cta, arrow, disabled, id, className, children } = props;
  const target = disabled ? undefined : href;
  const leadsOut = arrow ?? /^(?:[a-z]+:)?\/\//i.test(target ?? '');
  const tone = safeColor(color);
  return (
    <div
      class={classes('djn-card', horizontal && 'djn-card-horizontal', target !== undefined && 'djn-linked', className)}
      id={id}
      aria-disabled={disabled ? 'true' : undefined}
    >
      {img !== undefined && <img class="djn-card-image" src={img} alt="" loading="lazy" />}
      <div class="djn-card-inner">
        {icon !== undefined && (
          <span class="djn-card-icon" style={tone === undefined ? undefined : { color: tone }}>
            {icon}
          </span>
        )}
        <div class="djn-card-words">
          <CoverLink href={target} className="djn-card-title" isNeeded={cta === undefined}>
            {title}
          </CoverLink>
          {children !== undefined && <div class="djn-card-body">{children}</div>}
          {cta !== undefined && (
            <div class="djn-card-cta">
              {target === undefined ? cta : <a href={target}>{cta}</a>} <Sign name="onward" />
            </div>
          )}
        </div>
      </div>
      {leadsOut && target !== undefined && <Sign name="outward" className="djn-sign djn-card-arrow" />}
    </div>
  );
}

interface CoverLinkProps {
  readonly href: string | undefined;
  readonly className: string;
  /** Whether there has to be a link though there are no words for it. */
  readonly isNeeded: boolean;
  readonly children?: Markup;
}

/** A title whose link covers all of what it is the title of. */
function CoverLink({ href, className, isNeeded, children }: CoverLinkProps): VNode | null {
  if (children === undefined) {
    return href === undefined || !isNeeded ? null : <a class="djn-cover" href={href} aria-label={href} />;
  }
  return (
    <div class={className}>
      {href === undefined ? (
        children
      ) : (
        <a class="djn-cover" href={href}>
          {children}
        </a>
      )}
    </div>
  );
}

export function Columns({ cols, id, className, children }: ColumnsProps): VNode {
  return (
    <div class={classes('djn-columns', className)} id={id} style={{ '--djn-cols': String(cols) }}>
      {children}
    </div>
  );
}

export const Column: ThemeComponents['Column'] = ({ id, className, children }) => (
  <div class={classes('djn-column', className)} id={id}>
    {children}
  </div>
);

/** A picture or a piece of a page with a title and a description below it. */
export function Tile({ title, description, href, id, className, children }: TileProps): VNode {
  return (
    <div class={classes('djn-tile', href !== undefined && 'djn-linked', className)} id={id}>
      <div class="djn-tile-view">{children}</div>
      <CoverLink href={href} className="djn-tile-title" isNeeded>
        {title}
      </CoverLink>
      {description !== undefined && <div class="djn-tile-description">{description}</div>}
    </div>
  );
}
