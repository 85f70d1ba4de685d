import { packageVersions } from '../host/package-versions.ts';

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
 *
 * @param require Finds packages from where it was made. Default: from this package.
 */
export function programOf(require?: NodeJS.Require): string {
  const versions = packageVersions(packages, require).map((version, index) => `${packages[index]} ${version}`);
  return [factsVersion, ...versions, process.platform, process.arch, process.versions.modules].join(', ');
}
