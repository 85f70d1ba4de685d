import { check } from './check.ts';
import type { Command } from './command.ts';

export const commands: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>> = {
  check: {
    summary: 'check the navigation and pages, and report problems',
    // Imported statically, because most other commands load the same modules.
    load: async () => check,
  },
  print: {
    summary: 'print the resolved navigation: a tree, the model, routes',
    load: async () => (await import('./print.ts')).print,
  },
  explain: {
    summary: 'explain why a page is where it is, or what a code means',
    load: async () => (await import('./explain.ts')).explain,
  },
  fix: {
    summary: 'apply certain fixes',
    load: async () => (await import('./fix.ts')).fix,
  },
  report: {
    summary: 'write an HTML page with the navigation, findings, feedback and coverage',
    load: async () => (await import('./report.ts')).report,
  },
  preview: {
    summary: 'serve the whole site on this computer, with its findings on the pages',
    load: async () => (await import('./preview.ts')).preview,
  },
  build: {
    summary: 'write the whole site as plain files for any static host',
    load: async () => (await import('./build.ts')).build,
  },
  diff: {
    summary: 'show what changed since a Git revision',
    load: async () => (await import('./diff.ts')).diff,
  },
  generate: {
    summary: 'write the pages generated from specifications as files',
    load: async () => (await import('./generate.ts')).generate,
  },
  feedback: {
    summary: 'show the number of votes and comments on each page',
    load: async () => (await import('./feedback.ts')).feedback,
  },
  init: {
    summary: 'add the package to a project, or create a new site',
    load: async () => (await import('./init.ts')).init,
  },
  lsp: {
    summary: 'start the language server for editors',
    load: async () => (await import('./lsp.ts')).lsp,
  },
  schema: {
    summary: 'print the JSON Schema of docs.json and of JSON output',
    load: async () => (await import('./schema.ts')).schema,
  },
  completion: {
    summary: 'print a completion script for bash, zsh or fish',
    load: async () => (await import('./completion.ts')).createCompletion(loadCommands),
  },
};

export async function loadCommands(): Promise<Readonly<Record<string, Command>>> {
  const commandEntries = Object.entries(commands).map(async ([name, { load }]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(commandEntries));
}
