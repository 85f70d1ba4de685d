#!/usr/bin/env node
import module from "node:module";
//#region src/entries/cli.ts
const { enableCompileCache } = module;
enableCompileCache?.();
const { runCommandLine } = await import("./main-BB_w8tQ0.js");
await runCommandLine(process);
//#endregion
export {};
