import { writeWhole } from '../../core/host.ts';
import { failure } from '../session/report.ts';

/** The part of webpack, and of Rspack, that is needed to say what is wrong. */
interface Compiler {
  readonly hooks: { readonly thisCompilation: Hook<Compilation>; readonly afterCompile: Hook<Compilation> };
}

interface Hook<Given> {
  tap(name: string, run: (given: Given) => void): void;
}

interface Compilation {
  readonly errors: unknown[];
  readonly fileDependencies: { add(file: string): unknown };
}

const name = 'docs-json-nav';

/** What is wrong with a site in dev, as a fault of its compilation: the browser shows it until it is fixed. */
export class Problems {
  readonly #file: string;
  #text = '';

  /** @param file Absolute path of a file that is written when what is wrong changes: a change of it compiles anew. */
  constructor(file: string) {
    this.#file = file;
  }

  /** @param text The report; empty if nothing is wrong. */
  set(text: string): void {
    if (text === this.#text && text !== '') return;
    this.#text = text;
    writeWhole(this.#file, text);
  }

  /** As a webpack plugin. */
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(name, ({ errors }) => {
      if (this.#text !== '') errors.push(failure(this.#text, undefined));
    });
    hooks.afterCompile.tap(name, ({ fileDependencies }) => {
      fileDependencies.add(this.#file);
    });
  }
}
