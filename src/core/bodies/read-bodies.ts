import { sha256 } from '../host/hash.ts';
import { type Host, readText } from '../host/host.ts';
import type { Inventory } from '../values/inventory.ts';
import { withoutUndefined } from '../values/json.ts';
import type { Range } from '../values/location.ts';
import type { BodyFormat, BodyParser, PageBody } from '../values/page-body.ts';
import { TimeSlices } from '../values/time-slices.ts';
import { type ReplacedText, replaceVariables, type Variables } from '../values/variables.ts';
import { scanCode } from './code.ts';
import { type BodyLimits, findExcessiveNesting } from './complexity.ts';
import { findFileImports, findImportedFile } from './imports.ts';
import { findMappedUrls } from './mapped-links.ts';

export interface ReadBodiesOptions {
  readonly parser: BodyParser;
  readonly limits: BodyLimits;
  /** Cache of bodies that were parsed with the same limits. New bodies are added. Default: no cache. */
  readonly cache?: BodyCache | undefined;
  /** Variables to replace before parsing. Ranges still refer to the original text. Default: none. */
  readonly variables?: Variables;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export type BodyCache = Map<string, PageBody>;

type CachedRead = (
  file: string,
  read: () => Promise<PageBody | undefined>,
) => PageBody | undefined | Promise<PageBody | undefined>;

/**
 * Extracts the facts of pages. Keeps no page text in memory.
 *
 * @param files Each file is read once. The result has the same order.
 * @param readText Text without byte order mark; `undefined` for an unreadable file, which is skipped.
 * @param readCached Calls `read`, or returns the result of an earlier run for an unchanged file. Default: always reads.
 */
export async function readBodies(
  files: Iterable<string>,
  readText: (file: string) => string | undefined,
  options: ReadBodiesOptions,
  readCached: CachedRead = (_, read) => read(),
): Promise<ReadonlyMap<string, PageBody>> {
  const { variables = noVariables, onProgress } = options;
  const bodies = new Map<string, PageBody>();
  const uniqueFiles = [...new Set(files)];
  let done = 0;
  const slices = new TimeSlices();
  for (const file of uniqueFiles) {
    const bodyOrPromise = readCached(file, async () => {
      const text = readText(file);
      if (text === undefined) return undefined;
      const replacedText = replaceVariables(text, variables);
      const result = isModuleFile(file)
        ? moduleBody(replacedText.text)
        : await readBody(replacedText.text, formatOf(file), options);
      return replacedText.text === text ? result : mapToSource(result, replacedText);
    });
    const body = bodyOrPromise instanceof Promise ? await bodyOrPromise : bodyOrPromise;
    if (body !== undefined) bodies.set(file, body);
    done++;
    if (slices.isOver) {
      onProgress?.(done, uniqueFiles.length);
      await slices.pause();
    }
  }
  onProgress?.(done, uniqueFiles.length);
  return bodies;
}

async function readBody(
  text: string,
  format: BodyFormat,
  { parser, limits, cache }: ReadBodiesOptions,
): Promise<PageBody> {
  const key = cache === undefined ? '' : `${format}:${sha256(text)}`;
  const cached = cache?.get(key);
  if (cached !== undefined) return cached;
  const excess = findExcessiveNesting(text, limits);
  if (excess !== undefined) return { links: [], anchors: [], imports: [], excess };
  const mdxBody = await parser(text, 'mdx');
  const { syntaxError: mdxError } = mdxBody;
  const result = format === 'md' && mdxError !== undefined ? { ...(await parser(text, 'md')), mdxError } : mdxBody;
  // Copies the strings: a substring would keep the text of the whole page in memory.
  const body: PageBody = JSON.parse(JSON.stringify(result));
  cache?.set(key, body);
  return body;
}

function isModuleFile(file: string): boolean {
  return /\.[jt]sx?$/i.test(file);
}

function moduleBody(text: string): PageBody {
  const codeBody = scanCode(text);
  const imports = findFileImports(text).map(({ names: _, ...statement }) => ({ ...statement, isUsed: true }));
  const mappedUrls = findMappedUrls(text, [{ start: 0, end: text.length }]);
  const unsafe = [...(codeBody.unsafe ?? []), ...mappedUrls.unsafe];
  const links = [...codeBody.links, ...mappedUrls.links];
  return { ...codeBody, links, ...(unsafe.length === 0 ? {} : { unsafe }), imports };
}

function mapToSource(body: PageBody, { originalOffset }: ReplacedText): PageBody {
  const mapRange = <Item extends Range>(item: Item): Item => ({
    ...item,
    start: originalOffset(item.start),
    end: Math.max(originalOffset(item.end), originalOffset(item.start)),
  });
  const { links, imports, spacedLinks, unsafe, undefinedNames, variables, ignores, syntaxError, mdxError, excess } =
    body;
  return {
    ...body,
    links: links.map(mapRange),
    imports: imports.map((item) => ({
      ...item,
      start: originalOffset(item.start),
      written: mapRange(item.specifierRange),
    })),
    ...withoutUndefined({
      spacedLinks: spacedLinks?.map(mapRange),
      unsafe: unsafe?.map(mapRange),
      undefinedNames: undefinedNames?.map(mapRange),
      variables: variables?.map(mapRange),
      ignores: ignores?.map((item) => ({ ...mapRange(item), until: originalOffset(item.until) })),
      syntaxError: syntaxError && mapRange(syntaxError),
      mdxError: mdxError && mapRange(mdxError),
      excess: excess && { ...excess, start: originalOffset(excess.start) },
    }),
  };
}

const noVariables: Variables = new Map();

/** `.md` files fall back to Markdown if they are not valid MDX, as on hosts. All other files are MDX. */
export function formatOf(file: string): BodyFormat {
  return /\.md$/i.test(file) ? 'md' : 'mdx';
}

/**
 * Reads the bodies of all pages, and of all snippets that pages import directly or through other snippets.
 *
 * @param readCached See `readBodies`.
 */
export async function readBodiesWithSnippets(
  host: Pick<Host, 'read'>,
  inventory: Inventory,
  options: ReadBodiesOptions,
  readCached?: CachedRead,
): Promise<ReadonlyMap<string, PageBody>> {
  const bodies = new Map<string, PageBody>();
  let pending = [...inventory.pages.values()].map(({ file }) => file);
  while (pending.length > 0) {
    const batch = await readBodies(pending, (file) => readText(host, file), options, readCached);
    const importedFiles = new Set<string>();
    for (const [file, body] of batch) {
      const snippets = body.imports.flatMap((item) => findImportedFile(file, item, inventory) ?? []);
      bodies.set(file, snippets.length === 0 ? body : { ...body, snippets });
      for (const snippet of snippets) importedFiles.add(snippet);
    }
    pending = [...importedFiles].filter((file) => !bodies.has(file)).sort();
  }
  return bodies;
}
