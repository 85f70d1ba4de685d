import type { BodyParser } from '../values/page-body.ts';
import { loadFastParser } from './satteri.ts';

/** The parser of this machine: the native one if it is installed, with remark, loaded at need, for what that leaves. */
export async function loadBodyParser(): Promise<BodyParser> {
  const fast = await loadFastParser();
  return async (text, format) => fast?.(text, format) ?? (await import('./remark.ts')).parseBody(text, format);
}
