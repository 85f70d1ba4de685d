import { formatSafeJson, messageWithHelp, type ReportInput } from '../../core/diagnostics.ts';
import { digestOf } from '../../core/host.ts';
import { encodePath } from '../../core/links.ts';
import type { Diagnostic, Severity } from '../../core/values.ts';
import { codeAddress, codeGuide } from '../explain/explain-code.ts';
import { packageVersion } from '../version.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/**
 * Formats findings as a SARIF 2.1.0 log for GitHub code scanning and editors. Fingerprints consist of code, file and
 * message but not the line, so that a finding keeps its fingerprint when text above it changes.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function formatSarif({ diagnostics, prefix }: Pick<ReportInput, 'diagnostics' | 'prefix'>): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const version = packageVersion();
  const seen = new Map<string, number>();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-json-nav',
            semanticVersion: version,
            rules: codes.map((code) => ruleOf(code, version)),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The root of the repository.' } } },
        results: diagnostics.map(resultOf),
      },
    ],
  };
  return formatSafeJson(log);

  function resultOf(diagnostic: Diagnostic): object {
    const { code, severity, file, message, line, column, endLine, endColumn, related, pointer } = diagnostic;
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: levels[severity],
      message: { text: messageWithHelp(diagnostic) },
      locations: [locationOf(file, { startLine: line, startColumn: column, endLine, endColumn })],
      ...(related.length === 0
        ? {}
        : {
            relatedLocations: related.map((other) => ({
              ...locationOf(other.file, { startLine: other.line, startColumn: other.column }),
              message: { text: other.message },
            })),
          }),
      partialFingerprints: { 'finding/v1': fingerprintOf([code, file, message]) },
      ...(pointer === undefined ? {} : { properties: { pointer } }),
    };
  }

  function locationOf(file: string, region: object): object {
    // Lone surrogates can't be encoded in a URI.
    const path = (prefix + file).replace(/\p{Surrogate}/gu, '\ufffd');
    const uri = encodePath(path);
    return { physicalLocation: { artifactLocation: { uri, uriBaseId: 'ROOT' }, region } };
  }

  /** Numbers equal findings, so that each has a different fingerprint. */
  function fingerprintOf(parts: readonly string[]): string {
    const key = JSON.stringify(parts);
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return `${digestOf(key)}:${number}`;
  }
}

function ruleOf(code: string, version: string): object {
  const guide = codeGuide(code);
  // A custom rule has no documentation page.
  if (guide === undefined) {
    const words = code.replaceAll(/[-/]/g, ' ');
    return { id: code, shortDescription: { text: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` } };
  }
  return {
    id: code,
    shortDescription: { text: guide.sentence },
    fullDescription: { text: guide.full },
    helpUri: codeAddress(code, version),
    help: { text: guide.text, markdown: guide.text },
  };
}
