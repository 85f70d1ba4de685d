/*
 * Command line, with one file per command. `main` takes arguments and streams, writes text and returns an exit status.
 * Only this folder prints. Checks and the messages of findings belong in other folders. Bad input must never print a
 * stack trace.
 */

import { nearestWords } from '../core/config.ts';
import { escapeControls, escapeControlsInLines } from '../core/diagnostics.ts';
import { commandLine, FileError, toFileError } from '../core/host.ts';
import { OptionsError } from '../core/values.ts';
import { parseArguments } from './arguments.ts';
import { commands } from './commands.ts';
import { processStreams, type Streams } from './streams.ts';

export async function runCommandLine(process: NodeJS.Process): Promise<void> {
  const status = await main(process.argv.slice(2), processStreams(process));
  // A failed write to standard output has already set the exit status.
  process.exitCode ??= status;
}

/**
 * Runs a command line.
 *
 * @returns Exit status: 0 no errors, 1 errors in the site, 2 the command could not run.
 */
export async function main(args: readonly string[], streams: Streams): Promise<number> {
  try {
    return await run(args, streams);
  } catch (error) {
    const knownError = toFileError(error);
    if (knownError instanceof OptionsError || knownError instanceof FileError) {
      streams.err(`${escapeArguments(knownError.message, args)}\n`);
    } else {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      streams.err(`Internal error: nothing was checked. This is a bug in docs-json-nav.\n${text}\n`);
    }
    return 2;
  }
}

/** Escapes line breaks of arguments that a message quotes, so that the message stays readable in a terminal. */
function escapeArguments(message: string, args: readonly string[]): string {
  const multilineArgs = args.filter((word) => word.includes('\n'));
  return escapeControlsInLines(
    multilineArgs.reduce((text, word) => text.replaceAll(word, escapeControls(word)), message),
  );
}

async function run([name, ...args]: readonly string[], streams: Streams): Promise<number> {
  // Shells can't pass NUL, but programs that start this one can.
  if ([name, ...args].some((word) => word?.includes('\0')))
    throw new OptionsError('An argument contains a NUL character, which no path or name can contain.');
  if (name === 'help' && args[0] !== undefined) return run([args[0], '--help'], streams);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const { formatOverview } = await import('./help.ts');
    streams.out(`${formatOverview(commands)}\n`);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    const { packageVersion } = await import('./version.ts');
    streams.out(`${packageVersion()}\n`);
    return 0;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry === undefined) throw new OptionsError(await formatUnknownCommand([name, ...args], streams));
  const command = await entry.load();
  const input = { words: args, ...parseArguments(args, command.flags, command.maxNames ?? 1, command.usage) };
  if (input.values.help !== true) return command.run(input, streams);
  const { formatHelp } = await import('./help.ts');
  streams.out(`${formatHelp(command)}\n`);
  return 0;
}

async function formatUnknownCommand(args: readonly string[], { cwd, program }: Pick<Streams, 'cwd' | 'program'>) {
  const [word = '', ...otherArgs] = args;
  const formatCommand = (...commandArgs: readonly string[]): string => `${program} ${commandLine(commandArgs)}`;
  const bareName = word.replace(/^-+/, '');
  if (bareName !== word && Object.hasOwn(commands, bareName))
    return `${bareName} is a command: ${formatCommand(bareName, ...otherArgs)}`;
  if (word.startsWith('-')) {
    const commandName = await findCommandWithFlag(bareName.replace(/=.*$/s, ''));
    const example =
      commandName === undefined
        ? `Commands are ${joinKeys(commands)}.`
        : `For example: ${formatCommand(commandName, ...args)}`;
    return `Write a command before ${word}. ${example}`;
  }
  const [nearest] = checkSynonyms.has(word) ? ['check'] : nearestWords(word, Object.keys(commands));
  if (nearest !== undefined) return `Unknown command ${word}. Did you mean ${nearest}?`;
  const { existsSync } = await import('node:fs');
  const { resolve } = await import('node:path');
  if (existsSync(resolve(cwd, word)))
    return `Unknown command ${word}. Did you mean: ${formatCommand('check', ...args)}`;
  return `Unknown command ${word}. Commands are ${joinKeys(commands)}.`;
}

const checkSynonyms: ReadonlySet<string> = new Set(['lint', 'validate', 'verify', 'test', 'broken-links']);

async function findCommandWithFlag(flag: string): Promise<string | undefined> {
  for (const [name, { load }] of Object.entries(commands)) {
    const { flags } = await load();
    if (Object.hasOwn(flags, flag) || Object.values(flags).some(({ short }) => short === flag)) return name;
  }
  return undefined;
}

function joinKeys(names: object): string {
  return Object.keys(names).join(', ');
}
