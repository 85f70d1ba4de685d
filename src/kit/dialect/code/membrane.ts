import { compileFunction } from 'node:vm';

/** Wraps a value of one realm for the other; primitives pass as they are. */
export type Wrap = (value: unknown) => unknown;

/** Both sides of what lies between the realm of this program and that of pages. */
export interface Membrane {
  /** A value of ours as pages see it: an object that was made in their realm. */
  readonly toPage: Wrap;
  /** A value of a page as this program sees it. */
  readonly toHost: Wrap;
}

/** What makes the wrappers of one realm, evaluated in that realm. */
export type MakeSide = (settings: SideSettings) => Wrap;

interface SideSettings {
  /** Wrappers by what they wrap. */
  readonly known: WeakMap<object, unknown>;
  /** What is wrapped, by its wrappers. */
  readonly wrapped: WeakMap<object, unknown>;
  /** Wraps values of this realm for the other one: what the other one's functions are called with. */
  readonly out: Wrap;
  /** Whether this realm may write to an object of the other one. */
  readonly mayWrite: (value: object) => boolean;
}

/**
 * One half of the membrane, as source: it is evaluated in both realms, so that every wrapper, every array of names and
 * every error that a realm sees was made in it. It keeps the functions that it uses before any page runs.
 */
export const sideSource = `
  'use strict';
  const { apply, construct, get, getOwnPropertyDescriptor, getPrototypeOf, has, ownKeys, set } = Reflect;
  const { isArray } = Array;
  const OwnProxy = Proxy;
  const find = WeakMap.prototype.get;
  const note = WeakMap.prototype.set;
  const bind = Function.prototype.bind;
  const isAbove = Object.prototype.isPrototypeOf;
  const top = Object.prototype;
  return ({ known, wrapped, out, mayWrite }) => {
    const guarded = (run) => {
      try {
        return run();
      } catch (error) {
        // What the engine throws in this realm is of this realm already.
        throw apply(isAbove, top, [error]) ? error : wrap(error);
      }
    };
    const outAll = (args) => {
      const list = [];
      for (let index = 0; index < args.length; index++) list[index] = out(args[index]);
      return list;
    };
    function wrap(value) {
      if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
      const before = apply(find, known, [value]);
      if (before !== undefined) return before;
      // A function that can be called with new, and has no property that a wrapper would have to have.
      const target = typeof value === 'function' ? apply(bind, function () {}, [undefined]) : isArray(value) ? [] : {};
      const proxy = new OwnProxy(target, handlerOf(value, target));
      apply(note, known, [value, proxy]);
      apply(note, wrapped, [proxy, value]);
      return proxy;
    }
    function handlerOf(value, target) {
      return {
        __proto__: null,
        get: (_, name) => guarded(() => wrap(get(value, name))),
        set: (_, name, given) => guarded(() => mayWrite(value) && set(value, name, out(given))),
        has: (_, name) => guarded(() => has(value, name)),
        deleteProperty: () => false,
        defineProperty(_, name, { value: given }) {
          return guarded(() => mayWrite(value) && set(value, name, out(given)));
        },
        ownKeys: () => guarded(() => ownKeys(value)),
        getOwnPropertyDescriptor(_, name) {
          return guarded(() => {
            const found = getOwnPropertyDescriptor(value, name);
            if (found === undefined) return undefined;
            const configurable = !(name === 'length' && isArray(target));
            const own = wrap(get(value, name));
            return { value: own, writable: true, enumerable: found.enumerable, configurable };
          });
        },
        getPrototypeOf: () => guarded(() => wrap(getPrototypeOf(value))),
        setPrototypeOf: () => false,
        preventExtensions: () => false,
        apply: (_, self, args) => guarded(() => wrap(apply(value, out(self), outAll(args)))),
        construct: (_, args, made) =>
          guarded(() => wrap(construct(value, outAll(args), made === apply(find, known, [value]) ? value : out(made)))),
      };
    }
    return wrap;
  };
`;

/**
 * Makes the membrane: whatever object of one realm the other one gets is a wrapper that was made there, and whatever
 * comes back is itself again. So no object of this program, and no function of it, is ever in the hands of a page: what a
 * page reaches from them are its own realm's intrinsics (https://tvcutsem.github.io/membranes describes the pattern).
 *
 * @param evaluate Evaluates the body of a function in the realm of pages.
 * @param intrinsics The intrinsic objects of a realm, the same ones in the same order for both.
 * @param mayPageWrite Whether a page may write to an object of ours.
 */
export function createMembrane(
  evaluate: (body: string) => unknown,
  intrinsics: readonly [ours: readonly object[], theirs: readonly object[]],
  mayPageWrite: (value: object) => boolean,
): Membrane {
  const ours = compileFunction(sideSource)() as MakeSide;
  const theirs = evaluate(sideSource) as MakeSide;
  /** Pages' wrappers of our values; our wrappers of theirs. What a wrapper wraps is known under the wrapper. */
  const [fromHost, fromPage] = [new WeakMap<object, unknown>(), new WeakMap<object, unknown>()];
  for (const [index, own] of intrinsics[0].entries()) {
    const other = intrinsics[1][index] as object;
    fromHost.set(own, other);
    fromPage.set(other, own);
  }
  // What is wrapped on the one side is unwrapped on the other: each side's wrappers are the other's known values.
  const toHost: Wrap = ours({
    known: fromPage,
    wrapped: fromHost,
    out: (value) => toPage(value),
    mayWrite: () => true,
  });
  const toPage: Wrap = theirs({
    ...{ known: fromHost, wrapped: fromPage, out: (value: unknown) => toHost(value), mayWrite: mayPageWrite },
  });
  return { toPage, toHost };
}
