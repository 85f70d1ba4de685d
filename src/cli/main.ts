import { printable, printableLines } from '../diagnostics/report/text.ts';
import { FileError, fileError } from '../host/file-error.ts';
import { OptionsError } from '../values/options-error.ts';
import { check } from './check.ts';
import type { Streams } from './streams.ts';

type Command = (words: readonly string[], streams: Streams) => Promise<number>;

/** Every command, by name. */
export const commands: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>> = {
  check: {
    summary: 'check the navigation and report what is wrong',
    // At once: it is what builds run, and the others load most of it.
    load: async () => check,
  },
  print: {
    summary: 'print the resolved navigation: a tree, the model, routes',
    load: async () => (await import('./print.ts')).print,
  },
  explain: {
    summary: 'say where a page stands and why, or what a finding means',
    load: async () => (await import('./explain.ts')).explain,
  },
  fix: {
    summary: 'mend what has one right answer',
    load: async () => (await import('./fix.ts')).fix,
  },
  report: {
    summary: 'write one page to look at: the navigation with its problems, feedback and coverage',
    load: async () => (await import('./report.ts')).report,
  },
  diff: {
    summary: 'say what has changed since a Git revision',
    load: async () => (await import('./diff.ts')).diff,
  },
  generate: {
    summary: 'write the pages that specifications make as files',
    load: async () => (await import('./generate.ts')).generate,
  },
  feedback: {
    summary: 'show what readers said about each page, in numbers',
    load: async () => (await import('./feedback.ts')).feedback,
  },
  init: {
    summary: 'add the package to a project, or make a new site of a docs.json',
    load: async () => (await import('./init.ts')).init,
  },
  schema: {
    summary: 'print the JSON Schema of docs.json, for editors',
    load: async () => (await import('./schema.ts')).schema,
  },
  completion: {
    summary: 'let your shell complete commands and flags: bash, zsh, fish',
    load: async () => (await import('./completion.ts')).completion,
  },
};

/**
 * Runs a command line.
 *
 * @returns The exit status: 0 nothing at error level, 1 something at error level, 2 it could not run.
 */
export async function main(words: readonly string[], streams: Streams): Promise<number> {
  try {
    return await run(words, streams);
  } catch (error) {
    const known = fileError(error);
    if (known instanceof OptionsError || known instanceof FileError) {
      streams.err(`${sayable(known.message, words)}\n`);
    } else {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      streams.err(
        `docs-json-nav failed, and nothing can be said about the navigation. This is a bug in it.\n${text}\n`,
      );
    }
    return 2;
  }
}

/** A message for a terminal; what somebody typed stays on its line. */
function sayable(message: string, words: readonly string[]): string {
  const broken = words.filter((word) => word.includes('\n'));
  return printableLines(broken.reduce((text, word) => text.replaceAll(word, printable(word)), message));
}

async function run([name, ...words]: readonly string[], streams: Streams): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const { formatOverview } = await import('./overview.ts');
    streams.out(`${formatOverview(commands)}\n`);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    const { packageVersion } = await import('./version.ts');
    streams.out(`${packageVersion()}\n`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return (await command.load())(words, streams);
  throw new OptionsError(await unknownCommand(name, streams.cwd));
}

/** What to say about a first word that is not a command: a folder, a flag, or a command that was mistyped. */
async function unknownCommand(word: string, cwd: string): Promise<string> {
  if (word.startsWith('-')) return `Write a command before ${word}: docs-json-nav check ${word}.`;
  const { nearestWords } = await import('../schema/nearest.ts');
  const [nearest] = nearestWords(word, Object.keys(commands));
  if (nearest !== undefined) return `There is no command ${word}. Did you mean ${nearest}?`;
  const { existsSync } = await import('node:fs');
  const { resolve } = await import('node:path');
  if (existsSync(resolve(cwd, word))) return `There is no command ${word}. Did you mean docs-json-nav check ${word}?`;
  return `There is no command ${word}. Commands are ${Object.keys(commands).join(', ')}.`;
}
