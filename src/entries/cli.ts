#!/usr/bin/env node
import module from 'node:module';

const { enableCompileCache } = module as typeof module & { enableCompileCache?: () => unknown };
// Node keeps what it compiles of the modules that are loaded from here on (22.1 and later): the next start is shorter.
enableCompileCache?.();
const { runCommandLine } = await import('../cli/run.ts');
await runCommandLine(process);
