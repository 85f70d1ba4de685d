/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import type { FrameProps, ImageProps } from '../component-props.ts';

export function Frame({ caption, hint, id, className, children }: FrameProps): VNode {
  return (
    <figure class={classes('djn-frame', className)} id={id}>
      {hint !== undefined && <p class="djn-frame-hint">{hint}</p>}
      <div class="djn-frame-body">{children}</div>
      {caption !== undefined && <figcaption class="djn-frame-caption">{caption}</figcaption>}
    </figure>
  );
}

/** Attributes of pictures that are the host's alone. */
const own: ReadonlySet<string> = new Set(['noZoom', 'nozoom', 'zoom', 'children']);

export function Image({ src, alt = '', ...more }: ImageProps): VNode {
  const rest = Object.fromEntries(Object.entries(more).filter(([name]) => !own.has(name)));
  return <img loading="lazy" {...rest} src={src} alt={alt} />;
}
