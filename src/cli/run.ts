import { main } from './main.ts';
import { processStreams } from './streams.ts';

/** Runs the command line of a process and sets its exit status. */
export async function runCommandLine(process: NodeJS.Process): Promise<void> {
  const status = await main(process.argv.slice(2), processStreams(process));
  // A failed write to standard output has already set the exit status.
  process.exitCode ??= status;
}
