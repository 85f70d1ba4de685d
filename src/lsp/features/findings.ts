import { join } from 'node:path';
import { DiagnosticSeverity, type Diagnostic as Shown } from 'vscode-languageserver';
import { packageFolder } from '../../core/host.ts';
import { findConfig } from '../../core/options.ts';
import { codes } from '../../core/rules.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import { uriOfPath } from '../documents/uris.ts';

export type { Shown };

/** The name that editors show beside a finding. */
const source = 'docs-json-nav';

/** What an editor is shown of each file, by the absolute path of the file. */
export type ShownFindings = ReadonlyMap<string, readonly Shown[]>;

/** @param uriOf The address of a file, by its absolute path. */
export type UriOf = (path: string) => string;

/** The findings of a site as an editor shows them. They are those of `check`, in the same order. */
export function shownFindings(
  { root, diagnostics }: Pick<ResolvedSite, 'root' | 'diagnostics'>,
  uriOf: UriOf,
): ShownFindings {
  const shown = new Map<string, Shown[]>();
  const guide = join(packageFolder(), 'docs/diagnostics');
  const inSite = (file: string): string => uriOf(pathIn(root, file));
  for (const diagnostic of diagnostics) {
    const path = pathIn(root, diagnostic.file);
    const known = shown.get(path) ?? [];
    known.push(shownFinding(diagnostic, guide, inSite));
    shown.set(path, known);
  }
  return shown;
}

/** One finding. The help follows the message: few editors have a place for it. */
function shownFinding(
  { code, severity, message, help, line, column, endLine, endColumn, related }: Diagnostic,
  guide: string,
  uriOf: UriOf,
): Shown {
  // Rules of a team have no page.
  const page = known.has(code) ? uriOfPath(join(guide, `${code}.md`)) : undefined;
  return {
    range: {
      start: { line: line - 1, character: column - 1 },
      end: { line: endLine - 1, character: endColumn - 1 },
    },
    severity: severities[severity],
    source,
    code,
    message: help === undefined ? message : `${message}\n${help}`,
    ...(page === undefined ? {} : { codeDescription: { href: page } }),
    ...(related.length === 0
      ? {}
      : {
          relatedInformation: related.map((other) => {
            const at = { line: other.line - 1, character: other.column - 1 };
            return { message: other.message, location: { uri: uriOf(other.file), range: { start: at, end: at } } };
          }),
        }),
  };
}

/** Why a site cannot be looked at: at the settings file if there is one, else at `docs.json`. */
export function shownFailure(root: string, reason: string): ShownFindings {
  const start = { line: 0, character: 0 };
  const finding: Shown = { range: { start, end: start }, severity: DiagnosticSeverity.Error, source, message: reason };
  return new Map([[findConfig([root]) ?? join(root, 'docs.json'), [finding]]]);
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Diagnostic['severity'], DiagnosticSeverity>;

const known: ReadonlySet<string> = new Set(codes);

/** The absolute path of a file of a site; a remote one keeps its address. */
function pathIn(root: string, file: string): string {
  return /^https?:\/\//.test(file) ? file : join(root, file);
}
