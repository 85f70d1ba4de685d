#!/usr/bin/env node
import { main } from '../cli/main.ts';
import { processStreams } from '../cli/streams.ts';

const status = await main(process.argv.slice(2), processStreams(process));
// What could not be written has a say of its own.
process.exitCode ??= status;
