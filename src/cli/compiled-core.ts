import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** Bytes in front of what is kept: they name the text that it was compiled from. */
const headLength = 16;

/** The core, loaded. */
export interface CompiledCore {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Keeps what is compiled by then, for runs that follow; undefined where that is kept already. */
  readonly keep: (() => Promise<void>) | undefined;
}

/**
 * Loads the core with what V8 compiled of it in an earlier run, so that whoever requires it later has it at once: that
 * saves a sixth of a check of 1,000 pages. For versions of Node before 22.1, which keep no compiled code themselves, and
 * with the same effects: it is kept among the caches of the project that this package is installed in, V8 takes it only
 * for the same version, settings and text, and `NODE_DISABLE_COMPILE_CACHE` turns it off.
 *
 * @param file Absolute path of the core, in the folder of the program that this is part of: a CommonJS module whose first
 *   line is a comment that tells it from all others, and that imports other modules with `module.importBeside`.
 * @returns Undefined where it is to be loaded as any other module.
 */
export function loadCompiledCore(file: string): CompiledCore | undefined {
  if (process.env.NODE_DISABLE_COMPILE_CACHE !== undefined) return undefined;
  // All of it is ASCII, which needs no decoding.
  const source = readFileSync(file, 'latin1');
  const head = source.slice(0, source.indexOf('\n')).slice(0, headLength).padEnd(headLength);
  const kept = join(cacheFolder(file), 'compiled-core.bin');
  const cachedData = readKept(kept, head);
  const script = new Script(Module.wrap(source), {
    filename: file,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const require = createRequire(file);
  // Node forgets where kept code came from, and with it what its imports are relative to.
  const importBeside = (specifier: string): Promise<unknown> => import(specifier);
  const module = Object.assign(new Module(file), { filename: file, importBeside });
  require.cache[file] = module;
  const { exports } = module;
  Reflect.apply(script.runInThisContext(), exports, [exports, require, module, file, dirname(file)]);
  module.loaded = true;
  const keep = async (): Promise<void> => {
    const { writeWhole } = await import('../host/write-file.ts');
    try {
      const compiled = script.createCachedData();
      writeWhole(kept, Buffer.concat([Buffer.from(head, 'latin1'), compiled, compiled]));
    } catch {
      // The next run compiles it again.
    }
  };
  const isKept = cachedData !== undefined && script.cachedDataRejected !== true;
  return { exports: module.exports as CompiledCore['exports'], keep: isKept ? undefined : keep };
}

/** V8 ends the process at code that is damaged, so it is kept twice: computing a sum would take longer than comparing. */
function readKept(file: string, head: string): Buffer | undefined {
  try {
    const kept = readFileSync(file);
    const middle = (headLength + kept.length) / 2;
    const compiled = kept.subarray(headLength, middle);
    return kept.toString('latin1', 0, headLength) === head && compiled.equals(kept.subarray(middle))
      ? compiled
      : undefined;
  } catch {
    return undefined;
  }
}

/** Beside the packages of the project that this one is installed in, or below its own folder where it is not installed. */
function cacheFolder(core: string): string {
  const root = dirname(dirname(core));
  const beside = dirname(root);
  return join(basename(beside) === 'node_modules' ? beside : join(root, 'node_modules'), '.cache/docs-json-nav');
}
