const elements = `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br
button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt
element em embed fieldset figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i
iframe image img input ins isindex kbd label legend li line link listing main map mark marquee math menu menuitem meta meter
multicol nav nobr noembed noframes noscript object ol optgroup option output p param path picture plaintext pre progress q
rb rect rp rt rtc ruby s samp script search section select shadow slot small source span spacer strike strong style sub
summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul use var video wbr xmp`;

const isElement: ReadonlySet<string> = new Set(elements.split(/\s+/));

/**
 * True for a start tag without a partner that is meant as text: the name of something to fill in (`<your-key>`), or a
 * type of code right after a word (`List<Item>`).
 *
 * @param before What is before the tag.
 * @param tag The tag as it is written.
 */
export function isPlaceholder(before: string, tag: string): boolean {
  const name = /^<([A-Za-z][\w.-]*)>$/.exec(tag)?.[1];
  if (name === undefined) return false;
  return /[\p{L}\p{N}_]$/u.test(before) || (/^[a-z]/.test(name) && !isElement.has(name));
}
