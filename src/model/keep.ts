interface Kept {
  readonly inputs: readonly unknown[];
  readonly value: unknown;
}

/** Parts of the last model by the object that each was made from, for as long as somebody holds that object. */
export type ModelMemory = WeakMap<object, Kept>;

/**
 * A part of a model: that of the last one where it would be made of the same things.
 *
 * @param memory Undefined where no further model is made.
 * @param from What it is made from, and nothing else is.
 * @param inputs Everything else that it depends on. Values count as the same where they are identical.
 */
export function keep<Value>(
  memory: ModelMemory | undefined,
  from: object,
  inputs: readonly unknown[],
  make: () => Value,
): Value {
  const kept = memory?.get(from);
  if (kept !== undefined && areSame(kept.inputs, inputs)) return kept.value as Value;
  const value = make();
  memory?.set(from, { inputs, value });
  return value;
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && now.every((item, index) => item === before[index]);
}
