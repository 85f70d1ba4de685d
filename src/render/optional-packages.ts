import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Packages that only some sites need: what is installed is taken, from the project itself or from the generator that
 * brings it along.
 */
export class OptionalPackages {
  readonly #places: readonly NodeJS.Require[];

  /**
   * @param root Absolute path of the project.
   * @param through Packages of the project whose own dependencies count too: `['vitepress']`.
   */
  constructor(root: string, through: readonly string[] = []) {
    const project = createRequire(join(root, 'package.json'));
    const paths = through.map((name) => tryTo(() => project.resolve(name)));
    const others = paths.filter((path) => path !== undefined).map((path) => createRequire(path));
    this.#places = [project, ...others, createRequire(import.meta.url)];
  }

  /** The file that a specifier means; undefined if its package is not installed. */
  resolve(specifier: string): string | undefined {
    for (const place of this.#places) {
      const path = tryTo(() => place.resolve(specifier));
      if (path !== undefined) return path;
    }
    return undefined;
  }

  /** The value of a JSON file of a package, in the form that its caller knows. */
  json<Value>(specifier: string): Value | undefined {
    const path = this.resolve(specifier);
    return path === undefined ? undefined : createRequire(path)(path);
  }

  /** The exports of a package, as far as its caller knows them. */
  async load<Exports>(specifier: string): Promise<Exports | undefined> {
    const path = this.resolve(specifier);
    return path === undefined ? undefined : import(pathToFileURL(path).href);
  }
}

function tryTo(resolve: () => string): string | undefined {
  try {
    return resolve();
  } catch {
    return undefined;
  }
}
