import { sha256 } from '../host/hash.ts';
import { type Host, readText } from '../host/host.ts';
import type { Inventory } from '../values/inventory.ts';
import { defined } from '../values/json.ts';
import { maxSliceMilliseconds } from '../values/limits.ts';
import type { Range } from '../values/location.ts';
import type { BodyFormat, BodyParser, PageBody } from '../values/page-body.ts';
import { type ReplacedText, replaceVariables, type Variables } from '../values/variables.ts';
import { codeFacts } from './code.ts';
import { type BodyLimits, findExcessiveNesting } from './complexity.ts';
import { findFileImports, snippetPath } from './imports.ts';
import { mappedLinks } from './mapped-links.ts';

export interface ReadBodiesOptions {
  readonly parser: BodyParser;
  readonly limits: BodyLimits;
  /** Cache of bodies that were parsed with the same limits. New bodies are added. Default: no cache. */
  readonly parsed?: ParsedBodies | undefined;
  /** Variables to replace before parsing. Ranges still refer to the original text. Default: none. */
  readonly variables?: Variables;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export type ParsedBodies = Map<string, PageBody>;

type ReadOnce = (
  file: string,
  read: () => Promise<PageBody | undefined>,
) => PageBody | undefined | Promise<PageBody | undefined>;

/**
 * Extracts the facts of pages. Keeps no page text in memory.
 *
 * @param files Each file is read once. The result has the same order.
 * @param readText Text without byte order mark; `undefined` for an unreadable file, which is skipped.
 * @param once Calls `read`, or returns the result of an earlier run for an unchanged file. Default: always reads.
 */
export async function readBodies(
  files: Iterable<string>,
  readText: (file: string) => string | undefined,
  options: ReadBodiesOptions,
  once: ReadOnce = (_, read) => read(),
): Promise<ReadonlyMap<string, PageBody>> {
  const { variables = noVariables, onProgress } = options;
  const bodies = new Map<string, PageBody>();
  const uniqueFiles = [...new Set(files)];
  let done = 0;
  let sliceStart = performance.now();
  for (const file of uniqueFiles) {
    const reading = once(file, async () => {
      const text = readText(file);
      if (text === undefined) return undefined;
      const replaced = replaceVariables(text, variables);
      const result = isModule(file)
        ? moduleBody(replaced.text)
        : await readBody(replaced.text, formatOf(file), options);
      return replaced.text === text ? result : mapToSource(result, replaced);
    });
    const body = reading instanceof Promise ? await reading : reading;
    if (body !== undefined) bodies.set(file, body);
    done++;
    if (performance.now() - sliceStart > maxSliceMilliseconds) {
      onProgress?.(done, uniqueFiles.length);
      await new Promise((resolve) => setTimeout(resolve, 0));
      sliceStart = performance.now();
    }
  }
  onProgress?.(done, uniqueFiles.length);
  return bodies;
}

async function readBody(
  text: string,
  format: BodyFormat,
  { parser, limits, parsed }: ReadBodiesOptions,
): Promise<PageBody> {
  const key = parsed === undefined ? '' : `${format}:${sha256(text)}`;
  const cached = parsed?.get(key);
  if (cached !== undefined) return cached;
  const excess = findExcessiveNesting(text, limits);
  if (excess !== undefined) return { links: [], anchors: [], imports: [], excess };
  const asMdx = await parser(text, 'mdx');
  const { syntaxError: mdxError } = asMdx;
  const result = format === 'md' && mdxError !== undefined ? { ...(await parser(text, 'md')), mdxError } : asMdx;
  // Copies the strings: a substring would keep the text of the whole page in memory.
  const body: PageBody = JSON.parse(JSON.stringify(result));
  parsed?.set(key, body);
  return body;
}

function isModule(file: string): boolean {
  return /\.[jt]sx?$/i.test(file);
}

function moduleBody(text: string): PageBody {
  const facts = codeFacts(text);
  const imports = findFileImports(text).map(({ names: _, ...rest }) => ({ ...rest, used: true }));
  const mapped = mappedLinks(text, [{ start: 0, end: text.length }]);
  const unsafe = [...(facts.unsafe ?? []), ...mapped.unsafe];
  const links = [...facts.links, ...mapped.links];
  return { ...facts, links, ...(unsafe.length === 0 ? {} : { unsafe }), imports };
}

function mapToSource(body: PageBody, { writtenAt }: ReplacedText): PageBody {
  const mapRange = <Placed extends Range>(item: Placed): Placed => ({
    ...item,
    start: writtenAt(item.start),
    end: Math.max(writtenAt(item.end), writtenAt(item.start)),
  });
  const { links, imports, unsafe, undefinedNames, variables, ignores, syntaxError, mdxError, excess } = body;
  return {
    ...body,
    links: links.map(mapRange),
    imports: imports.map((item) => ({ ...item, start: writtenAt(item.start), written: mapRange(item.written) })),
    ...defined({
      unsafe: unsafe?.map(mapRange),
      undefinedNames: undefinedNames?.map(mapRange),
      variables: variables?.map(mapRange),
      ignores: ignores?.map((item) => ({ ...mapRange(item), until: writtenAt(item.until) })),
      syntaxError: syntaxError && mapRange(syntaxError),
      mdxError: mdxError && mapRange(mdxError),
      excess: excess && { ...excess, start: writtenAt(excess.start) },
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
 * @param once See `readBodies`.
 */
export async function readContent(
  host: Pick<Host, 'read'>,
  inventory: Inventory,
  options: ReadBodiesOptions,
  once?: ReadOnce,
): Promise<ReadonlyMap<string, PageBody>> {
  const bodies = new Map<string, PageBody>();
  let pending = [...inventory.pages.values()].map(({ file }) => file);
  while (pending.length > 0) {
    const batch = await readBodies(pending, (file) => readText(host, file), options, once);
    const imported = new Set<string>();
    for (const [file, body] of batch) {
      const snippets = body.imports.flatMap((item) => snippetPath(file, item, inventory) ?? []);
      bodies.set(file, snippets.length === 0 ? body : { ...body, snippets });
      for (const snippet of snippets) imported.add(snippet);
    }
    pending = [...imported].filter((file) => !bodies.has(file)).sort();
  }
  return bodies;
}
