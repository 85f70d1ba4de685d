/*
 * The extension of VS Code: it starts the language server, and shows what the protocol has no words for. What is wrong with
 * a site, and what can be done about it, is asked of the server.
 */

import { dirname } from 'node:path';
import {
  commands,
  type ExtensionContext,
  type LogOutputChannel,
  RelativePattern,
  type Uri,
  window,
  workspace,
} from 'vscode';
import { type NavigationView, navigationChanged, navigationRequest } from '../../../src/lsp/protocol.ts';
import { createClient } from './client.ts';
import { check, Models, modelScheme, openPage, previewModel, report, reveal, type Session } from './commands.ts';
import { NavigationTree, type Row } from './navigation-tree.ts';
import { bundledProgram, findProgram } from './program.ts';

/** Milliseconds to wait for more changes before the tree is asked for again: keys follow one another faster. */
const pause = 150;
/** So many `docs.json` are looked for. */
const mostSites = 50;

let running: Running | undefined;

/** VS Code calls it when a workspace with a `docs.json` is open. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel('docs.json navigation', { log: true });
  running = new Running(context, output);
  context.subscriptions.push(output, ...running.register());
  await running.start();
}

/** VS Code calls it when it ends. */
export async function deactivate(): Promise<void> {
  await running?.stop();
}

class Running {
  readonly #context: ExtensionContext;
  readonly #output: LogOutputChannel;
  readonly #tree = new NavigationTree();
  readonly #models = new Models(() => this.#session);
  #session: Session | undefined;
  #refreshing: NodeJS.Timeout | undefined;

  constructor(context: ExtensionContext, output: LogOutputChannel) {
    this.#context = context;
    this.#output = output;
  }

  register() {
    const command = (name: string, run: (session: Session, row: Row | undefined) => Promise<void>) =>
      commands.registerCommand(`docsJsonNav.${name}`, async (row?: Row) => {
        if (this.#session !== undefined) await run(this.#session, row);
      });
    return [
      window.createTreeView('docsJsonNav.navigation', { treeDataProvider: this.#tree, showCollapseAll: true }),
      workspace.registerTextDocumentContentProvider(modelScheme, this.#models),
      command('check', check),
      command('report', report),
      command('model', previewModel),
      command('reveal', reveal),
      command('openPage', (_, row) => openPage(row)),
      commands.registerCommand('docsJsonNav.restart', () => this.#restart()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('docsJsonNav')) void this.#restart();
      }),
    ];
  }

  async start(): Promise<void> {
    const configs = await findConfigs();
    const { extensionPath } = this.#context;
    const usesBundled = workspace.getConfiguration('docsJsonNav').get('useBundled', false);
    const program = usesBundled
      ? bundledProgram(extensionPath)
      : await findProgram(
          configs.map(({ fsPath }) => dirname(fsPath)),
          extensionPath,
        );
    this.#output.info(
      `${program.isBundled ? "The extension's own" : 'The docs-json-nav of the workspace'}: ${program.cli}`,
    );
    const client = await createClient(program, configs, this.#output);
    client.onNotification(navigationChanged, ({ root }: { root: string }) => {
      this.#models.refresh(root);
      this.#refreshSoon();
    });
    await client.start();
    this.#session = { client, program, tree: this.#tree };
    this.#refreshSoon();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#refreshing);
    const client = this.#session?.client;
    this.#session = undefined;
    await client?.dispose();
  }

  async #restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  #refreshSoon(): void {
    clearTimeout(this.#refreshing);
    this.#refreshing = setTimeout(() => void this.#refresh(), pause);
  }

  async #refresh(): Promise<void> {
    const views = await this.#session?.client.sendRequest<NavigationView[]>(navigationRequest, {});
    if (views === undefined) return;
    this.#tree.show(views);
    await commands.executeCommand('setContext', 'docsJsonNav.hasSites', views.length > 0);
  }
}

/** The `docs.json` of the workspace, those of the first folder first. */
async function findConfigs(): Promise<Uri[]> {
  const found: Uri[] = [];
  for (const folder of workspace.workspaceFolders ?? []) {
    const pattern = new RelativePattern(folder, '**/docs.json');
    found.push(...(await workspace.findFiles(pattern, '**/node_modules/**', mostSites)));
  }
  return found.sort((a, b) => a.path.length - b.path.length);
}
