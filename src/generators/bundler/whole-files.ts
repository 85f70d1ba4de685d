import { Readable } from 'node:stream';
import type { Compiler, CompilerHooks } from './compiler.ts';

interface MemoryFiles {
  readFileSync(path: string): Uint8Array;
  createReadStream(path: string, part?: ByteRange): Readable;
}

/** Inclusive byte range. */
interface ByteRange {
  readonly start?: number;
  readonly end?: number;
}

/**
 * Makes dev servers read each file in one step. Otherwise the compiler may overwrite a file while it is streamed, and a
 * page that receives a mixture of two versions stays blank.
 */
export class WholeFiles {
  apply(compiler: Pick<Compiler, 'outputFileSystem'> & { readonly hooks: Pick<CompilerHooks, 'compile'> }): void {
    compiler.hooks.compile.tap('docs-json-nav', () => {
      const files = compiler.outputFileSystem;
      if (isInMemory(files)) files.createReadStream = (path, part) => wholeStream(files, path, part);
    });
  }
}

/** The compiler replaces files on disk atomically, so only in-memory files are affected. */
function isInMemory(files: object | null): files is MemoryFiles {
  return files !== null && '__vol' in files && 'readFileSync' in files;
}

function wholeStream(files: MemoryFiles, path: string, { start = 0, end }: ByteRange = {}): Readable {
  const bytes = files.readFileSync(path).subarray(start, end === undefined ? undefined : end + 1);
  return Readable.from(bytes.length === 0 ? [] : [bytes]);
}
