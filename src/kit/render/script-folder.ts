/** Folder of a site, below its base, that scripts of pages are in. */
export const scriptFolder = '_docs-json-nav';
