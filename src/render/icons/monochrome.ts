import { parseColor } from '../colors.ts';

/** Parts that paint nothing themselves: their white and black say what is seen of other parts. */
const clips = /<(clipPath|mask)\b[\s\S]*?<\/\1\s*>/gi;

/** What has colors of its own, or may have. */
const colorful = /<(?:image|filter|foreignObject|pattern|\w*gradient)\b/i;

const shapes = /<(?:path|circle|ellipse|rect|line|polygon|polyline|text|use)\b[^>]*>/gi;

const paints = /[\s;"'{](?:fill|stroke|stop-color|color)\s*[=:]\s*["']?\s*([^;"'}>]+)/gi;

/** Colors that paint nothing, or the color of the text. */
const none: ReadonlySet<string> = new Set(['none', 'transparent', 'inherit', 'currentcolor']);

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ black: '#000', white: '#fff', gray: '#808080', grey: '#808080' }),
);

/** How far the parts of a color may be apart, of 255: greys of designers lean to blue. */
const nearlyGrey = 16;

/**
 * True for a drawing in black, white or one grey: a shape that can have the color of the text around it, as hosts draw
 * icons of the navigation. False for one with colors of its own, and wherever that is not certain.
 *
 * @param svg The text of the file.
 */
export function isMonochrome(svg: string): boolean {
  const drawing = svg.replace(clips, '').replaceAll(/<!--[\s\S]*?-->/g, '');
  const [root] = /<svg\b[^>]*>/i.exec(drawing) ?? [];
  if (root === undefined || colorful.test(drawing)) return false;
  const inks = new Set<string>();
  for (const [, written = ''] of drawing.matchAll(paints)) {
    const color = written.trim().toLowerCase();
    if (none.has(color)) continue;
    const ink = parseColor(named.get(color) ?? color);
    if (ink === undefined || Math.max(...ink) - Math.min(...ink) > nearlyGrey) return false;
    inks.add(ink.join(' '));
  }
  // What names no color is black.
  const isBare = (tag: string): boolean => !/[\s;"'](?:fill|class)\s*[=:]/i.test(tag);
  const shown = drawing.match(shapes) ?? [];
  if (shown.length === 0) return false;
  if (isBare(root) && shown.some(isBare)) inks.add('0 0 0');
  return inks.size <= 1;
}
