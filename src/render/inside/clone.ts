/** `structuredClone`, of what a page may contain. */
export function cloned(value: unknown): unknown {
  const known = new Map<object, unknown>();
  return copy(value);

  function copy(one: unknown): unknown {
    if (typeof one === 'function' || typeof one === 'symbol')
      throw new TypeError(`${String(one)} could not be cloned.`);
    if (typeof one !== 'object' || one === null) return one;
    if (known.has(one)) return known.get(one);
    if (Array.isArray(one)) return copyMembers(one, new Array<unknown>(one.length));
    if (one instanceof Date) return keep(one, new Date(one.getTime()));
    if (one instanceof RegExp) return keep(one, new RegExp(one.source, one.flags));
    if (one instanceof Map) {
      const made = keep(one, new Map());
      for (const [key, member] of [...one]) made.set(copy(key), copy(member));
      return made;
    }
    if (one instanceof Set) {
      const made = keep(one, new Set());
      for (const member of [...one]) made.add(copy(member));
      return made;
    }
    if (one instanceof ArrayBuffer) return keep(one, one.slice(0));
    if (ArrayBuffer.isView(one)) {
      const isPlain = one instanceof DataView;
      return keep(one, isPlain ? new DataView(one.buffer.slice(0)) : Reflect.construct(one.constructor, [one]));
    }
    if (one instanceof Error) return keep(one, Object.assign(new Error(one.message), { name: one.name }));
    return copyMembers(one, {});
  }

  function keep<Made>(one: object, made: Made): Made {
    known.set(one, made);
    return made;
  }

  function copyMembers(one: object, made: object): object {
    known.set(one, made);
    for (const [name, member] of Object.entries(one)) {
      Object.defineProperty(made, name, { value: copy(member), writable: true, configurable: true, enumerable: true });
    }
    return made;
  }
}
