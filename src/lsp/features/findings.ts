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
  const shown = new Map<string, Shown[]>();
  const show = findingShower(root, uriOf);
  for (const diagnostic of diagnostics) {
    if (isLeft(diagnostic, neighbors)) continue;
    const path = pathIn(root, diagnostic.file);
    const known = shown.get(path) ?? [];
    known.push(show(diagnostic));
    shown.set(path, known);
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
