import type { Props } from '../../component-renderer.ts';
import { isSet, numberOf, textOf } from '../attributes.ts';
import { addressOf, common, type KnownComponent, optional } from './shared.ts';

function without(props: Props, ...names: readonly string[]): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}

/** Parts of a line of text, and what leads elsewhere. */
export const words: Readonly<Record<string, KnownComponent>> = {
  Icon: (props, page) => page.icon(props),
  Tooltip(props, page) {
    const content = page.inside(props.children);
    const members = optional({
      headline: page.markup(props.headline),
      cta: page.markup(props.cta),
      href: addressOf(props, page),
    });
    return page.themed('Tooltip', { ...common(props), ...members, tip: page.markup(props.tip) ?? '' }, content);
  },
  Badge(props, page) {
    const content = page.inside(props.children);
    const members = optional({
      color: textOf(props, 'color'),
      size: textOf(props, 'size'),
      shape: textOf(props, 'shape'),
      icon: page.icon(without(props, 'color', 'size')),
    });
    const flags = { stroke: isSet(props, 'stroke'), disabled: isSet(props, 'disabled') };
    return page.themed('Badge', { ...common(props), ...members, ...flags }, content);
  },
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
  Visibility(props, page) {
    // What is meant for agents alone is no part of what people read.
    return textOf(props, 'for') === 'agents' ? null : page.inside(props.children).children;
  },
};
