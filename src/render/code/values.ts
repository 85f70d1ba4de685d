import type { ComponentChildren } from 'preact';
import type { Props } from '../component-renderer.ts';
import type { Raw } from './realm-inside.ts';

/** A value of the realm that a page's code runs in. Only its realm looks into it. */
export class Inside {
  readonly raw: Raw;

  constructor(raw: Raw) {
    this.raw = raw;
  }

  /** The function that it is, to tell it from others; undefined for any other value. */
  get function(): object | undefined {
    return typeof this.raw === 'function' ? this.raw : undefined;
  }
}

/** Something that a realm has, or makes, under a name: `useState`, a component that nobody defines. */
export class Named {
  readonly kind: string;
  readonly name: string;

  constructor(kind: string, name: string) {
    this.kind = kind;
    this.name = name;
  }
}

/** A component that the host renders. */
export class HostComponent extends Named {
  readonly render: (props: Props) => ComponentChildren;
  readonly members: Readonly<Record<string, HostComponent>>;
  /** True for one of the dialect: it is given plain values and elements, and contains no state of its own. */
  readonly isKnown: boolean;

  constructor(
    id: string,
    render: (props: Props) => ComponentChildren,
    { members = {}, isKnown = false }: Partial<Pick<HostComponent, 'members' | 'isKnown'>> = {},
  ) {
    super('component', id);
    this.render = render;
    this.members = members;
    this.isKnown = isKnown;
  }
}

/** What a page can name as a component. */
export type Component = Inside | Named;

/** The component that a value is, if it is one. */
export function componentOf(value: unknown): Component | undefined {
  if (value instanceof Named) return value;
  return value instanceof Inside && value.function !== undefined ? value : undefined;
}

/** A function of a page, as the host is told of it: it is there, and that is all. */
export function insideFunction(): void {}
