/**
 * A style sheet without the properties that the style sheets of a project set: where those come first, they would not
 * win over it.
 *
 * @param own Texts of the project's style sheets.
 */
export function withoutOwn(css: string, own: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (own.includes(`${name}:`) ? '' : line));
}
