import { hashOf } from '../host/hash.ts';
import { type Host, readText } from '../host/host.ts';
import { defined } from '../values/defined.ts';
import type { Inventory } from '../values/inventory.ts';
import type { BodyFormat, BodyParser, PageBody } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';
import { type ReplacedText, replaceVariables, type Variables } from '../values/variables.ts';
import { codeFacts } from './code.ts';
import { type BodyLimits, findExcess } from './complexity.ts';
import { snippetPath } from './import-paths.ts';
import { ownImports } from './imports.ts';
import { mappedLinks } from './mapped-links.ts';

export interface ReadBodiesOptions {
  readonly parser: BodyParser;
  readonly limits: BodyLimits;
  /** Bodies of texts that this process has parsed with the same limits; those of this call are added. Default: none is kept. */
  readonly parsed?: ParsedBodies | undefined;
  /** Replaced in the text of pages before they are read; places are those of the text as written. Default: none. */
  readonly variables?: Variables;
  /** Called after every stretch of work, and at the end: how many pages are read. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** By format and hash of the text. */
export type ParsedBodies = Map<string, PageBody>;

/** Reads the facts of a file; undefined if it has no text. */
type ReadOnce = (
  file: string,
  read: () => Promise<PageBody | undefined>,
) => PageBody | undefined | Promise<PageBody | undefined>;

/** Milliseconds of work after which other work gets its turn. */
const stretch = 40;

/**
 * Finds the facts of pages, reading each file once and keeping no text.
 *
 * @param files Page files; each is read once, in this order, which the result keeps.
 * @param readText Text of a file without byte order mark; undefined if it cannot be read: it is left out then.
 * @param once Reads a file, unless an earlier run has read it and it has not changed. Default: reads it.
 */
export async function readBodies(
  files: Iterable<string>,
  readText: (file: string) => string | undefined,
  options: ReadBodiesOptions,
  once: ReadOnce = (_, read) => read(),
): Promise<ReadonlyMap<string, PageBody>> {
  const { variables = noVariables, onProgress } = options;
  const bodies = new Map<string, PageBody>();
  const all = [...new Set(files)];
  let done = 0;
  let rested = performance.now();
  for (const file of all) {
    const reading = once(file, async () => {
      const text = readText(file);
      if (text === undefined) return undefined;
      const replaced = replaceVariables(text, variables);
      const found = isModule(file) ? moduleBody(replaced.text) : await readBody(replaced.text, formatOf(file), options);
      return replaced.text === text ? found : asWritten(found, replaced);
    });
    const body = reading instanceof Promise ? await reading : reading;
    if (body !== undefined) bodies.set(file, body);
    done++;
    if (performance.now() - rested > stretch) {
      onProgress?.(done, all.length);
      await new Promise((resolve) => setTimeout(resolve, 0));
      rested = performance.now();
    }
  }
  onProgress?.(done, all.length);
  return bodies;
}

/** The facts of one page, parsed unless its text was parsed before. */
async function readBody(
  text: string,
  format: BodyFormat,
  { parser, limits, parsed }: ReadBodiesOptions,
): Promise<PageBody> {
  const key = parsed === undefined ? '' : `${format}:${hashOf(text)}`;
  const known = parsed?.get(key);
  if (known !== undefined) return known;
  const excess = findExcess(text, limits);
  if (excess !== undefined) return { links: [], anchors: [], imports: [], excess };
  const asMdx = await parser(text, 'mdx');
  const { syntaxError: mdxError } = asMdx;
  const found = format === 'md' && mdxError !== undefined ? { ...(await parser(text, 'md')), mdxError } : asMdx;
  // A copy: parts of a string keep the whole of it in memory, here the text of the page.
  const body: PageBody = JSON.parse(JSON.stringify(found));
  parsed?.set(key, body);
  return body;
}

/** True for a module of code, which pages take components from. */
function isModule(file: string): boolean {
  return /\.[jt]sx?$/i.test(file);
}

function moduleBody(text: string): PageBody {
  const facts = codeFacts(text);
  const imports = ownImports(text).map(({ names: _, ...rest }) => ({ ...rest, used: true }));
  const mapped = mappedLinks(text, [{ start: 0, end: text.length }]);
  const unsafe = [...(facts.unsafe ?? []), ...mapped.unsafe];
  const links = [...facts.links, ...mapped.links];
  return { ...facts, links, ...(unsafe.length === 0 ? {} : { unsafe }), imports };
}

/** Facts with the places that their text had before its variables were replaced. */
function asWritten(body: PageBody, { writtenAt }: ReplacedText): PageBody {
  const place = <Placed extends Range>(one: Placed): Placed => ({
    ...one,
    start: writtenAt(one.start),
    end: Math.max(writtenAt(one.end), writtenAt(one.start)),
  });
  const { links, imports, variables, ignores, syntaxError, mdxError, excess } = body;
  return {
    ...body,
    links: links.map(place),
    imports: imports.map((one) => ({ ...one, start: writtenAt(one.start), written: place(one.written) })),
    ...defined({
      variables: variables?.map(place),
      ignores: ignores?.map((one) => ({ ...place(one), until: writtenAt(one.until) })),
      syntaxError: syntaxError && place(syntaxError),
      mdxError: mdxError && place(mdxError),
      excess: excess && { ...excess, start: writtenAt(excess.start) },
    }),
  };
}

const noVariables: Variables = new Map();

/** `.md` files are read as Markdown if they are no MDX, as which hosts read them; everything else is MDX. */
export function formatOf(file: string): BodyFormat {
  return /\.md$/i.test(file) ? 'md' : 'mdx';
}

/**
 * Reads the bodies of all pages, then those of the snippets that they take in, and that these take in.
 *
 * @param once As of `readBodies`.
 */
export async function readContent(
  host: Pick<Host, 'read'>,
  inventory: Inventory,
  options: ReadBodiesOptions,
  once?: ReadOnce,
): Promise<ReadonlyMap<string, PageBody>> {
  const bodies = new Map<string, PageBody>();
  let wanted = [...inventory.pages.values()].map(({ file }) => file);
  while (wanted.length > 0) {
    const found = await readBodies(wanted, (file) => readText(host, file), options, once);
    const imported = new Set<string>();
    for (const [file, body] of found) {
      const snippets = body.imports.flatMap((one) => snippetPath(file, one, inventory) ?? []);
      bodies.set(file, snippets.length === 0 ? body : { ...body, snippets });
      for (const snippet of snippets) imported.add(snippet);
    }
    wanted = [...imported].filter((file) => !bodies.has(file)).sort();
  }
  return bodies;
}
