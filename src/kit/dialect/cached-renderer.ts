import type { FactStore } from '../../host/body-cache.ts';
import type { Renderer } from './create-renderer.ts';
import type { PageSource, RenderedPage, World } from './types.ts';

/** Changes whenever the engine writes something else for the same page. */
const engineVersion = 'pages 1';

/** A rendered page as it is kept, and what its files were when it was made. */
interface Kept {
  readonly page: RenderedPage;
  /** Hash of every file that it was made of; null for one that was not there. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** What a rendered page depends on besides files. */
export interface CacheSettings {
  readonly store: FactStore;
  readonly world: World;
  /** Of the theme. */
  readonly themeVersion: string;
  /** What `link` and `asset` of the world depend on: routes, redirects, the base path. */
  readonly worldVersion: string;
}

/**
 * Renders only pages that are not kept as they would be made now. The engine is loaded when the first page needs it.
 *
 * @param load Makes the renderer.
 */
export function cachedRenderer(load: () => Promise<Renderer>, settings: CacheSettings): Renderer {
  const { store, world, themeVersion, worldVersion } = settings;
  const hashes = new Map<string, string | null>();
  let renderer: Promise<Renderer> | undefined;

  return {
    async render(page) {
      const key = keyOf(page);
      const kept = store.get(key) as Kept | undefined;
      if (kept !== undefined && Object.entries(kept.files).every(([file, hash]) => hashOf(file) === hash))
        return kept.page;
      renderer ??= load();
      const rendered = await (await renderer).render(page);
      const others = rendered.dependencies.filter((file) => file !== page.file);
      const files = Object.fromEntries(others.map((file) => [file, hashOf(file)]));
      store.set(key, { page: rendered, files } satisfies Kept);
      return rendered;
    },
  };

  function keyOf({ file, text, generated }: PageSource): string {
    const variables = Object.entries(world.variables);
    return store.hash(
      JSON.stringify([engineVersion, themeVersion, worldVersion, variables, file, text, generated ?? null]),
    );
  }

  function hashOf(file: string): string | null {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const text = world.read(file);
    const hash = text === undefined ? null : store.hash(text);
    hashes.set(file, hash);
    return hash;
  }
}
