import type { Props } from '../../component-renderer.ts';
import { isSet, numberOf, textOf } from '../attributes.ts';
import { addressOf, common, type KnownComponents, themed } from './shared.ts';

function without(props: Props, ...names: readonly string[]): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}

export const words: KnownComponents = {
  Icon: (props, page) => page.icon(props),
  Tooltip: themed('Tooltip', (props, page) => ({
    headline: page.markup(props.headline),
    cta: page.markup(props.cta),
    href: addressOf(props, page),
    tip: page.markup(props.tip) ?? '',
  })),
  Badge: themed('Badge', (props, page) => ({
    color: textOf(props, 'color'),
    size: textOf(props, 'size'),
    shape: textOf(props, 'shape'),
    icon: page.icon(without(props, 'color', 'size')),
    stroke: isSet(props, 'stroke'),
    disabled: isSet(props, 'disabled'),
  })),
  Heading(props, page) {
    const depth = numberOf(props, 'level', 1, 6, 2);
    const content = page.inside(props.children);
    const text = page.words(props.children);
    const id = page.id(page.ids.next({ text, id: textOf(props, 'id') })) ?? '';
    page.headings.push({ id, text, depth, kind: 'heading' });
    return page.themed('Heading', { ...common(props), depth, id }, content);
  },
  Link: (props, page) => page.element('a', without(props, 'children'), [props.children]),
  Image: (props, page) => page.element('img', without(props, 'children'), []),
  // Content for agents isn't shown to human readers.
  Visibility: (props, page) => (textOf(props, 'for') === 'agents' ? null : page.inside(props.children).children),
};
