import { config, page } from './folder.ts';

/** A site with one of each kind of content. */
export const sources = {
  'docs/docs.json': config({ $ref: 'navigation.json' }, { logo: '/logo.svg' }),
  'docs/navigation.json': '{ "pages": ["index", "empty", "gone"] }',
  'docs/index.mdx': page('Start'),
  'docs/empty.mdx': '',
  'docs/api.json': '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": {} }',
  'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'docs/old.html': '<!doctype html>\n<title>Old</title>\n',
  'docs/about.html': '<!doctype html>\n<style></style><p>&lt;title>Navigation report: <title>Navigation report: </p>',
  'docs-json-nav.config.json': '{ "root": "docs" }',
  'package.json': '{ "name": "a", "version": "1.0.0", "findings": [] }',
  'data.json': '{ "version": 1 }',
};

/** Commands that write a file, without the file name, and their name for the file. */
export const writers = [
  ['report --out', 'a report'],
  ['check --update-baseline --baseline', 'a baseline'],
] as const;
