/**
 * Styles that keep the text of pages within its window: long words break, and pictures, frames and code are no wider than
 * the text. They are weak: what an author, a theme or a class says of a width counts.
 *
 * @param pages Selector of what is around the text of pages: `.text`.
 */
export function fittingText(pages: string): string {
  return [
    `:where(${pages}) { overflow-wrap: anywhere; }`,
    // Starlight's code breaks where it has to, and is as wide as its longest word before that.
    `:where(${pages}) :where(code, kbd, samp) { overflow-wrap: inherit; }`,
    // The columns of a table would be as narrow as a letter: tables are moved sideways.
    `:where(${pages}) :is(th, td) { overflow-wrap: break-word; }`,
    `:where(${pages}) pre { overflow-x: auto; }`,
    `:where(${pages}) :where(img, video, iframe, svg, canvas, object, embed) { max-width: 100%; }`,
    '',
  ].join('\n');
}
