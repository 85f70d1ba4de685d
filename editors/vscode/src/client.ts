import { readFile } from 'node:fs/promises';
import { extensions, type LogOutputChannel, workspace } from 'vscode';
import { LanguageClient, type LanguageClientOptions, TransportKind } from 'vscode-languageclient/node';
import type { Program } from './program.ts';

/**
 * Creates the client of a language server, which is not started yet.
 *
 * @param configs Absolute paths of the `docs.json` files.
 */
export async function createClient(
  program: Program,
  configs: readonly string[],
  outputChannel: LogOutputChannel,
): Promise<LanguageClient> {
  const server = { module: program.cli, args: ['lsp'], transport: TransportKind.stdio };
  const options: LanguageClientOptions = {
    // By extension, since the language id of MDX files depends on installed extensions.
    documentSelector: [{ scheme: 'file', pattern: '**/*.{md,mdx,json,yaml,yml}' }],
    initializationOptions: {
      navigation: true,
      trusted: workspace.isTrusted,
      keys: await isEnabled('keys', () => hasSchema(configs)),
      mdxSyntax: await isEnabled(
        'mdxSyntax',
        async () => extensions.getExtension('unifiedjs.vscode-mdx') !== undefined,
      ),
    },
    outputChannel,
  };
  return new LanguageClient('docsJsonNav', 'docs.json navigation', { run: server, debug: server }, options);
}

/** @param hasOther Detects another provider of the feature, which turns it off unless the setting says `on`. */
async function isEnabled(setting: string, hasOther: () => Promise<boolean>): Promise<boolean> {
  const value = workspace.getConfiguration('docsJsonNav').get<string>(setting, 'auto');
  return value === 'auto' ? !(await hasOther()) : value === 'on';
}

async function hasSchema(configs: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(configs.map((path) => readFile(path, 'utf8').catch(() => '')));
  return texts.some((text) => /"\$schema"\s*:/.test(text));
}
