import type { JsonPlace } from '../values/place.ts';
import type { Operation } from '../values/specification.ts';

/** Who has which address: two operations never share one. */
export class AddressBook {
  readonly #holders = new Map<string, { readonly operation: Operation; readonly place: JsonPlace }>();
  readonly #given = new Map<Operation, Map<string, string>>();
  readonly #next = new Map<string, number>();

  /**
   * Gives an operation its address, or the first free one with a number behind it. The same operation again gets what
   * it has.
   *
   * @returns `isNew` where this operation asks for the address the first time; `holder` where another operation had the address, the first time that this one asks.
   */
  take(
    wanted: string,
    operation: Operation,
    place: JsonPlace,
  ): { route: string; holder: { operation: Operation; place: JsonPlace } | undefined; isNew: boolean } {
    const own = this.#given.get(operation) ?? new Map<string, string>();
    this.#given.set(operation, own);
    const given = own.get(wanted);
    if (given !== undefined) return { route: given, holder: undefined, isNew: false };
    const holder = this.#holders.get(wanted);
    let route = wanted;
    for (let number = this.#next.get(wanted) ?? 1; this.#holders.has(route); number++) {
      route = `${wanted}-${number}`;
      this.#next.set(wanted, number + 1);
    }
    this.#holders.set(route, { operation, place });
    own.set(wanted, route);
    return { route, holder, isNew: true };
  }
}
