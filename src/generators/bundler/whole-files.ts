import { Readable } from 'node:stream';
import type { Compiler, CompilerHooks } from './compiler.ts';

interface MemoryFileSystem {
  readFileSync(path: string): Uint8Array;
  createReadStream(path: string, range?: ByteRange): Readable;
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
export class WholeFileReadPlugin {
  apply(compiler: Pick<Compiler, 'outputFileSystem'> & { readonly hooks: Pick<CompilerHooks, 'compile'> }): void {
    compiler.hooks.compile.tap('docs-json-nav', () => {
      const fileSystem = compiler.outputFileSystem;
      if (isInMemory(fileSystem))
        fileSystem.createReadStream = (path, range) => createWholeFileStream(fileSystem, path, range);
    });
  }
}

/** The compiler replaces files on disk atomically, so only in-memory files are affected. */
function isInMemory(fileSystem: object | null): fileSystem is MemoryFileSystem {
  return fileSystem !== null && '__vol' in fileSystem && 'readFileSync' in fileSystem;
}

function createWholeFileStream(
  fileSystem: MemoryFileSystem,
  path: string,
  { start = 0, end }: ByteRange = {},
): Readable {
  const bytes = fileSystem.readFileSync(path).subarray(start, end === undefined ? undefined : end + 1);
  return Readable.from(bytes.length === 0 ? [] : [bytes]);
}
