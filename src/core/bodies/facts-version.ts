import { packageVersion } from '../host/package-folder.ts';
import type { BodyLimits } from './complexity.ts';

/**
 * Changes with the shape of `PageBody` and with the code of `bodies`, so that nobody who works on them is shown facts of
 * before. Published programs are told apart by their versions.
 */
const factsVersion = 'bodies 14';

/** Packages that a fact may change with: the native parser, and what remark is made of. */
const packages = [
  ...['docs-json-nav', 'satteri', 'unified', 'remark-parse', 'remark-mdx', 'mdast-util-from-markdown'],
  ...['mdast-util-mdx', 'micromark-core-commonmark', 'micromark-extension-mdx-jsx'],
  ...['micromark-extension-mdx-expression', 'micromark-extension-mdxjs-esm', 'acorn', 'acorn-jsx', 'github-slugger'],
];
const versions = packages.map((name) => `${name} ${packageVersion(name)}`);

/**
 * What decides the facts of a text besides the text: this program, its parsers as they are installed, and the machine,
 * since the native parser runs on some only. Facts that another program found are not read.
 */
export function versionOf({ pageNesting }: BodyLimits): string {
  const machine = [process.platform, process.arch, process.versions.modules];
  return [factsVersion, ...versions, ...machine, `nesting ${pageNesting}`].join(', ');
}
