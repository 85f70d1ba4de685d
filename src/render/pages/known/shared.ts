import type { ComponentChildren } from 'preact';
import { isUnsafeAddress } from '../../../core/links.ts';
import type { ThemeComponents } from '../../component-props.ts';
import type { ComponentRenderer, Props } from '../../component-renderer.ts';
import { textOf } from '../attributes.ts';

/** Reads the attributes of a built-in component and renders it with the theme. */
export type KnownComponent = (props: Props, page: ComponentRenderer) => ComponentChildren;

/** Built-in components by name; members with a dot: `Tree.File`. */
export type KnownComponents = Readonly<Record<string, KnownComponent>>;

/**
 * Makes a component that renders its children, then itself. `id` and `className` are passed on.
 *
 * @param read Reads all other attributes.
 */
export function themed<Name extends keyof ThemeComponents>(
  name: Name,
  read: (props: Props, page: ComponentRenderer) => Parameters<ThemeComponents[Name]>[0],
): KnownComponent {
  return (props, page) => {
    const content = page.inside(props.children);
    return page.themed(name, { ...common(props), ...read(props, page) }, content);
  };
}

export function common(props: Props): { readonly id: string | undefined; readonly className: string | undefined } {
  return { id: textOf(props, 'id'), className: textOf(props, 'className', 'class') };
}

/** The `id` attribute, or the id that hosts derive from the title; made unique on the page. */
export function idOf(
  element: string,
  name: string,
  title: string,
  props: Props,
  page: ComponentRenderer,
): string | undefined {
  return page.id(textOf(props, 'id') ?? page.titleId(element, name, title));
}

/** The resolved `href`; `undefined` if it is absent or unsafe. */
export function addressOf(props: Props, page: ComponentRenderer): string | undefined {
  const href = textOf(props, 'href');
  return href === undefined || isUnsafeAddress(href, 'followed') ? undefined : page.link(href);
}
