import { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, prototypeOf } from './natives.ts';

const { set: assign } = Reflect;

/** Objects of the language that no name leads to. */
function hidden(): readonly unknown[] {
  return [
    function* () {}.constructor,
    (async () => {}).constructor,
    async function* () {}.constructor,
    prototypeOf([][Symbol.iterator]()),
    prototypeOf(''[Symbol.iterator]()),
    prototypeOf(new Map()[Symbol.iterator]()),
    prototypeOf(new Set()[Symbol.iterator]()),
    prototypeOf('a'.matchAll(/a/g)),
    ...[(function* () {})(), (async function* () {})()].map((made) => prototypeOf(prototypeOf(made))),
  ];
}

/**
 * Freezes what the language has, and what is named besides: no code changes what the next one finds. Objects can still
 * have members of their own under names that these have.
 *
 * @param own More objects to freeze, with all that they lead to.
 */
export function freezeAll(own: readonly unknown[]): void {
  const found = new Set<object>();
  const add = (value: unknown): void => {
    if (((typeof value === 'object' && value !== null) || typeof value === 'function') && value !== globalThis) {
      found.add(value);
    }
  };
  hidden().forEach(add);
  own.forEach(add);
  for (const name of ownKeys(globalThis)) {
    const property = getOwnPropertyDescriptor(globalThis, name);
    if (property === undefined || !('value' in property)) continue;
    add(property.value);
    if (property.configurable) {
      const { value, enumerable = false } = property;
      defineProperty(globalThis, name, { value, enumerable, writable: false, configurable: false });
    }
  }
  // What is added while a set is gone through comes last.
  for (const object of found) {
    add(getPrototypeOf(object));
    for (const name of ownKeys(object)) {
      const property = getOwnPropertyDescriptor(object, name);
      add(property?.value);
      add(property?.get);
      add(property?.set);
    }
  }
  for (const object of found) {
    if (isOverridden(object)) for (const name of ownKeys(object)) allowOverriding(object, name);
    Object.freeze(object);
  }
}

/** True for objects whose members others commonly have under the same name: `this.name = …` in a class of errors. */
function isOverridden(object: object): boolean {
  if (object === Object.prototype || object === Function.prototype) return true;
  return object === Error.prototype || object instanceof Error;
}

/** An assignment to an object that inherits a frozen member would fail: the member becomes one that gives the object its own. */
function allowOverriding(object: object, name: PropertyKey): void {
  const property = getOwnPropertyDescriptor(object, name);
  if (property?.configurable !== true || !('value' in property)) return;
  const { value, enumerable = false } = property;
  const readOnly = `Cannot assign to read only property '${String(name)}'`;
  const { get, set } = {
    get: (): unknown => value,
    set(this: object, given: unknown) {
      if (this === object) throw new TypeError(readOnly);
      if (Object.hasOwn(this, name)) {
        if (!assign(this, name, given)) throw new TypeError(readOnly);
      } else defineProperty(this, name, { value: given, writable: true, enumerable: true, configurable: true });
    },
  };
  defineProperty(object, name, { get, set, enumerable, configurable: false });
}
