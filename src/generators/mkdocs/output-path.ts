/**
 * Output path of a file of the docs folder. Renames files that MkDocs ignores: a top-level folder `templates`, and
 * names that start with a dot.
 */
export function mkDocsOutputPath(path: string): string {
  return path.replace(/^templates\//, 'templates_/').replace(/(^|\/)(?=\.[^./])/g, '$1_');
}
