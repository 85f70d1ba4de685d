import type { ComponentChildren } from 'preact';
import type { ComponentRenderer, Props } from '../../component-renderer.ts';
import { textOf } from '../attributes.ts';

/** Reads what an author gave a component of the dialect and lets the theme write it. */
export type KnownComponent = (props: Props, page: ComponentRenderer) => ComponentChildren;

/** `id` and `className`, as far as they are given. */
export function common(props: Props): { readonly id?: string; readonly className?: string } {
  return optional({ id: textOf(props, 'id'), className: textOf(props, 'className', 'class') });
}

type Given<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** The members that are not undefined. */
export function optional<Members extends object>(members: Members): Given<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<Members>;
}

/** The id of an element: its own, or the one that hosts make of its title. */
export function idOf(
  element: string,
  name: string,
  title: string,
  props: Props,
  page: ComponentRenderer,
): string | undefined {
  const own = textOf(props, 'id');
  return page.id(own ?? page.titleId(element, name, title));
}

/** Where an element leads; undefined if it leads nowhere. */
export function addressOf(props: Props, page: ComponentRenderer): string | undefined {
  const href = textOf(props, 'href');
  return href === undefined ? undefined : page.link(href);
}
