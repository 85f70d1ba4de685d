import type { BodyParser } from '../values/page-body.ts';
import type { FastParser } from './satteri.ts';

/** How the facts are found. */
export interface ParserOptions {
  /** Use the native package if it is installed. Default: true. */
  readonly accelerator?: boolean;
}

/** The parser of this machine: the native one if it is installed, with remark, loaded at need, for what that leaves. */
export async function loadBodyParser({ accelerator = true }: ParserOptions = {}): Promise<BodyParser> {
  const fast: FastParser | undefined = accelerator ? await (await import('./satteri.ts')).loadFastParser() : undefined;
  let remark: BodyParser | undefined;
  return (text, format) => {
    const found = fast?.(text, format);
    if (found !== undefined) return found;
    return remark?.(text, format) ?? loadRemark().then((parse) => parse(text, format));
  };

  async function loadRemark(): Promise<BodyParser> {
    remark = (await import('./remark.ts')).parseBody;
    return remark;
  }
}
