import type { AsideProps } from '../../component-props.ts';
import { textOf } from '../attributes.ts';
import { common, type KnownComponent, optional } from './shared.ts';

function aside(kind: AsideProps['kind']): KnownComponent {
  return (props, page) => {
    const content = page.inside(props.children);
    const members = { title: page.markup(props.title), icon: page.icon(props), color: textOf(props, 'color') };
    return page.themed('Aside', { ...common(props), ...optional(members), kind }, content);
  };
}

/** Notes of all kinds. */
export const asides: Readonly<Record<string, KnownComponent>> = {
  Note: aside('note'),
  Warning: aside('warning'),
  Info: aside('info'),
  Tip: aside('tip'),
  Check: aside('check'),
  Danger: aside('danger'),
  Callout(props, page) {
    const kind = textOf(props, 'type', 'variant')?.toLowerCase() ?? '';
    return aside(kinds.get(kind) ?? 'callout')(props, page);
  },
};

const kinds = new Map<string, AsideProps['kind']>([
  ...(['note', 'warning', 'info', 'tip', 'check', 'danger'] as const).map((kind) => [kind, kind] as const),
  ['success', 'check'],
  ['error', 'danger'],
]);
