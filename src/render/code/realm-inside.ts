/** A value of the context that pages run in. The host keeps it and hands it back, and never looks into it. */
export type Raw = unknown;

/**
 * What a realm does for the host, inside of it. All functions are total: where one says so, it gives the mark of failures
 * instead of throwing, and `reason` says what failed. Texts, numbers and `Raw` values are all that crosses.
 */
export interface RealmInside {
  readonly reason: () => unknown;
  /** Makes a value that the host describes, of parts that are from here. May fail. */
  readonly revive: (text: string, ...parts: Raw[]) => Raw;
  /** Calls a function. May fail. */
  readonly call: (run: Raw, ...values: Raw[]) => Raw;
  /** Likewise, where the function may call hooks. May fail. */
  readonly evaluate: (run: Raw, ...values: Raw[]) => Raw;
  /** Describes a value as JSON; elements in it are pieces. May fail. */
  readonly describe: (value: Raw) => unknown;
  readonly piece: (index: number) => Raw;
  /** What a value shows. May fail. */
  readonly show: (value: Raw) => unknown;
  /** HTML of elements. May fail. */
  readonly html: (value: Raw) => unknown;
  /** HTML of a component with props. May fail. */
  readonly render: (component: Raw, props: Raw) => unknown;
  /** May fail. */
  readonly member: (value: Raw, name: string) => Raw;
  /** Names of the members of an object, as JSON. May fail. */
  readonly names: (value: Raw) => unknown;
  /** Gives the steps that were left. */
  readonly setSteps: (count: number) => unknown;
  readonly setBrowser: (isThere: boolean) => void;
}

/** A list that has crossed as JSON; empty if it is none. */
export function listIn(text: string): readonly unknown[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value : [];
}
