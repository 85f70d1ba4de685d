import type { ComponentChildren } from 'preact';
import { isUnsafeUrl } from '../../../core/links.ts';
import type { Markup, ThemeComponents } from '../../component-props.ts';
import type { ComponentRenderer, PageProps } from '../../component-renderer.ts';
import { textProp } from '../read-props.ts';

export type BuiltInComponent = (props: PageProps, page: ComponentRenderer) => ComponentChildren;

/** Built-in components by name. The name of a member contains a dot: `Tree.File`. */
export type BuiltInComponents = Readonly<Record<string, BuiltInComponent>>;

/**
 * Creates a built-in component that renders its children and passes them to the theme's component, with `id` and
 * `className`.
 *
 * @param readProps Reads the other attributes.
 */
export function themedComponent<Name extends keyof ThemeComponents>(
  name: Name,
  readProps: (props: PageProps, page: ComponentRenderer) => Parameters<ThemeComponents[Name]>[0],
): BuiltInComponent {
  return (props, page) => {
    const content = page.renderChildren(props.children);
    return page.renderThemeComponent(name, { ...commonProps(props), ...readProps(props, page) }, content);
  };
}

export function commonProps(props: PageProps): {
  readonly id: string | undefined;
  readonly className: string | undefined;
} {
  return { id: textProp(props, 'id'), className: textProp(props, 'className', 'class') };
}

/** Returns the `id` attribute, or else the id that hosts derive from the title. The id is unique on the page. */
export function elementId(
  element: string,
  name: string,
  title: string,
  props: PageProps,
  page: ComponentRenderer,
): string | undefined {
  return page.id(textProp(props, 'id') ?? page.titleId(element, name, title));
}

/** Returns the resolved link; `undefined` if the link is absent or unsafe. */
export function safeHref(props: PageProps, page: ComponentRenderer): string | undefined {
  const href = textProp(props, 'href');
  return href === undefined || isUnsafeUrl(href, 'followed') ? undefined : page.link(href);
}

/** Renders the icon of a component that isn't an icon itself: `size` and classes are those of the component. */
export function renderOwnIcon(props: PageProps, page: ComponentRenderer): Markup | undefined {
  return page.renderIcon(omitProps(props, 'size', 'className'));
}

export function omitProps(props: PageProps, ...names: readonly string[]): PageProps {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}
