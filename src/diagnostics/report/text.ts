/** Text made safe for a terminal: control characters, which could move the cursor or hide words, become visible. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (unit) =>
    unit === '\t' ? '  ' : String.fromCodePoint(0x2400 + ((unit.codePointAt(0) as number) % 0x20)),
  );
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** Columns that a text takes in a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += wide.test(character) ? 2 : 1;
  return columns;
}

/** `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
