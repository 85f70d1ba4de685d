/** @jsxImportSource preact */
import { classes } from '../../render/classes.ts';
import { ownAside, withIcon } from '../../render/components.ts';

/** An aside as Rspress's own. */
export const Aside = ownAside({ check: 'tip' }, ({ name, word, title, icon, id, className, children }) => (
  <div class={classes('rp-callout', `rp-callout--${name}`, className)} id={id}>
    <div class="rp-callout__title">{withIcon(icon, title ?? word)}</div>
    <div class="rp-callout__content djn-aside-body">{children}</div>
  </div>
));
