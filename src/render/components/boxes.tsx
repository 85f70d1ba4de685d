/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { safeColor } from '../colors.ts';
import type {
  AsideProps,
  CardProps,
  ColorItemProps,
  ColorProps,
  ColorRowProps,
  ColumnsProps,
  FrameProps,
  ImageProps,
  Markup,
  PromptProps,
  ThemeComponents,
  TileProps,
} from '../component-props.ts';
import { isWebUrl, joinClasses, newTabAttributes } from '../html.ts';
import { OptionalLink } from './optional-link.tsx';
import { UiIcon } from './ui-icons.tsx';

/** A card. CSS extends the link in the title to the whole card, so that links in the body stay clickable. */
export function Card(props: CardProps): VNode {
  const { title, icon, color, href, img, horizontal, cta, arrow, disabled, id, className, children } = props;
  const target = disabled ? undefined : href;
  const isExternal = arrow ?? isWebUrl(target ?? '');
  const tone = safeColor(color);
  return (
    <div
      class={joinClasses(
        'djn-card',
        horizontal && 'djn-card-horizontal',
        target !== undefined && 'djn-linked',
        className,
      )}
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
              <OptionalLink href={target}>{cta}</OptionalLink> <UiIcon name="onward" />
            </div>
          )}
        </div>
      </div>
      {isExternal && target !== undefined && <UiIcon name="outward" className="djn-sign djn-card-arrow" />}
    </div>
  );
}

interface CoverLinkProps {
  readonly href: string | undefined;
  readonly className: string;
  /** If true and there is no title, adds an empty link with `href` as its label. */
  readonly isNeeded: boolean;
  readonly children?: Markup;
}

function CoverLink({ href, className, isNeeded, children }: CoverLinkProps): VNode | null {
  if (children === undefined) {
    return href === undefined || !isNeeded ? null : (
      <a class="djn-cover" href={href} {...newTabAttributes(href)} aria-label={href} />
    );
  }
  return (
    <div class={className}>
      <OptionalLink href={href} className="djn-cover">
        {children}
      </OptionalLink>
    </div>
  );
}

export function Columns({ cols, id, className, children }: ColumnsProps): VNode {
  return (
    <div class={joinClasses('djn-columns', className)} id={id} style={{ '--djn-cols': String(cols) }}>
      {children}
    </div>
  );
}

export const Column: ThemeComponents['Column'] = ({ id, className, children }) => (
  <div class={joinClasses('djn-column', className)} id={id}>
    {children}
  </div>
);

export function Tile({ title, description, href, id, className, children }: TileProps): VNode {
  return (
    <div class={joinClasses('djn-tile', href !== undefined && 'djn-linked', className)} id={id}>
      <div class="djn-tile-view">{children}</div>
      <CoverLink href={href} className="djn-tile-title" isNeeded>
        {title}
      </CoverLink>
      {description !== undefined && <div class="djn-tile-description">{description}</div>}
    </div>
  );
}

const asideLabels: Readonly<Record<AsideProps['kind'], string | undefined>> = {
  note: 'Note',
  warning: 'Warning',
  info: 'Info',
  tip: 'Tip',
  check: 'Check',
  danger: 'Danger',
  callout: undefined,
};

export function Aside({ kind, title, icon, color, id, className, children }: AsideProps): VNode {
  const tone = kind === 'callout' ? safeColor(color) : undefined;
  const hasIcon = icon !== undefined || kind !== 'callout';
  return (
    <aside
      class={joinClasses('djn-aside', className)}
      id={id}
      data-kind={kind}
      aria-label={asideLabels[kind]}
      style={tone === undefined ? undefined : { '--djn-tone': tone }}
    >
      {hasIcon && <span class="djn-aside-icon">{icon ?? <UiIcon name={kind} />}</span>}
      <div class="djn-aside-body">
        {title !== undefined && <div class="djn-aside-title">{title}</div>}
        {children}
      </div>
    </aside>
  );
}

/** A panel, which hosted sites show in a side column. Here it is part of the text. */
export const Panel: ThemeComponents['Panel'] = ({ id, className, children }) => (
  <aside class={joinClasses('djn-side', className)} id={id}>
    {children}
  </aside>
);

/** A prompt for a language model: description, copy button and collapsed text. */
export function Prompt({ description, icon, text, id, className, children }: PromptProps): VNode {
  return (
    <div class={joinClasses('djn-prompt', className)} id={id}>
      <div class="djn-prompt-head">
        {icon !== undefined && <span class="djn-prompt-icon">{icon}</span>}
        <div class="djn-prompt-words">{description ?? 'Prompt'}</div>
        <button type="button" class="djn-button" data-copy={text}>
          <UiIcon name="copy" /> Copy prompt
        </button>
      </div>
      <details class="djn-prompt-text">
        <summary>
          <UiIcon name="chevron" className="djn-sign djn-caret" /> Show prompt
        </summary>
        <div>{children}</div>
      </details>
    </div>
  );
}

export function Frame({ caption, hint, id, className, children }: FrameProps): VNode {
  return (
    <figure class={joinClasses('djn-frame', className)} id={id}>
      {hint !== undefined && <p class="djn-frame-hint">{hint}</p>}
      <div class="djn-frame-body">{children}</div>
      {caption !== undefined && <figcaption class="djn-frame-caption">{caption}</figcaption>}
    </figure>
  );
}

/** A click on the image shows it in full size, unless it has `noZoom` or its own handler. */
export function Image({ src, alt = '', noZoom, nozoom, zoom: _, children: __, ...otherProps }: ImageProps): VNode {
  const isFixed = [noZoom, nozoom].some((value) => value !== undefined && value !== false) || 'onClick' in otherProps;
  return <img loading="lazy" data-zoom={isFixed ? undefined : ''} {...otherProps} src={src} alt={alt} />;
}

export function Color({ variant, id, className, children }: ColorProps): VNode {
  return (
    <div class={joinClasses('djn-colors', className)} id={id} data-variant={variant}>
      {children}
    </div>
  );
}

export function ColorRow({ title, id, className, children }: ColorRowProps): VNode {
  return (
    <div class={joinClasses('djn-color-row', className)} id={id}>
      {title !== undefined && <div class="djn-color-title">{title}</div>}
      <div class="djn-color-items">{children}</div>
    </div>
  );
}

export function ColorItem({ name, value, darkValue, id, className }: ColorItemProps): VNode {
  const lightColor = safeColor(value) ?? 'transparent';
  return (
    <div class={joinClasses('djn-color', className)} id={id}>
      <span
        class="djn-color-swatch"
        style={{ '--djn-light': lightColor, '--djn-dark': safeColor(darkValue) ?? lightColor }}
      />
      {name !== undefined && <span class="djn-color-name">{name}</span>}
      <code>{darkValue === undefined || darkValue === value ? value : `${value} / ${darkValue}`}</code>
    </div>
  );
}
