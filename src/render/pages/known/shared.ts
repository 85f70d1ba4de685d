import type { ComponentChildren } from 'preact';
import { isUnsafeAddress } from '../../../core/links.ts';
import type { ThemeComponents } from '../../component-props.ts';
import type { ComponentRenderer, Props } from '../../component-renderer.ts';
import { textOf } from '../attributes.ts';

/** Reads what an author gave a component of the dialect and lets the theme write it. */
export type KnownComponent = (props: Props, page: ComponentRenderer) => ComponentChildren;

/** Components of the dialect by their names; members by theirs with a dot. */
export type KnownComponents = Readonly<Record<string, KnownComponent>>;

/** A component with its `id` and `className`, around its content. @param read Reads its other attributes. */
export function themed<Name extends keyof ThemeComponents>(
  name: Name,
  read: (props: Props, page: ComponentRenderer) => Parameters<ThemeComponents[Name]>[0],
): KnownComponent {
  return (props, page) => {
    const content = page.inside(props.children);
    return page.themed(name, { ...common(props), ...read(props, page) }, content);
  };
}

/** `id` and `className`, as far as they are given. */
export function common(props: Props): { readonly id: string | undefined; readonly className: string | undefined } {
  return { id: textOf(props, 'id'), className: textOf(props, 'className', 'class') };
}

/** The id of an element: its own, or the one that hosts make of its title. */
export function idOf(
  element: string,
  name: string,
  title: string,
  props: Props,
  page: ComponentRenderer,
): string | undefined {
  return page.id(textOf(props, 'id') ?? page.titleId(element, name, title));
}

/** Where an element leads; undefined if it leads nowhere. */
export function addressOf(props: Props, page: ComponentRenderer): string | undefined {
  const href = textOf(props, 'href');
  return href === undefined || isUnsafeAddress(href, 'followed') ? undefined : page.link(href);
}
