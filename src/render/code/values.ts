import { type ComponentChildren, isValidElement } from 'preact';
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

/** How deep a value may be that goes to the code of a page. */
const deepest = 1000;

/** A value of the host as a text, and the values of the code's own that are in it. */
interface DescribedValue {
  readonly text: string;
  readonly given: readonly Raw[];
}

/**
 * Describes a value for the code of a page: `revived` of `inside/crossing.ts` makes it there.
 *
 * @param place Keeps an element of the host, and gives the number by which code asks for it.
 */
export function describe(value: object, place: (element: object) => number): DescribedValue {
  const given: Raw[] = [];
  const described = (one: unknown, depth: number): unknown => {
    if (depth > deepest) throw new Error('a value is nested too deeply');
    if (one instanceof Inside) return ['given', given.push(one.raw) - 1];
    if (one instanceof Named) return [one.kind, one.name];
    if (typeof one === 'number' && !Number.isFinite(one)) return ['number', String(one)];
    if (typeof one === 'bigint') return ['bigint', String(one)];
    if (Array.isArray(one)) return ['list', ...one.map((member) => described(member, depth + 1))];
    if (isPlain(one)) {
      return ['object', ...Object.entries(one).flatMap(([name, member]) => [name, described(member, depth + 1)])];
    }
    if (typeof one === 'object' && one !== null) return ['placed', place(one)];
    return one === undefined || typeof one === 'function' || typeof one === 'symbol' ? ['undefined'] : one;
  };
  return { text: JSON.stringify(described(value, 0)), given };
}

/** Reads what `described` of `inside/crossing.ts` has written. */
export function read(one: unknown, nodeOf: (piece: number) => unknown): unknown {
  if (!Array.isArray(one)) return one;
  const [kind, ...rest]: readonly unknown[] = one;
  switch (kind) {
    case 'number':
      return Number(rest[0]);
    case 'bigint':
      return BigInt(String(rest[0]));
    case 'function':
      return insideFunction;
    case 'element':
      return nodeOf(Number(rest[0]));
    case 'list':
      return rest.map((member) => read(member, nodeOf));
    case 'object':
      return Object.fromEntries(
        rest.flatMap((name, index) => (index % 2 === 0 ? [[String(name), read(rest[index + 1], nodeOf)]] : [])),
      );
    default:
      return undefined;
  }
}

/** Texts, numbers and their like are the same on both sides. */
export function wrapped(raw: Raw): unknown {
  return (typeof raw === 'object' && raw !== null) || typeof raw === 'function' || typeof raw === 'symbol'
    ? new Inside(raw)
    : raw;
}

/** True for an object whose members are values; a node of a page is none. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || value instanceof Inside || value instanceof Named) return false;
  return Object.getPrototypeOf(value) === null || !isValidElement(value);
}
