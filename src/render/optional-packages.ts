import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Finds optional packages: in the project, then in the dependencies of its generator, then in ours. */
export class OptionalPackages {
  readonly #resolvers: readonly NodeJS.Require[];

  /**
   * @param root Absolute path of the project.
   * @param parentPackages Packages of the project whose dependencies are also searched: `['vitepress']`.
   */
  constructor(root: string, parentPackages: readonly string[] = []) {
    const project = createRequire(join(root, 'package.json'));
    const paths = parentPackages.map((name) => tryResolve(() => project.resolve(name)));
    const packageRequires = paths.filter((path) => path !== undefined).map((path) => createRequire(path));
    this.#resolvers = [project, ...packageRequires, createRequire(import.meta.url)];
  }

  resolve(specifier: string): string | undefined {
    for (const resolver of this.#resolvers) {
      const path = tryResolve(() => resolver.resolve(specifier));
      if (path !== undefined) return path;
    }
    return undefined;
  }

  /** Loads a JSON file of a package. The type isn't checked. */
  loadJson<Value>(specifier: string): Value | undefined {
    const path = this.resolve(specifier);
    return path === undefined ? undefined : createRequire(path)(path);
  }

  /** Imports a package. The type isn't checked. */
  async load<Exports>(specifier: string): Promise<Exports | undefined> {
    const path = this.resolve(specifier);
    return path === undefined ? undefined : import(pathToFileURL(path).href);
  }
}

function tryResolve(resolve: () => string): string | undefined {
  try {
    return resolve();
  } catch {
    return undefined;
  }
}
