import type { BodyCache } from './cache.ts';
import { type BodyLimits, findExcess } from './complexity.ts';
import type { BodyFormat, BodyParser, PageBody } from './facts.ts';

export interface ReadBodiesOptions {
  readonly cache: BodyCache;
  readonly parser: BodyParser;
  readonly limits: BodyLimits;
  /** Called after every stretch of work, and at the end: how many pages are read. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Milliseconds of work after which other work gets its turn. */
const stretch = 40;

/**
 * Finds the facts of pages, reading each file once and keeping no text. Pages whose text the cache knows are not
 * parsed. What was found is saved in the cache.
 *
 * @param files Page files; each is read once, in this order, which the result keeps.
 * @param readText Text of a file without byte order mark; undefined where it cannot be read: it is left out then.
 */
export async function readBodies(
  files: Iterable<string>,
  readText: (file: string) => string | undefined,
  { cache, parser, limits, onProgress }: ReadBodiesOptions,
): Promise<ReadonlyMap<string, PageBody>> {
  const bodies = new Map<string, PageBody>();
  const all = [...new Set(files)];
  let done = 0;
  let rested = performance.now();
  for (const file of all) {
    const text = readText(file);
    if (text !== undefined) {
      const body = readBody(text, formatOf(file), cache, parser, limits);
      bodies.set(file, body instanceof Promise ? await body : body);
    }
    done++;
    if (performance.now() - rested > stretch) {
      onProgress?.(done, all.length);
      await rest();
      rested = performance.now();
    }
  }
  onProgress?.(done, all.length);
  await cache.save();
  return bodies;
}

/** The facts of one page, from the cache where it knows the text. */
function readBody(
  text: string,
  format: BodyFormat,
  cache: BodyCache,
  parser: BodyParser,
  limits: BodyLimits,
): PageBody | Promise<PageBody> {
  const hash = `${format}:${cache.hash(text)}`;
  const known = cache.get(hash);
  // A cache is of one limit of nesting: what it knows is within that.
  const excess = known === undefined || text.length > limits.pageLength ? findExcess(text, limits) : undefined;
  if (excess !== undefined) return { links: [], anchors: [], imports: [], excess };
  if (known !== undefined) return known;
  const keep = (found: PageBody) => {
    // A copy: parts of a string keep the whole of it in memory, here the text of the page.
    const body = JSON.parse(JSON.stringify(found)) as PageBody;
    cache.set(hash, body);
    return body;
  };
  const found = parser(text, format);
  return found instanceof Promise ? found.then(keep) : keep(found);
}

/** `.md` files are Markdown; everything else is read as MDX. */
export function formatOf(file: string): BodyFormat {
  return /\.md$/i.test(file) ? 'md' : 'mdx';
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
