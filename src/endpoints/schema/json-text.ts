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
export function formatJsonNumber(value: number): string {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 2 ** 64) return String(value);
  const isRoundedLimit = value === 2 ** 63 || value === 2 ** 64;
  return String(isRoundedLimit ? BigInt(value) - 1n : BigInt(value));
}

/** Formats a value like `JSON.stringify`, but writes `…` instead of parts that are too long, too deep or circular. */
export function formatJson(value: Json, options: JsonTextOptions): string {
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

  function writeList(
    openBracket: string,
    closeBracket: string,
    itemWriters: readonly (() => void)[],
    depth: number,
  ): void {
    write(openBracket);
    for (const [index, writeItem] of itemWriters.entries()) {
      if (index > 0) write(options.pretty ? ',' : ', ');
      writeNewline(depth + 1);
      if (length > options.limit) {
        write('…');
        break;
      }
      writeItem();
    }
    if (itemWriters.length > 0) writeNewline(depth);
    write(closeBracket);
  }

  function visit(markedValue: Json | undefined, depth: number): void {
    const source = jsonNumberSource(markedValue);
    const item = markedValue === undefined ? undefined : unmarkNumber(markedValue);
    if (source !== undefined) write(source);
    else if (typeof item === 'number' && Number.isFinite(item)) write(formatJsonNumber(item));
    else if (typeof item !== 'object' || item === null) write(JSON.stringify(item) ?? 'null');
    else if (depth > maxDepth) write('…');
    else if (Array.isArray(item)) {
      const itemWriters = item.slice(0, 10_000).map((element: Json) => () => visit(element, depth + 1));
      writeList('[', ']', itemWriters, depth);
    } else {
      const members = Object.entries(item as JsonObject).filter(([, member]) => member !== undefined);
      const itemWriters = members.map(([name, member]) => () => {
        write(`${JSON.stringify(name)}: `);
        visit(member, depth + 1);
      });
      writeList('{', '}', itemWriters, depth);
    }
  }

  visit(value, 0);
  return chunks.join('');
}
