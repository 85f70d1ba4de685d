/** @jsxImportSource preact */
import { classes } from '../../render/classes.ts';
import { ownAside, Sign } from '../../render/components.ts';

/** Infima's alerts that admonitions look like, where their names are others. */
const alerts: Readonly<Record<string, string>> = { note: 'secondary', tip: 'success' };

/** An aside as Docusaurus's own. */
export const Aside = ownAside({ check: 'tip' }, ({ kind, name, word, title, icon, id, className, children }) => (
  <div
    class={classes('theme-admonition', `theme-admonition-${name}`, `alert alert--${alerts[name] ?? name}`, className)}
    id={id}
  >
    <div class={classes('djn-admonition-heading', title === undefined && 'djn-admonition-kind')}>
      {icon ?? <Sign name={kind} />}
      <span>{title ?? word.toLowerCase()}</span>
    </div>
    <div class="djn-aside-body">{children}</div>
  </div>
));
