/** Names, hexadecimal numbers, functions of colors: nothing that loads or ends the declaration. */
const color =
  /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]*\)|var\(--[\w-]+\))$/i;

/** A color that an author wrote, if it is one: it goes into an attribute of style. */
export function safeColor(written: string | undefined): string | undefined {
  const trimmed = written?.trim();
  return trimmed !== undefined && color.test(trimmed) ? trimmed : undefined;
}
