import { type CodeAction, CodeActionKind, type Range, type Diagnostic as Shown } from 'vscode-languageserver';
import { EditSet } from '../../core/fix.ts';
import type { Diagnostic, Fix } from '../../core/values.ts';
import type { EditWriter } from '../documents/edit-writer.ts';
import { type CursorRequest, rangeOf } from '../documents/positions.ts';
import { addPageActions, addRedirectActions, createPageActions } from './additions.ts';

export interface CodeActionRequest extends Pick<CursorRequest, 'site' | 'file'> {
  readonly range: Range;
  readonly only: readonly string[] | undefined;
  readonly editorDiagnostics: readonly Shown[];
}

/** Kind of "fix all". Editors can run it when they save a file. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.docs-json-nav`;

export async function codeActions(request: CodeActionRequest, writer: EditWriter): Promise<CodeAction[]> {
  const { site, file, range, only } = request;
  const isRequested = (kind: string): boolean =>
    only === undefined || only.some((item) => kind === item || kind.startsWith(`${item}.`));
  const diagnosticsInRange = site.diagnostics.filter((item) => item.file === file && overlaps(item, range));
  const actions: CodeAction[] = [];
  if (isRequested(CodeActionKind.QuickFix)) {
    for (const diagnostic of diagnosticsInRange) {
      actions.push(
        ...createFixActions(diagnostic, request, writer),
        ...(await createAdditionActions(diagnostic, request, writer)),
      );
    }
  }
  if (isRequested(CodeActionKind.RefactorRewrite)) actions.push(...(await addPageActions(request, writer)));
  if (isRequested(fixAllKind)) {
    const edits = withoutOverlaps(site.diagnostics.filter((item) => item.file === file).flatMap(findCertainFix));
    if (edits.length > 0)
      actions.push({
        title: 'Apply all certain fixes in this file',
        kind: fixAllKind,
        edit: writer.edit(edits),
      });
  }
  return actions;
}

function createFixActions(
  diagnostic: Diagnostic,
  { site, editorDiagnostics }: CodeActionRequest,
  writer: EditWriter,
): CodeAction[] {
  const { fixes, code } = diagnostic;
  if (fixes === undefined) return [];
  const diagnostics = editorDiagnostics.filter((item) => isSameDiagnostic(item, diagnostic));
  const actions = fixes.fixes.map(({ title, edits }): CodeAction => {
    const action = { title, kind: CodeActionKind.QuickFix, diagnostics, edit: writer.edit(edits) };
    return fixes.isSure ? { ...action, isPreferred: true } : action;
  });
  const fixesOfSameCode = site.diagnostics.filter((item) => item.code === code).flatMap(findCertainFix);
  if (!fixes.isSure || fixesOfSameCode.length < 2) return actions;
  const title = `Fix all ${fixesOfSameCode.length} ${code} findings`;
  return [
    ...actions,
    { title, kind: CodeActionKind.QuickFix, diagnostics, edit: writer.edit(withoutOverlaps(fixesOfSameCode)) },
  ];
}

async function createAdditionActions(
  diagnostic: Diagnostic,
  request: CodeActionRequest,
  writer: EditWriter,
): Promise<CodeAction[]> {
  const diagnostics = request.editorDiagnostics.filter((item) => isSameDiagnostic(item, diagnostic));
  const additions = [
    ...createPageActions(diagnostic, request.site, writer),
    ...(await addRedirectActions(diagnostic, request.site, writer)),
  ];
  return additions.map((action) => ({ ...action, kind: CodeActionKind.QuickFix, diagnostics }));
}

function findCertainFix({ fixes }: Diagnostic): Fix[] {
  const [certainFix] = fixes?.isSure === true ? fixes.fixes : [];
  return certainFix === undefined ? [] : [certainFix];
}

function withoutOverlaps(fixes: readonly Fix[]): Fix['edits'] {
  const editSet = new EditSet();
  return fixes.flatMap(({ edits }) => (editSet.add(edits) ? edits : []));
}

function overlaps(diagnostic: Diagnostic, { start, end }: Range): boolean {
  const range = rangeOf(diagnostic);
  return !isBefore(end, range.start) && !isBefore(range.end, start);
}

function isBefore(a: Range['start'], b: Range['start']): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}

function isSameDiagnostic({ code, range: { start } }: Shown, diagnostic: Diagnostic): boolean {
  return code === diagnostic.code && start.line === diagnostic.line - 1 && start.character === diagnostic.column - 1;
}
