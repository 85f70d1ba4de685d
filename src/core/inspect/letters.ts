/** Letters and digits of a text, in lower case. */
export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
