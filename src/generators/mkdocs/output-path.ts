import { posix } from 'node:path';

/**
 * Output path of a file of the docs folder. Renames files that MkDocs ignores: a top-level folder `templates`, and
 * names that start with a dot.
 */
export function mkDocsOutputPath(path: string): string {
  return path.replace(/^templates\//, 'templates_/').replace(/(^|\/)(?=\.[^./])/g, '$1_');
}

/** Output folder of a page with MkDocs's default `use_directory_urls`. */
export function outputFolder(file: string): string {
  const path = file.replace(/\.md$/, '');
  return posix.basename(path) === 'index' ? posix.dirname(path) : path;
}
