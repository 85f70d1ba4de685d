import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DiagnosticSeverity, type Diagnostic as Shown } from 'vscode-languageserver';
import { codes } from '../../core/findings.ts';
import { packageFolder } from '../../core/host.ts';
import { addTo, type Diagnostic, type Some } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { beginning, rangeOf, uriOfPath } from '../documents/positions.ts';

export type { Shown };

/** The name that editors show beside a finding. */
const source = 'docs-json-nav';

/** What an editor is shown of each file, by the absolute path of the file. */
export type ShownFindings = ReadonlyMap<string, readonly Shown[]>;

/** @param uriOf The address of a file, by its absolute path. */
export type UriOf = (path: string) => string;

/** What a neighbor in the editor says too, and better there. */
export interface Neighbors {
  /** Another server says what the schema of `docs.json` says. */
  readonly knowSchema: boolean;
  /** Another server says which pages cannot be parsed. */
  readonly knowSyntax: boolean;
}

/** The findings of a site as an editor shows them. They are those of `check`, in the same order, without what neighbors say. */
export function shownFindings(
  { root, diagnostics }: Pick<ResolvedSite, 'root' | 'diagnostics'>,
  uriOf: UriOf,
  neighbors: Neighbors,
): ShownFindings {
  const shown = new Map<string, Some<Shown>>();
  const show = findingShower(root, uriOf);
  for (const diagnostic of diagnostics) {
    if (!isLeft(diagnostic, neighbors)) addTo(shown, pathIn(root, diagnostic.file), show(diagnostic));
  }
  return shown;
}

/** Shows findings of a site one by one. */
export function findingShower(root: string, uriOf: UriOf): (diagnostic: Diagnostic) => Shown {
  const guide = join(packageFolder(), 'docs/diagnostics');
  const inSite = (file: string): string => uriOf(pathIn(root, file));
  return (diagnostic) => shownFinding(diagnostic, guide, inSite);
}

/** The schema is for `docs.json`: files that it refers to have none. */
function isLeft({ code, file }: Diagnostic, { knowSchema, knowSyntax }: Neighbors): boolean {
  if (code === 'mdx-syntax') return knowSyntax;
  return knowSchema && file === 'docs.json' && /^(?:field|language)-/.test(code);
}

/** One finding. The help follows the message: few editors have a place for it. */
function shownFinding(diagnostic: Diagnostic, guide: string, uriOf: UriOf): Shown {
  const { code, severity, message, help, related } = diagnostic;
  // Rules of a team have no page.
  const page = known.has(code) ? uriOfPath(join(guide, `${code}.md`)) : undefined;
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
 * Why a site cannot be looked at: at the settings file if there is one, else at `docs.json`.
 *
 * @param settings Absolute paths of files that would be the settings file, in order.
 */
export function shownFailure(root: string, settings: readonly string[], reason: string): ShownFindings {
  const finding: Shown = { range: beginning, severity: DiagnosticSeverity.Error, source, message: reason };
  return new Map([[settings.find((path) => existsSync(path)) ?? join(root, 'docs.json'), [finding]]]);
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Diagnostic['severity'], DiagnosticSeverity>;

const known: ReadonlySet<string> = new Set(codes);

/** The absolute path of a file of a site; a remote one keeps its address. */
export function pathIn(root: string, file: string): string {
  return /^https?:\/\//.test(file) ? file : join(root, file);
}
