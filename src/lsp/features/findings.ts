import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DiagnosticSeverity, type Diagnostic as Shown } from 'vscode-languageserver';
import { codes } from '../../core/findings.ts';
import { packageFolder } from '../../core/host.ts';
import { appendTo, type Diagnostic, type NonEmptyArray } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { fileStart, pathToUri, rangeOf } from '../documents/positions.ts';

export type { Shown };

const diagnosticSource = 'docs-json-nav';

export type DiagnosticsByPath = ReadonlyMap<string, readonly Shown[]>;

export type UriOf = (path: string) => string;

export interface OtherServers {
  readonly checkSchema: boolean;
  readonly checkSyntax: boolean;
}

/**
 * Converts findings to diagnostics, in the order of `check`. Leaves out findings that other language servers report.
 */
export function diagnosticsByPath(
  { root, diagnostics }: Pick<ResolvedSite, 'root' | 'diagnostics'>,
  uriOf: UriOf,
  otherServers: OtherServers,
): DiagnosticsByPath {
  const diagnosticsOfPath = new Map<string, NonEmptyArray<Shown>>();
  const toDiagnostic = createDiagnosticConverter(root, uriOf);
  for (const diagnostic of diagnostics) {
    if (!isReportedElsewhere(diagnostic, otherServers))
      appendTo(diagnosticsOfPath, pathInSite(root, diagnostic.file), toDiagnostic(diagnostic));
  }
  return diagnosticsOfPath;
}

export function createDiagnosticConverter(root: string, uriOf: UriOf): (diagnostic: Diagnostic) => Shown {
  const guideFolder = join(packageFolder(), 'docs/diagnostics');
  const siteFileUri = (file: string): string => uriOf(pathInSite(root, file));
  return (diagnostic) => toEditorDiagnostic(diagnostic, guideFolder, siteFileUri);
}

/**
 * Tests whether another language server reports the finding. Other servers report schema findings only in `docs.json`,
 * because the schema doesn't apply to included files.
 */
function isReportedElsewhere(
  { code, file }: Diagnostic,
  { checkSchema: checksSchema, checkSyntax: checksSyntax }: OtherServers,
): boolean {
  if (code === 'mdx-syntax') return checksSyntax;
  return checksSchema && file === 'docs.json' && /^(?:field|language)-/.test(code);
}

/** Converts a finding. Appends the help to the message, because the protocol has no field for help. */
function toEditorDiagnostic(diagnostic: Diagnostic, guideFolder: string, uriOf: UriOf): Shown {
  const { code, severity, message, help, related } = diagnostic;
  // Custom rules have no page in the docs.
  const page = knownCodes.has(code) ? pathToUri(join(guideFolder, `${code}.md`)) : undefined;
  return {
    range: rangeOf(diagnostic),
    severity: severities[severity],
    source: diagnosticSource,
    code,
    message: help === undefined ? message : `${message}\n${help}`,
    ...(page === undefined ? {} : { codeDescription: { href: page } }),
    ...(related.length === 0
      ? {}
      : {
          relatedInformation: related.map(({ message, file, line, column }) => ({
            message,
            location: { uri: uriOf(file), range: rangeOf({ line, column, endLine: line, endColumn: column }) },
          })),
        }),
  };
}

/**
 * Creates the diagnostic for a site that can't be resolved. It is located in the settings file, or in `docs.json` if
 * there is no settings file.
 *
 * @param settingsFiles Absolute paths of possible settings files, in order of precedence.
 */
export function failureDiagnostics(root: string, settingsFiles: readonly string[], reason: string): DiagnosticsByPath {
  const finding: Shown = {
    range: fileStart,
    severity: DiagnosticSeverity.Error,
    source: diagnosticSource,
    message: reason,
  };
  return new Map([[settingsFiles.find((path) => existsSync(path)) ?? join(root, 'docs.json'), [finding]]]);
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Diagnostic['severity'], DiagnosticSeverity>;

const knownCodes: ReadonlySet<string> = new Set(codes);

/** Absolute path of a file of a site. Keeps URLs of remote files. */
export function pathInSite(root: string, file: string): string {
  return /^https?:\/\//.test(file) ? file : join(root, file);
}
