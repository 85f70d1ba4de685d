import {
  type CancellationToken,
  type CompletionList,
  type Connection,
  LSPErrorCodes,
  ResponseError,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { relativePath } from '../../core/host.ts';
import { type FileMove, moveFiles } from '../../core/move.ts';
import { appendTo, type NonEmptyArray, pageFileAt } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { codeActions } from '../actions/code-actions.ts';
import { FeedbackLenses } from '../around/feedback.ts';
import { hoverText } from '../around/hover.ts';
import { findReferences, locateDestination } from '../around/locations.ts';
import { createDocumentLinks, createFoldingRanges, documentOutline, searchPages } from '../around/outline.ts';
import { routeOfFile, subjectAt } from '../around/subject.ts';
import { completeJson } from '../completion/complete-json.ts';
import { completePage } from '../completion/complete-page.ts';
import { completionList } from '../completion/items.ts';
import { EditWriter } from '../documents/edit-writer.ts';
import type { OpenDocuments } from '../documents/open-documents.ts';
import { type CursorRequest, Lines, uriToPath } from '../documents/positions.ts';
import type { OtherServers } from '../features/findings.ts';
import { prepareRename, renameSubject } from '../renames/rename.ts';
import type { LiveSite } from '../sites/live-site.ts';
import type { Sites } from '../sites/sites.ts';

export interface ClientFeatures {
  /** True if the editor supports versioned document edits and can create files. */
  hasDocumentEdits: boolean;
  canRename: boolean;
  otherServers: OtherServers;
}

type FileRequest = Omit<CursorRequest, 'offset'>;

/** Handles requests about files. All answers except completions include pending changes. */
export class Requests {
  readonly #documents: OpenDocuments;
  readonly #sites: Sites;
  readonly #clientFeatures: ClientFeatures;
  readonly #feedback = new FeedbackLenses();
  readonly #uriOf = (path: string): string => this.#documents.uriOf(path);

  constructor(documents: OpenDocuments, sites: Sites, clientFeatures: ClientFeatures) {
    this.#documents = documents;
    this.#sites = sites;
    this.#clientFeatures = clientFeatures;
  }

  listen(connection: Connection): void {
    connection.onCompletion((params) => this.#complete(params));
    connection.onCodeAction(({ textDocument, range, context }, token) =>
      this.#about(textDocument.uri, token, ({ site, file }) =>
        codeActions(
          { site, file, range, only: context.only, editorDiagnostics: context.diagnostics },
          this.#writer(site),
        ),
      ),
    );
    connection.onCodeLens(({ textDocument }, token) =>
      this.#about(textDocument.uri, token, ({ site, file }) => this.#feedback.createLenses(site, file)),
    );
    connection.onDefinition((params, token) =>
      this.#at(params, token, (request) => {
        const subject = subjectAt(request);
        return subject === undefined ? null : locateDestination(request.site, subject.destination, this.#uriOf);
      }),
    );
    connection.onHover((params, token) =>
      this.#at(params, token, async (request) => {
        const subject = subjectAt(request);
        const value = subject && (await hoverText(request.site, subject));
        return subject === undefined || value === undefined
          ? null
          : { contents: { kind: 'markdown' as const, value }, range: new Lines(request.text).range(subject.span) };
      }),
    );
    connection.onReferences((params, token) =>
      this.#at(params, token, (request) => {
        const route = findRouteAt(request);
        return route === undefined ? null : findReferences(request.site, route, this.#uriOf);
      }),
    );
    this.#listenForOutlines(connection);
    this.#listenForRenames(connection);
  }

  #listenForOutlines(connection: Connection): void {
    connection.onDocumentLinks(({ textDocument }, token) =>
      this.#about(textDocument.uri, token, ({ site, file }) => createDocumentLinks(site, file, this.#uriOf)),
    );
    connection.onDocumentSymbol(({ textDocument }, token) =>
      this.#about(textDocument.uri, token, ({ site, file, text }) =>
        file === 'docs.json' ? documentOutline(text, site) : null,
      ),
    );
    connection.onFoldingRanges(({ textDocument }, token) =>
      this.#about(textDocument.uri, token, ({ file, text }) =>
        file === 'docs.json' ? createFoldingRanges(text) : null,
      ),
    );
    connection.onWorkspaceSymbol(async ({ query }, token) => {
      const sites = await Promise.all(this.#sites.liveSites.map((liveSite) => liveSite.whenSettled()));
      throwIfCancelled(token);
      return sites.flatMap((site) => (site === undefined ? [] : searchPages(site, query, this.#uriOf)));
    });
  }

  #listenForRenames(connection: Connection): void {
    connection.onPrepareRename((params, token) => this.#at(params, token, prepareRename));
    connection.onRenameRequest((params, token) =>
      this.#at(params, token, async (request) => {
        const edit = await renameSubject(request, params.newName, this.#writer(request.site), this.#uriOf);
        const movesFile = edit?.documentChanges?.some((change) => 'kind' in change) === true;
        if (!movesFile || this.#clientFeatures.canRename) return edit;
        throw new ResponseError(
          LSPErrorCodes.RequestFailed,
          'Your editor cannot rename files in an edit: rename the file itself.',
        );
      }),
    );
    connection.workspace.onWillRenameFiles(({ files }, token) => this.#renameFiles(files, token));
  }

  /** Creates one edit for all renamed files. A file that moves out of its site is ignored. */
  async #renameFiles(
    files: readonly { readonly oldUri: string; readonly newUri: string }[],
    token: CancellationToken,
  ): Promise<WorkspaceEdit | null> {
    const bySite = new Map<LiveSite, NonEmptyArray<FileMove>>();
    for (const { oldUri, newUri } of files) {
      const [from, to] = [uriToPath(oldUri), uriToPath(newUri)];
      const liveSite = from === undefined ? undefined : this.#sites.findSiteOf(from);
      if (from === undefined || to === undefined || liveSite === undefined || this.#sites.findSiteOf(to) !== liveSite)
        continue;
      appendTo(bySite, liveSite, { from: relativePath(liveSite.root, from), to: relativePath(liveSite.root, to) });
    }
    const edits: WorkspaceEdit[] = [];
    for (const [liveSite, moves] of bySite) {
      const site = await liveSite.whenSettled();
      throwIfCancelled(token);
      const textEdits = site === undefined ? [] : await moveFiles(site, moves);
      if (site !== undefined && textEdits.length > 0) edits.push(this.#writer(site).edit(textEdits));
    }
    const [firstEdit, ...otherEdits] = edits;
    if (firstEdit === undefined) return null;
    return firstEdit.documentChanges === undefined
      ? { changes: Object.assign({}, ...edits.map(({ changes }) => changes)) }
      : { documentChanges: [firstEdit, ...otherEdits].flatMap(({ documentChanges = [] }) => documentChanges) };
  }

  /** Uses the last readable site instead of waiting, because a late list disturbs typing. */
  async #complete({ textDocument, position }: TextDocumentPositionParams): Promise<CompletionList | null> {
    const document = this.#documents.at(textDocument.uri);
    const path = uriToPath(textDocument.uri);
    const liveSite = path === undefined ? undefined : this.#sites.findSiteOf(path);
    if (document === undefined || path === undefined || liveSite === undefined) return null;
    const site = liveSite.lastReadableSite ?? (await liveSite.whenSettled());
    if (site === undefined) return null;
    const [text, file] = [document.getText(), relativePath(liveSite.root, path)];
    const request = { site, file, text, offset: document.offsetAt(position) };
    if (/\.mdx?$/i.test(file)) return completionList(completePage(request), new Lines(text));
    if (!file.endsWith('.json')) return null;
    return completionList(
      completeJson({ ...request, hasSchemaServer: this.#clientFeatures.otherServers.checkSchema }),
      new Lines(text),
    );
  }

  async #about<Answer>(
    uri: string,
    token: CancellationToken,
    answer: (file: FileRequest) => Answer | Promise<Answer>,
  ): Promise<Answer | null> {
    const path = uriToPath(uri);
    const liveSite = path === undefined ? undefined : this.#sites.findSiteOf(path);
    if (path === undefined || liveSite === undefined) return null;
    const site = await liveSite.whenSettled();
    throwIfCancelled(token);
    const file = relativePath(liveSite.root, path);
    const text = site?.read(file);
    return site === undefined || text === undefined ? null : answer({ site, file, text });
  }

  #at<Answer>(
    { textDocument, position }: TextDocumentPositionParams,
    token: CancellationToken,
    answer: (request: CursorRequest) => Answer | Promise<Answer>,
  ): Promise<Answer | null> {
    return this.#about(textDocument.uri, token, (file) =>
      answer({ ...file, offset: new Lines(file.text).offset(position) }),
    );
  }

  #writer(site: ResolvedSite): EditWriter {
    return new EditWriter(site, this.#documents, this.#clientFeatures.hasDocumentEdits);
  }
}

function findRouteAt(request: CursorRequest): string | undefined {
  const { site, file } = request;
  const subject = subjectAt(request);
  if (subject === undefined) return /\.mdx?$/i.test(file) ? routeOfFile(site, file) : undefined;
  const { destination } = subject;
  if (destination.to === 'file') {
    const route = routeOfFile(site, destination.file);
    return pageFileAt(route, site.facts.inventory)?.file === destination.file ? route : undefined;
  }
  if (destination.to === 'nothing') return undefined;
  const { spec, method, path } = destination;
  const pages = Object.values(site.model.pages);
  return pages.find(
    ({ endpoint: pageEndpoint }) =>
      pageEndpoint?.spec === spec && pageEndpoint.method === method && pageEndpoint.path === path,
  )?.route;
}

/** @throws ResponseError if the client cancelled the request. */
export function throwIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
}
