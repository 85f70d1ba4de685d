#!/usr/bin/env node
import module from 'node:module';

// Node 22 and later keep what they have compiled: the next start is shorter. It counts for what is loaded after it.
const { enableCompileCache } = module as typeof module & { enableCompileCache?: () => unknown };
enableCompileCache?.();
const { run } = await import('../cli/run.ts');
await run(process);
