const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;

/** Objects of the language that no name leads to. */
function hidden(): readonly unknown[] {
  return [
    function* () {}.constructor,
    (async () => {}).constructor,
    async function* () {}.constructor,
    getPrototypeOf([][Symbol.iterator]()),
    getPrototypeOf(''[Symbol.iterator]()),
    getPrototypeOf(new Map()[Symbol.iterator]()),
    getPrototypeOf(new Set()[Symbol.iterator]()),
    getPrototypeOf('a'.matchAll(/a/g)),
    ...[(function* () {})(), (async function* () {})()].map((made) => getPrototypeOf(getPrototypeOf(made) as object)),
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
  const waiting: unknown[] = [...hidden(), ...own];
  for (const name of ownKeys(globalThis)) {
    const property = getOwnPropertyDescriptor(globalThis, name);
    if (property === undefined || !('value' in property)) continue;
    if (property.value !== globalThis) waiting.push(property.value);
    if (property.configurable) {
      const { value, enumerable = false } = property;
      defineProperty(globalThis, name, { value, enumerable, writable: false, configurable: false });
    }
  }
  while (waiting.length > 0) {
    const object = waiting.pop();
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null || found.has(object)) continue;
    if (object === globalThis) continue;
    found.add(object);
    waiting.push(getPrototypeOf(object));
    for (const name of ownKeys(object)) {
      const property = getOwnPropertyDescriptor(object, name);
      waiting.push(property?.value, property?.get, property?.set);
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
  const { get, set } = {
    get: () => value as unknown,
    set(this: object, given: unknown) {
      if (this === object) throw new TypeError(`Cannot assign to read only property '${String(name)}'`);
      if (Object.hasOwn(this, name)) this[name as never] = given as never;
      else defineProperty(this, name, { value: given, writable: true, enumerable: true, configurable: true });
    },
  };
  defineProperty(object, name, { get, set, enumerable, configurable: false });
}
