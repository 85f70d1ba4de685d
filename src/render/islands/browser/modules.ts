import type { ThemeComponents } from '../../component-props.ts';
import { createRuntime, type Scope } from './runtime.ts';

/** What a file declares at its top, and what it exports. */
interface RunFile {
  readonly own: Scope;
  readonly exports: Scope;
}

/** The code of an island as `compileIsland` writes it. */
export interface IslandModule {
  /** Key of the file that the island's component is declared in. */
  readonly entry: string;
  readonly links: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
  /** Runs files, by their keys. */
  readonly files: Readonly<Record<string, (runtime: object, file: (key: string) => Scope) => RunFile>>;
}

/** Runs the files of islands, each once. Files that take in each other see what there is so far. */
export class LiveModules {
  readonly #runtime: object;
  readonly #run = new Map<string, RunFile>();

  constructor(components: ThemeComponents) {
    this.#runtime = createRuntime(components);
  }

  /** What the entry of an island's code declares. */
  declaredIn(module: IslandModule): Scope {
    return this.#file(module.entry, module).own;
  }

  #file(key: string, module: IslandModule): RunFile {
    const known = this.#run.get(key);
    if (known !== undefined) return known;
    this.#run.set(key, { own: {}, exports: {} });
    const run = module.files[key];
    const file = run?.(this.#runtime, (other) => this.#file(other, module).exports) ?? { own: {}, exports: {} };
    this.#run.set(key, file);
    return file;
  }
}
