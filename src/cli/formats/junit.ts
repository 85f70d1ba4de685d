import { countWithSeverity, escapeControlsInLines, messageWithHelp, type ReportInput } from '../../core/diagnostics.ts';
import { type Diagnostic, escapeHtml, groupBy } from '../../core/values.ts';

/**
 * Formats findings as JUnit XML, which most CI services show. Each file is a suite, and each finding is a case.
 * Findings that don't fail the check are passing cases with output. A site without findings is one passing case.
 */
export function formatJunit(report: ReportInput): string {
  const { diagnostics, milliseconds, maxWarnings, prefix } = report;
  const failingSeverities = new Set(
    countWithSeverity(diagnostics, 'warning') > maxWarnings ? ['error', 'warning'] : ['error'],
  );
  const fails = ({ severity }: Diagnostic): boolean => failingSeverities.has(severity);
  const files = groupBy(diagnostics, ({ file }) => file);
  const suites =
    files.size === 0
      ? [passingSuite]
      : [...files].flatMap(([file, fileFindings]) => formatSuite(prefix + file, fileFindings));
  const totals = { tests: Math.max(1, diagnostics.length), failures: diagnostics.filter(fails).length };
  const attributes = formatAttributes({ name: 'docs-json-nav', ...totals, time: (milliseconds / 1000).toFixed(3) });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${attributes}>`, ...suites, '</testsuites>'].join('\n');

  function formatSuite(file: string, fileFindings: readonly Diagnostic[]): string[] {
    const suiteAttributes = formatAttributes({
      name: file,
      tests: fileFindings.length,
      failures: fileFindings.filter(fails).length,
    });
    return [
      `  <testsuite${suiteAttributes}>`,
      ...fileFindings.flatMap((diagnostic) => formatCase(file, diagnostic)),
      '  </testsuite>',
    ];
  }

  function formatCase(file: string, diagnostic: Diagnostic): string[] {
    const { code, severity, message, line, column } = diagnostic;
    const location = `${file}:${line}:${column}`;
    const text = escapeXml(`${location} ${severity} ${code}\n${messageWithHelp(diagnostic)}`);
    return [
      `    <testcase${formatAttributes({ name: `${code} ${line}:${column}`, classname: file, file, line })}>`,
      fails(diagnostic)
        ? `      <failure${formatAttributes({ type: code, message })}>${text}</failure>`
        : `      <system-out>${text}</system-out>`,
      '    </testcase>',
    ];
  }
}

const passingSuite = [
  '  <testsuite name="docs.json" tests="1" failures="0">',
  '    <testcase name="navigation" classname="docs.json"/>',
  '  </testsuite>',
].join('\n');

function formatAttributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');
}

/**
 * Escapes a text for XML. Replaces characters that XML can't contain even when escaped: control characters, lone
 * surrogates, U+FFFE and U+FFFF.
 */
function escapeXml(text: string): string {
  return escapeHtml(escapeControlsInLines(text).replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd'));
}
