import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { factsVersion } from './facts.ts';

/** Packages that a fact may change with: the native parser, and what remark is made of. */
const packages = [
  ...[
    'docs-json-nav',
    'satteri',
    'unified',
    'remark-parse',
    'remark-mdx',
    'mdast-util-from-markdown',
    'mdast-util-mdx',
  ],
  ...['micromark-core-commonmark', 'micromark-extension-mdx-jsx', 'micromark-extension-mdx-expression'],
  ...['micromark-extension-mdxjs-esm', 'acorn', 'acorn-jsx', 'github-slugger'],
] as const;

/**
 * What decides the facts of a text besides the text: this program, its parsers as they are installed, and the machine,
 * since the native parser runs on some only. Facts that another program found are not read.
 *
 * @param require Finds packages from where it was made. Default: from this file.
 */
export function programOf(require: NodeJS.Require = createRequire(import.meta.url)): string {
  const versions = packages.map((name) => `${name} ${versionOf(name, require)}`);
  return [factsVersion, ...versions, process.platform, process.arch, process.versions.modules].join(', ');
}

/** `none` for a package that is not installed. */
function versionOf(name: string, require: NodeJS.Require): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const { version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version?: unknown };
      return String(version);
    } catch {
      // Not in this folder.
    }
  }
  return 'none';
}
