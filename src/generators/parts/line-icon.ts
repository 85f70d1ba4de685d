/**
 * Icon of lines in the color of the text, hidden from screen readers.
 *
 * @param path SVG path in a square of 24 units.
 */
export function renderLineIcon(path: string, className = ''): string {
  const classAttribute = className === '' ? '' : ` class="${className}"`;
  return `<svg${classAttribute} viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
