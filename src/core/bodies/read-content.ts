import { type Host, readText } from '../host/host.ts';
import type { Inventory } from '../values/inventory.ts';
import type { PageBody } from '../values/page-body.ts';
import { snippetFiles } from './import-paths.ts';
import { type ReadBodiesOptions, type ReadOnce, readBodies } from './read-bodies.ts';

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
      const snippets = body.imports.flatMap(
        (one) => snippetFiles(file, one, inventory.layout.pages).find((name) => inventory.files.has(name)) ?? [],
      );
      bodies.set(file, snippets.length === 0 ? body : { ...body, snippets });
      for (const snippet of snippets) imported.add(snippet);
    }
    wanted = [...imported].filter((file) => !bodies.has(file)).sort();
  }
  return bodies;
}
