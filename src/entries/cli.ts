#!/usr/bin/env node
import module from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import util from 'node:util';
import { type CompiledCore, loadCompiledCore } from '../cli/compiled-core.ts';
import { tuneEngine } from '../cli/tune-engine.ts';

type CommandLine = typeof import('../cli/run.ts');

const { enableCompileCache } = module as typeof module & { enableCompileCache?: () => unknown };
const words = process.argv.slice(2);
let compiled: CompiledCore | undefined;
if (enableCompileCache !== undefined) {
  // What is loaded after it is kept as it was compiled: the next start is shorter.
  enableCompileCache();
} else if (!words.some((word) => word === '--watch' || word === '-w')) {
  // What nearly every command needs of Node, part of which Node loads when it is first asked for.
  void [process.stdout, process.stderr, util.parseArgs, os.homedir];
  tuneEngine();
  compiled = loadCompiledCore(join(import.meta.dirname, 'core.cjs'));
}
const { runCommandLine } = (compiled?.exports as CommandLine | undefined) ?? (await import('../cli/run.ts'));
await runCommandLine(process);
// Most of what other commands run is compiled by then, too.
if (process.exitCode === 0 && words[0] === 'check') await compiled?.keep?.();
