import { CodeActionKind, type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver';
import { fixAllKind } from '../actions/code-actions.ts';

/**
 * What the server can do.
 *
 * @param isPulled The editor asks for findings, and is not told.
 */
export function capabilities(isPulled: boolean): ServerCapabilities {
  const anything = { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] };
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['"', '/', '(', '#', '<', '{', '.'] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind] },
    definitionProvider: true,
    referencesProvider: true,
    hoverProvider: true,
    renameProvider: { prepareProvider: true },
    documentLinkProvider: {},
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    workspaceSymbolProvider: true,
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { willRename: anything, didRename: anything },
    },
    ...(isPulled
      ? {
          diagnosticProvider: {
            identifier: 'docs-json-nav',
            interFileDependencies: true,
            workspaceDiagnostics: true,
          },
        }
      : {}),
  };
}
