/*
 * VS Code extension: starts the language server, and shows what the protocol has no message for, such as the tree of the
 * navigation. Findings and fixes come from the server.
 */

import { dirname } from 'node:path';
import { commands, type ExtensionContext, type LogOutputChannel, RelativePattern, window, workspace } from 'vscode';
import { navigationChanged, navigationRequest, type SiteNavigation } from '../../../src/lsp/protocol.ts';
import { createClient } from './client.ts';
import { check, Models, modelScheme, openPage, previewModel, report, reveal, type Session } from './commands.ts';
import { NavigationTree, type Row } from './navigation-tree.ts';
import { bundledProgram, type DocsFolder, findProgram } from './program.ts';

/** Debounce in milliseconds before the tree is requested again: longer than the time between two keystrokes. */
const refreshDelayMs = 150;
/** Maximum number of `docs.json` files of a workspace folder. */
const maxSites = 50;

let extension: Extension | undefined;

/** Called by VS Code when a workspace with a `docs.json` is open. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel('docs.json navigation', { log: true });
  extension = new Extension(context, output);
  context.subscriptions.push(output, ...extension.register());
  await extension.start();
}

/** Called by VS Code before it exits. */
export async function deactivate(): Promise<void> {
  await extension?.stop();
}

class Extension {
  readonly #context: ExtensionContext;
  readonly #output: LogOutputChannel;
  readonly #tree = new NavigationTree();
  readonly #models = new Models(() => this.#session);
  #session: Session | undefined;
  #refreshTimer: NodeJS.Timeout | undefined;

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
          configs.map(({ path, workspaceFolder }) => ({ path: dirname(path), workspaceFolder })),
          extensionPath,
        );
    this.#output.info(
      `${program.isBundled ? "The extension's own" : 'The docs-json-nav of the workspace'}: ${program.cli}`,
    );
    const client = await createClient(
      program,
      configs.map(({ path }) => path),
      this.#output,
    );
    client.onNotification(navigationChanged, ({ root }: { root: string }) => {
      this.#models.refresh(root);
      this.#refreshSoon();
    });
    await client.start();
    this.#session = { client, program, tree: this.#tree };
    this.#refreshSoon();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#refreshTimer);
    const client = this.#session?.client;
    this.#session = undefined;
    await client?.dispose();
  }

  async #restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  #refreshSoon(): void {
    clearTimeout(this.#refreshTimer);
    this.#refreshTimer = setTimeout(() => void this.#refresh(), refreshDelayMs);
  }

  async #refresh(): Promise<void> {
    const views = await this.#session?.client.sendRequest<SiteNavigation[]>(navigationRequest, {});
    if (views === undefined) return;
    this.#tree.show(views);
    await commands.executeCommand('setContext', 'docsJsonNav.hasSites', views.length > 0);
  }
}

/** The `docs.json` files of the workspace by the length of their paths, those of the first folder first. */
async function findConfigs(): Promise<DocsFolder[]> {
  const configs: DocsFolder[] = [];
  for (const folder of workspace.workspaceFolders ?? []) {
    const pattern = new RelativePattern(folder, '**/docs.json');
    for (const { fsPath } of await workspace.findFiles(pattern, '**/node_modules/**', maxSites))
      configs.push({ path: fsPath, workspaceFolder: folder.uri.fsPath });
  }
  return configs.sort((a, b) => a.path.length - b.path.length);
}
