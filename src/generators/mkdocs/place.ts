/**
 * Where a file of the docs folder is written, and what is at this path is built. MkDocs passes over a folder `templates`
 * that lies beside its first page, and over all whose names begin with a dot.
 */
export function placeOf(path: string): string {
  return path.replace(/^templates\//, 'templates_/').replace(/(^|\/)(?=\.[^./])/g, '$1_');
}
