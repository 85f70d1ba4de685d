import { countBySeverity, escapeControlsInLines, messageWithHelp, type ReportInput } from '../../core/diagnostics.ts';
import { type Diagnostic, escapeHtml, groupBy } from '../../core/values.ts';

/**
 * Formats findings as JUnit XML, which most CI services show. Each file is a suite, and each finding is a case.
 * Findings that don't fail the check are passing cases with output. A site without findings is one passing case.
 */
export function formatJunit(report: ReportInput): string {
  const { diagnostics, milliseconds, maxWarnings, prefix } = report;
  const failing = new Set(countBySeverity(diagnostics, 'warning') > maxWarnings ? ['error', 'warning'] : ['error']);
  const fails = ({ severity }: Diagnostic): boolean => failing.has(severity);
  const files = groupBy(diagnostics, ({ file }) => file);
  const suites =
    files.size === 0
      ? [soundSuite]
      : [...files].flatMap(([file, fileFindings]) => suiteOf(prefix + file, fileFindings));
  const totals = { tests: Math.max(1, diagnostics.length), failures: diagnostics.filter(fails).length };
  const attributes = attributesOf({ name: 'docs-json-nav', ...totals, time: (milliseconds / 1000).toFixed(3) });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${attributes}>`, ...suites, '</testsuites>'].join('\n');

  function suiteOf(file: string, fileFindings: readonly Diagnostic[]): string[] {
    const head = attributesOf({ name: file, tests: fileFindings.length, failures: fileFindings.filter(fails).length });
    return [
      `  <testsuite${head}>`,
      ...fileFindings.flatMap((diagnostic) => caseOf(file, diagnostic)),
      '  </testsuite>',
    ];
  }

  function caseOf(file: string, diagnostic: Diagnostic): string[] {
    const { code, severity, message, line, column } = diagnostic;
    const location = `${file}:${line}:${column}`;
    const text = xmlText(`${location} ${severity} ${code}\n${messageWithHelp(diagnostic)}`);
    return [
      `    <testcase${attributesOf({ name: `${code} ${line}:${column}`, classname: file, file, line })}>`,
      fails(diagnostic)
        ? `      <failure${attributesOf({ type: code, message })}>${text}</failure>`
        : `      <system-out>${text}</system-out>`,
      '    </testcase>',
    ];
  }
}

const soundSuite = [
  '  <testsuite name="docs.json" tests="1" failures="0">',
  '    <testcase name="navigation" classname="docs.json"/>',
  '  </testsuite>',
].join('\n');

function attributesOf(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');
}

/**
 * Escapes a text for XML. Replaces characters that XML can't contain even when escaped: control characters, lone
 * surrogates, U+FFFE and U+FFFF.
 */
function xmlText(text: string): string {
  return escapeHtml(escapeControlsInLines(text).replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd'));
}
