import { readFile } from 'node:fs/promises';
import { extensions, type LogOutputChannel, type Uri, workspace } from 'vscode';
import { LanguageClient, type LanguageClientOptions, TransportKind } from 'vscode-languageclient/node';
import type { Program } from './program.ts';

/** The client of a language server that is not started yet. */
export async function createClient(
  program: Program,
  configs: readonly Uri[],
  outputChannel: LogOutputChannel,
): Promise<LanguageClient> {
  const server = { module: program.cli, args: ['lsp'], transport: TransportKind.stdio };
  const options: LanguageClientOptions = {
    // By their names: languages of MDX files differ with what is installed.
    documentSelector: [{ scheme: 'file', pattern: '**/*.{md,mdx,json,yaml,yml}' }],
    initializationOptions: {
      navigation: true,
      trusted: workspace.isTrusted,
      keys: await isOn('keys', () => someNameSchemas(configs)),
      mdxSyntax: await isOn('mdxSyntax', async () => extensions.getExtension('unifiedjs.vscode-mdx') !== undefined),
    },
    outputChannel,
  };
  return new LanguageClient('docsJsonNav', 'docs.json navigation', { run: server, debug: server }, options);
}

/** @param isLeft Tells whether somebody else does it. */
async function isOn(setting: string, isLeft: () => Promise<boolean>): Promise<boolean> {
  const value = workspace.getConfiguration('docsJsonNav').get<string>(setting, 'auto');
  return value === 'auto' ? !(await isLeft()) : value === 'on';
}

async function someNameSchemas(configs: readonly Uri[]): Promise<boolean> {
  const texts = await Promise.all(configs.map(({ fsPath }) => readFile(fsPath, 'utf8').catch(() => '')));
  return texts.some((text) => /"\$schema"\s*:/.test(text));
}
