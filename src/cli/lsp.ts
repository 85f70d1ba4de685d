import type { Command } from './command.ts';
import { packageVersion } from './version.ts';

export const lsp: Command = {
  usage: 'docs-json-nav lsp',
  summary:
    'Starts the language server for an editor: findings while you type, completion, fixes, and renames that keep links.',
  flags: {
    stdio: { type: 'boolean', description: 'talk over standard input and output, as it always does' },
    clientProcessId: {
      type: 'string',
      value: 'PID',
      description: 'process of the editor: the server ends when it does',
    },
  },
  examples: [['docs-json-nav lsp --stdio', 'the command to set in your editor']],
  notes: ['Your editor starts it, and it ends with the editor.'],
  maxNames: 0,
  async run(_, { err }) {
    if (process.stdin.isTTY) err('This is the language server: an editor starts it and talks to it. Ctrl+C ends it.\n');
    const { serveEditor } = await import('../lsp/server.ts');
    await serveEditor({ input: process.stdin, output: process.stdout }, packageVersion());
    return 0;
  },
};
