import { packageVersion } from '../host/package-version.ts';

/**
 * Changes with the shape of `PageBody` and with the code of this folder, so that nobody who works on them is shown facts of
 * before. Published programs are told apart by their versions: see `programOf`.
 */
const factsVersion = 'bodies 13';

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
 */
export function programOf(): string {
  const versions = packages.map((name) => `${name} ${packageVersion(name)}`);
  return [factsVersion, ...versions, process.platform, process.arch, process.versions.modules].join(', ');
}
