import { execFile } from 'node:child_process';
import {
  EventEmitter,
  ProcessExecution,
  Task,
  TaskPanelKind,
  TaskScope,
  type TextDocumentContentProvider,
  tasks,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type { Location } from 'vscode-languageclient';
import type { LanguageClient } from 'vscode-languageclient/node';
import { type LocationParams, locationRequest, modelRequest } from '../../../src/lsp/protocol.ts';
import type { NavigationTree, Row } from './navigation-tree.ts';
import { asNode, type Program } from './program.ts';

export interface Session {
  readonly client: LanguageClient;
  readonly program: Program;
  readonly tree: NavigationTree;
}

/** Runs `check` in a terminal, on the saved files. */
export async function check({ program, tree }: Session): Promise<void> {
  const root = await pickSite(tree);
  if (root === undefined) return;
  const execution = new ProcessExecution(process.execPath, [program.cli, 'check', root.fsPath], {
    cwd: root.fsPath,
    env: { ...asNode },
  });
  const scope = workspace.getWorkspaceFolder(root) ?? TaskScope.Workspace;
  const task = new Task({ type: 'docs-json-nav' }, scope, 'check', 'docs-json-nav', execution);
  task.presentationOptions = { clear: true, panel: TaskPanelKind.Dedicated };
  await tasks.executeTask(task);
}

/** Shows the page of `report` in a panel. */
export async function report({ program, tree }: Session): Promise<void> {
  const root = await pickSite(tree);
  if (root === undefined) return;
  // Exit status 1 means findings, which the page shows.
  const html = await new Promise<string>((resolve) => {
    const args = [program.cli, 'report', root.fsPath, '--out', '-'];
    const options = { cwd: root.fsPath, env: { ...process.env, ...asNode }, maxBuffer: 1 << 28 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (stdout === '') window.showErrorMessage(stderr.trim() || String(error));
      resolve(stdout);
    });
  });
  if (html === '') return;
  const panel = window.createWebviewPanel('docsJsonNav.report', 'docs.json report', ViewColumn.Active, {
    enableScripts: true,
  });
  panel.webview.html = html;
}

/** URI scheme of documents that show models. */
export const modelScheme = 'docs-json-nav-model';

/** Shows the model of a site, with unsaved changes. */
export async function previewModel({ tree }: Session): Promise<void> {
  const root = await pickSite(tree);
  if (root === undefined) return;
  const uri = root.with({ scheme: modelScheme, path: `${root.path}/model.json`, query: root.toString() });
  await window.showTextDocument(await workspace.openTextDocument(uri), {
    viewColumn: ViewColumn.Beside,
    preview: true,
  });
}

/** Texts of models. They are requested again when a site changes. */
export class Models implements TextDocumentContentProvider {
  readonly #changed = new EventEmitter<Uri>();
  readonly onDidChange = this.#changed.event;
  readonly #session: () => Session | undefined;

  constructor(session: () => Session | undefined) {
    this.#session = session;
  }

  async provideTextDocumentContent({ query }: Uri): Promise<string> {
    const text = await this.#session()?.client.sendRequest<string | null>(modelRequest, { root: query });
    return text ?? '';
  }

  /** @param root URI of the docs folder of a changed site. */
  refresh(root: string): void {
    for (const { uri } of workspace.textDocuments)
      if (uri.scheme === modelScheme && uri.query === root) this.#changed.fire(uri);
  }
}

/** Opens the file of a page, or its specification. */
export async function openPage(row: Row | undefined): Promise<void> {
  if (row?.kind !== 'element' || row.item.file === undefined) return;
  await window.showTextDocument(Uri.parse(row.item.file), { preview: true });
}

/** Shows an element of the navigation in `docs.json`. */
export async function reveal({ client }: Session, row: Row | undefined): Promise<void> {
  if (row?.kind !== 'element') return;
  const params: LocationParams = { root: row.root, source: row.item.source };
  const location = await client.sendRequest<Location | null>(locationRequest, params);
  if (location === null) return;
  const selection = client.protocol2CodeConverter.asRange(location.range);
  await window.showTextDocument(Uri.parse(location.uri), { selection });
}

/** The only site, or that of the active editor, or the one that the user picks. */
async function pickSite({ views }: NavigationTree): Promise<Uri | undefined> {
  const [only, ...others] = views;
  if (only === undefined) {
    window.showInformationMessage('No docs.json in this workspace.');
    return undefined;
  }
  if (others.length === 0) return Uri.parse(only.root);
  const active = window.activeTextEditor?.document.uri.toString();
  const containing = views.filter(({ root }) => active?.startsWith(`${root}/`));
  const [innermost] = containing.sort((a, b) => b.root.length - a.root.length);
  if (innermost !== undefined) return Uri.parse(innermost.root);
  const items = views.map(({ name, root }) => ({
    label: name,
    description: workspace.asRelativePath(Uri.parse(root)),
    root,
  }));
  const picked = await window.showQuickPick(items, { placeHolder: 'Which site?' });
  return picked && Uri.parse(picked.root);
}
