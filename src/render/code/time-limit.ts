import { createContext, Script } from 'node:vm';

const context = createContext({ run: undefined as (() => void) | undefined });
const script = new Script('run()');

/**
 * Runs something and ends it where it takes too long, whatever it does: what neither loops nor calls, such as a regular
 * expression, can be ended only by a clock. Nothing of it runs on then, no `finally` either.
 *
 * @throws What `run` throws, and what `isTimeout` knows.
 */
export function withinTime<Value>(run: () => Value, milliseconds: number): Value {
  let value: Value | undefined;
  const outer = context.run;
  context.run = () => {
    value = run();
  };
  try {
    script.runInContext(context, { timeout: milliseconds, displayErrors: false });
  } finally {
    context.run = outer;
  }
  return value as Value;
}

/** True for the end of something that took too long. */
export function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
