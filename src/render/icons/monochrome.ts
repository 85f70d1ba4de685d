import { parseColor } from '../colors.ts';

/** Matches elements that only clip, so that their colors aren't visible. */
const clipPattern = /<(clipPath|mask)\b[\s\S]*?<\/\1\s*>/gi;

/** Matches elements that can draw several colors. */
const multicolorPattern = /<(?:image|filter|foreignObject|pattern|\w*gradient)\b/i;

const shapePattern = /<(?:path|circle|ellipse|rect|line|polygon|polyline|text|use)\b[^>]*>/gi;

const paintPattern = /[\s;"'{](?:fill|stroke|stop-color|color)\s*[=:]\s*["']?\s*([^;"'}>]+)/gi;

const ignoredColors: ReadonlySet<string> = new Set(['none', 'transparent', 'inherit', 'currentcolor']);

const namedColors: ReadonlyMap<string, string> = new Map(
  Object.entries({ black: '#000', white: '#fff', gray: '#808080', grey: '#808080' }),
);

/** Maximum difference between the color channels (0 to 255) of a gray. Many grays in designs are slightly blue. */
const maxGraySpread = 16;

/**
 * True for an SVG in black, white or one gray, which hosts draw in the color of the text. False for other colors,
 * several colors, and colors that can't be determined.
 *
 * @param svg Text of the file.
 */
export function isMonochrome(svg: string): boolean {
  const drawing = svg.replace(clipPattern, '').replaceAll(/<!--[\s\S]*?-->/g, '');
  const [root] = /<svg\b[^>]*>/i.exec(drawing) ?? [];
  if (root === undefined || multicolorPattern.test(drawing)) return false;
  const colors = new Set<string>();
  for (const [, value = ''] of drawing.matchAll(paintPattern)) {
    const color = value.trim().toLowerCase();
    if (ignoredColors.has(color)) continue;
    const rgb = parseColor(namedColors.get(color) ?? color);
    if (rgb === undefined || Math.max(...rgb) - Math.min(...rgb) > maxGraySpread) return false;
    colors.add(rgb.join(' '));
  }
  // Shapes without a fill are black.
  const hasDefaultFill = (tag: string): boolean => !/[\s;"'](?:fill|class)\s*[=:]/i.test(tag);
  const visibleShapes = drawing.match(shapePattern) ?? [];
  if (visibleShapes.length === 0) return false;
  if (hasDefaultFill(root) && visibleShapes.some(hasDefaultFill)) colors.add('0 0 0');
  return colors.size <= 1;
}
