import { formatSafeJson, messageWithHelp, type ReportInput } from '../../core/diagnostics.ts';
import { digestOf } from '../../core/host.ts';
import { encodePath } from '../../core/links.ts';
import { capitalize, type Diagnostic, type Severity } from '../../core/values.ts';
import { codeGuide, getCodeUrl } from '../explain/explain-code.ts';
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
  const countByKey = new Map<string, number>();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-json-nav',
            semanticVersion: version,
            rules: codes.map((code) => createRule(code, version)),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The root of the repository.' } } },
        results: diagnostics.map(createResult),
      },
    ],
  };
  return formatSafeJson(log);

  function createResult(diagnostic: Diagnostic): object {
    const { code, severity, file, message, line, column, endLine, endColumn, related, pointer } = diagnostic;
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: levels[severity],
      message: { text: messageWithHelp(diagnostic) },
      locations: [createLocation(file, { startLine: line, startColumn: column, endLine, endColumn })],
      ...(related.length === 0
        ? {}
        : {
            relatedLocations: related.map((relatedLocation) => ({
              ...createLocation(relatedLocation.file, {
                startLine: relatedLocation.line,
                startColumn: relatedLocation.column,
              }),
              message: { text: relatedLocation.message },
            })),
          }),
      partialFingerprints: { 'finding/v1': createFingerprint([code, file, message]) },
      ...(pointer === undefined ? {} : { properties: { pointer } }),
    };
  }

  function createLocation(file: string, region: object): object {
    // Lone surrogates can't be encoded in a URI.
    const path = (prefix + file).replace(/\p{Surrogate}/gu, '\ufffd');
    const uri = encodePath(path);
    return { physicalLocation: { artifactLocation: { uri, uriBaseId: 'ROOT' }, region } };
  }

  /** Numbers equal findings, so that each has a different fingerprint. */
  function createFingerprint(parts: readonly string[]): string {
    const key = JSON.stringify(parts);
    const number = (countByKey.get(key) ?? 0) + 1;
    countByKey.set(key, number);
    return `${digestOf(key)}:${number}`;
  }
}

function createRule(code: string, version: string): object {
  const guide = codeGuide(code);
  // A custom rule has no documentation page.
  if (guide === undefined) {
    const sentence = code.replaceAll(/[-/]/g, ' ');
    return { id: code, shortDescription: { text: `${capitalize(sentence)}.` } };
  }
  return {
    id: code,
    shortDescription: { text: guide.sentence },
    fullDescription: { text: guide.full },
    helpUri: getCodeUrl(code, version),
    help: { text: guide.text, markdown: guide.text },
  };
}
