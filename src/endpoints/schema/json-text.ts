import { type Json, type JsonObject, jsonNumberSource, unmarkNumber } from '../../core/values.ts';

export interface JsonTextOptions {
  /** `true` indents by two spaces, `false` writes everything on one line. */
  readonly pretty: boolean;
  /** Approximate maximum length in characters. Longer text is truncated. */
  readonly limit: number;
}

const maxDepth = 30;

/**
 * Formats a number as JSON. JavaScript rounds integers above 53 bits, so the common limits 2⁶³ − 1 and 2⁶⁴ − 1 are
 * restored.
 */
export function numberText(value: number): string {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 2 ** 64) return String(value);
  const isLargest = value === 2 ** 63 || value === 2 ** 64;
  return String(isLargest ? BigInt(value) - 1n : BigInt(value));
}

/** Formats a value like `JSON.stringify`, but writes `…` instead of parts that are too long, too deep or circular. */
export function jsonText(value: Json, options: JsonTextOptions): string {
  const chunks: string[] = [];
  let length = 0;
  const write = (text: string): void => {
    length += text.length;
    if (length <= options.limit || text.length < 200) chunks.push(text);
    else chunks.push(`${text.slice(0, 200)}…`);
  };
  const writeNewline = (depth: number): void => {
    if (options.pretty) write(`\n${'  '.repeat(depth)}`);
  };

  function writeList(open: string, close: string, parts: readonly (() => void)[], depth: number): void {
    write(open);
    for (const [index, part] of parts.entries()) {
      if (index > 0) write(options.pretty ? ',' : ', ');
      writeNewline(depth + 1);
      if (length > options.limit) {
        write('…');
        break;
      }
      part();
    }
    if (parts.length > 0) writeNewline(depth);
    write(close);
  }

  function visit(marked: Json | undefined, depth: number): void {
    const source = jsonNumberSource(marked);
    const item = marked === undefined ? undefined : unmarkNumber(marked);
    if (source !== undefined) write(source);
    else if (typeof item === 'number' && Number.isFinite(item)) write(numberText(item));
    else if (typeof item !== 'object' || item === null) write(JSON.stringify(item) ?? 'null');
    else if (depth > maxDepth) write('…');
    else if (Array.isArray(item)) {
      const parts = item.slice(0, 10_000).map((each: Json) => () => visit(each, depth + 1));
      writeList('[', ']', parts, depth);
    } else {
      const members = Object.entries(item as JsonObject).filter(([, member]) => member !== undefined);
      const parts = members.map(([name, member]) => () => {
        write(`${JSON.stringify(name)}: `);
        visit(member, depth + 1);
      });
      writeList('{', '}', parts, depth);
    }
  }

  visit(value, 0);
  return chunks.join('');
}
