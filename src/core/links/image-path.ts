import { isExternal } from './url.ts';

const imageExtension = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

export function hasImageExtension(path: string): boolean {
  return imageExtension.test(path);
}

/** True for an icon that is a path to an image in the docs. Other icons are names, text, URLs or markup. */
export function isImagePath(icon: string): boolean {
  if (isExternal(icon) || /[\s<>{}]/.test(icon)) return false;
  return hasImageExtension(icon) || /^\.{0,2}\/[^/]/.test(icon);
}
