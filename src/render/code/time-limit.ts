import { type Context, createContext, Script } from 'node:vm';

const context: Context = createContext({ run: undefined });
const script = new Script('run()');

/**
 * Runs something and ends it where it takes too long, whatever it does: what neither loops nor calls, such as a regular
 * expression, can be ended only by a clock. Nothing of it runs on then, no `finally` either.
 *
 * @throws What `run` throws, and what `isTimeout` knows.
 */
export function withinTime<Value>(run: () => Value, milliseconds: number): Value {
  const outer: unknown = context.run;
  context.run = run;
  try {
    return script.runInContext(context, { timeout: milliseconds, displayErrors: false });
  } finally {
    context.run = outer;
  }
}

/** True for the end of something that took too long. */
export function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
