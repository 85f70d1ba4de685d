import { join } from 'node:path';
import { bodyCache } from './bodies/cache.ts';
import type { BodyLimits } from './bodies/complexity.ts';
import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { loadBodyParser } from './bodies/satteri.ts';
import { cacheFolder } from './host/cache-folder.ts';
import { packageVersion } from './host/package-folder.ts';

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
 * What reads the bodies of pages: the parser of this machine, and facts of earlier runs where they may be kept.
 *
 * @param root Absolute path of the docs folder.
 * @param onDisk False for a site that is not on disk: nothing is kept of it.
 * @param keepsFirst True for a program that follows a site: nothing more is kept once the first run has saved its facts.
 */
export async function bodyReader(
  root: string,
  onDisk: boolean,
  limits: BodyLimits,
  onProgress: ReadBodiesOptions['onProgress'],
  keepsFirst: boolean,
): Promise<ReadBodiesOptions> {
  const folder = onDisk ? cacheFolder(root) : undefined;
  const kept = folder === undefined ? undefined : { file: join(folder, 'bodies.json'), version: versionOf(limits) };
  return { cache: bodyCache(kept, keepsFirst), parser: await loadBodyParser(), limits, onProgress };
}

/**
 * What decides the facts of a text besides the text: this program, its parsers as they are installed, and the machine,
 * since the native parser runs on some only. Facts that another program found are not read.
 */
function versionOf({ pageNesting }: BodyLimits): string {
  const machine = [process.platform, process.arch, process.versions.modules];
  return [factsVersion, ...versions, ...machine, `nesting ${pageNesting}`].join(', ');
}
