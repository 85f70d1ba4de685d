import { createColors, pluralize, summarize } from '../core/diagnostics.ts';
import { OptionsError } from '../core/values.ts';
import { flagValue } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { nextCommand } from './next-command.ts';
import { LivePreview } from './preview/live-preview.ts';
import { openBrowser } from './preview/open-browser.ts';
import { startServer } from './preview/server.ts';
import { findSiteOptions, readFlagOptions, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';
import { plainScreen, terminalScreen } from './watch/screen.ts';

export const preview: Command = {
  usage: 'docs-json-nav preview [root] [--port N] [--open]',
  summary:
    'Serves the whole site on this computer: pages as readers see them, with their findings, updated as you write.',
  flags: {
    port: { type: 'string', value: 'N', description: 'port (default: the first free one from 4321)' },
    host: {
      type: 'string',
      value: 'ADDRESS',
      description: 'address to listen on (default: 127.0.0.1, this computer only)',
    },
    open: { type: 'boolean', description: 'open the site in the browser' },
    ...siteFlags('preview'),
  },
  examples: [
    ['docs-json-nav preview', 'the docs folder here, or the only one in a subfolder'],
    ['docs-json-nav preview docs --open', 'also open the browser'],
    ['docs-json-nav preview --host 0.0.0.0', 'for other devices in this network, such as a phone'],
  ],
  notes: [
    'Keys: r checks again, o opens the browser, q quits. The report of the whole site is at /_docs-json-nav.',
    'Exit status: 0 after q or Ctrl-C, 2 the command could not run.',
  ],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { cwd, out, program } = streams;
  const { options } = await findSiteOptions(values, names[0], cwd);
  const settings = { configFile: flagValue(values, 'config'), workingDirectory: cwd };
  const [check, fix] = ['check', 'fix'].map((name) => nextCommand(program, name, names[0], values));
  const commands = { check: check ?? '', fix: fix ?? '' };
  const livePreview = new LivePreview({
    options: readFlagOptions(values, names[0]),
    resolvedOptions: options,
    settings,
    cwd,
    commands: commands,
  });
  const host = flagValue(values, 'host') ?? '127.0.0.1';
  const server = await startServer({ port: parsePort(flagValue(values, 'port')), host }, (request, response) =>
    livePreview.handle(request, response),
  );
  const screen = terminalScreen(out) ?? plainScreen(out);
  const { bold, dim } = createColors();
  const keysLine = dim('r checks again, o opens the browser, q quits');
  const show = (text: string): void => screen.show(`${bold(`${server.url}/`)}${text}`, keysLine);
  const quit = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    screen.onAction((action) => {
      if (action === 'quit') resolve();
      else if (action === 'open') openBrowser(server.url);
      else if (action === 'again') livePreview.checkAgain();
    });
  });
  show('');
  try {
    livePreview.onChange((site) => {
      server.announce();
      const findings = site.diagnostics.length === 0 ? '' : `\n${summarize(site)}: ${server.url}/_docs-json-nav`;
      show(`  ${pluralize(site.counts.pages, 'page')}${findings}`);
    });
    livePreview.onProblem((problem) => show(`\n${problem}`));
    if (values.open === true) openBrowser(server.url);
    void livePreview.start();
    await quit;
  } finally {
    screen.close();
    livePreview.close();
    await server.close();
  }
  // The check of the whole site may still be running, and nothing needs its result.
  process.exit();
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new OptionsError(`Invalid --port ${text}: write a number from 0 to 65535.`);
}
