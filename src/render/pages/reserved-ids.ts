import type { SlugRule } from '../../core/bodies.ts';

export class ReservedIds {
  readonly #ids = new Set<string>();
  readonly #firstNumber: number;

  constructor(rule?: SlugRule) {
    this.#firstNumber = rule === 'github' ? 1 : 2;
  }

  /**
   * Reserves a unique id: `name`, `name-2`, `name-3`. With the `github` rule, numbers start at 1: `name`, `name-1`.
   * Returns `undefined` for an empty name.
   */
  reserveUnique(name: string): string | undefined {
    if (name === '') return undefined;
    let id = name;
    for (let number = this.#firstNumber; this.#ids.has(id); number++) id = `${name}-${number}`;
    this.#ids.add(id);
    return id;
  }

  reserve(id: string): string {
    this.#ids.add(id);
    return id;
  }

  /** Saves the current state. The returned function releases all ids that were reserved later. */
  saveState(): () => void {
    const size = this.#ids.size;
    return () => {
      for (const id of [...this.#ids].slice(size)) this.#ids.delete(id);
    };
  }
}
