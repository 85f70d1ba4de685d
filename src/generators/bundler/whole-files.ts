import { Readable } from 'node:stream';
import type { Compiler, CompilerHooks } from './compiler.ts';

/** Files that a development server keeps in memory, as memfs has them. */
interface MemoryFiles {
  readFileSync(path: string): Uint8Array;
  createReadStream(path: string, part?: Part): Readable;
}

/** Bytes of a file, the last one included. */
interface Part {
  readonly start?: number;
  readonly end?: number;
}

/**
 * A plugin for development servers: what they send is read at once. They read piece by piece what the compiler writes
 * again at any time, and a page that was loaded meanwhile got a mixture of two files: it stayed white.
 */
export class WholeFiles {
  apply(compiler: Pick<Compiler, 'outputFileSystem'> & { readonly hooks: Pick<CompilerHooks, 'compile'> }): void {
    compiler.hooks.compile.tap('docs-json-nav', () => {
      const files = compiler.outputFileSystem;
      if (isInMemory(files)) files.createReadStream = (path, part) => wholeStream(files, path, part);
    });
  }
}

/** Files on disk are written whole: the compiler puts them under another name first. */
function isInMemory(files: object | null): files is MemoryFiles {
  return files !== null && '__vol' in files && 'readFileSync' in files;
}

function wholeStream(files: MemoryFiles, path: string, { start = 0, end }: Part = {}): Readable {
  const bytes = files.readFileSync(path).subarray(start, end === undefined ? undefined : end + 1);
  return Readable.from(bytes.length === 0 ? [] : [bytes]);
}
