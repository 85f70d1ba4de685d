import { snippetFile } from '../../../bodies/snippet-file.ts';
import { titleCodeBlocks } from '../../../kit/pages/source.ts';
import { splitPage } from '../../../pages/front-matter.ts';
import type { Binding, Scope } from './evaluate.ts';
import { parseMdx } from './parse.ts';
import { scopeOf } from './scope.ts';
import type { MdxNode } from './tree.ts';
import type { Source } from './warning.ts';

/** A piece of a page, parsed. */
export interface Snippet {
  readonly source: Source;
  readonly tree: MdxNode;
  readonly scope: Scope;
}

interface Files {
  read(file: string): string | undefined;
}

const endings = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts'];

/** The files that pages import: each is read and parsed once. */
export class Snippets {
  readonly #files: Files;
  readonly #known = new Map<string, Snippet | undefined>();

  constructor(files: Files) {
    this.#files = files;
  }

  /** The names that a file's imports and exports declare. */
  scope(tree: MdxNode, file: string, outer: Scope): Scope {
    return scopeOf(tree, outer, (specifier, imported) => this.#imported(specifier, imported, file));
  }

  /** A file of the docs folder by its path there; undefined where it is none that can be parsed. */
  find(file: string): Snippet | undefined {
    if (this.#known.has(file)) return this.#known.get(file);
    // A file that imports itself finds nothing.
    this.#known.set(file, undefined);
    const snippet = this.#read(file);
    this.#known.set(file, snippet);
    return snippet;
  }

  #read(file: string): Snippet | undefined {
    const text = this.#files.read(file);
    if (text === undefined) return undefined;
    const { body, bodyLine: line } = splitPage(text);
    const source = { file, text: titleCodeBlocks(body), line };
    const parsed = parseMdx(source.text);
    if ('error' in parsed) return undefined;
    return { source, tree: parsed.tree, scope: this.scope(parsed.tree, file, new Map()) };
  }

  #imported(specifier: string, imported: string, from: string): Binding {
    const unknown: Binding = { kind: 'unknown', from: `"${specifier}"` };
    if (!specifier.startsWith('/') && !specifier.startsWith('.')) return unknown;
    const path = snippetFile(from, specifier);
    const file = endings.map((ending) => path + ending).find((one) => this.#files.read(one) !== undefined);
    const snippet = file === undefined ? undefined : this.find(file);
    if (file === undefined || snippet === undefined) return unknown;
    if (imported === 'default' && /\.mdx?$/i.test(file)) return { kind: 'page', file };
    return snippet.scope.get(imported) ?? unknown;
  }
}
