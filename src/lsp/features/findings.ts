import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DiagnosticSeverity, type Diagnostic as Shown } from 'vscode-languageserver';
import { codes } from '../../core/findings.ts';
import { packageFolder } from '../../core/host.ts';
import { appendTo, type Diagnostic, type NonEmptyArray } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { fileStart, rangeOf, uriOfPath } from '../documents/positions.ts';

export type { Shown };

const source = 'docs-json-nav';

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
  neighbors: OtherServers,
): DiagnosticsByPath {
  const shown = new Map<string, NonEmptyArray<Shown>>();
  const show = diagnosticConverter(root, uriOf);
  for (const diagnostic of diagnostics) {
    if (!isReportedElsewhere(diagnostic, neighbors)) appendTo(shown, pathIn(root, diagnostic.file), show(diagnostic));
  }
  return shown;
}

export function diagnosticConverter(root: string, uriOf: UriOf): (diagnostic: Diagnostic) => Shown {
  const guide = join(packageFolder(), 'docs/diagnostics');
  const inSite = (file: string): string => uriOf(pathIn(root, file));
  return (diagnostic) => shownFinding(diagnostic, guide, inSite);
}

/**
 * Tests whether another language server reports the finding. Other servers report schema findings only in `docs.json`,
 * because the schema doesn't apply to included files.
 */
function isReportedElsewhere(
  { code, file }: Diagnostic,
  { checkSchema: knowSchema, checkSyntax: knowSyntax }: OtherServers,
): boolean {
  if (code === 'mdx-syntax') return knowSyntax;
  return knowSchema && file === 'docs.json' && /^(?:field|language)-/.test(code);
}

/** Converts a finding. Appends the help to the message, because the protocol has no field for help. */
function shownFinding(diagnostic: Diagnostic, guide: string, uriOf: UriOf): Shown {
  const { code, severity, message, help, related } = diagnostic;
  // Custom rules have no page in the docs.
  const page = knownCodes.has(code) ? uriOfPath(join(guide, `${code}.md`)) : undefined;
  return {
    range: rangeOf(diagnostic),
    severity: severities[severity],
    source,
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
 * @param settings Absolute paths of possible settings files, in order of precedence.
 */
export function failureDiagnostics(root: string, settings: readonly string[], reason: string): DiagnosticsByPath {
  const finding: Shown = { range: fileStart, severity: DiagnosticSeverity.Error, source, message: reason };
  return new Map([[settings.find((path) => existsSync(path)) ?? join(root, 'docs.json'), [finding]]]);
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Diagnostic['severity'], DiagnosticSeverity>;

const knownCodes: ReadonlySet<string> = new Set(codes);

/** Absolute path of a file of a site. Keeps URLs of remote files. */
export function pathIn(root: string, file: string): string {
  return /^https?:\/\//.test(file) ? file : join(root, file);
}
