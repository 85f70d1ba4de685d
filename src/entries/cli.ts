#!/usr/bin/env node
import { main } from '../cli/main.ts';
import { processStreams } from '../cli/streams.ts';

const status = await main(process.argv.slice(2), processStreams(process));
// Output that could not be written has set a status already.
process.exitCode ??= status;
