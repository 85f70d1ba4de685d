/* Colors of sites: read, compared, and kept from being anything else. */

export { contrast, formatColor, mixColors, parseColor, type Rgb, readableOn } from './colors/color.ts';
export { safeColor } from './colors/safe-color.ts';
