#!/usr/bin/env node
import module from 'node:module';

const { enableCompileCache } = module as typeof module & { enableCompileCache?: () => unknown };
// Node 22.1 and later caches compiled modules on disk, which shortens the next start.
enableCompileCache?.();
const { runCommandLine } = await import('../cli/main.ts');
await runCommandLine(process);
