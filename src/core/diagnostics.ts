/*
 * Diagnostics: findings with a severity, a message and a location.
 *
 * In: diagnostics of a run. Out: reports for terminals and other programs, summaries, edits that fix findings, and
 * baselines. Text of authors is escaped for every output. This folder computes text and edits; it never writes a file.
 */

export {
  applyBaseline,
  type Baseline,
  formatBaseline,
  isBaseline,
  type KnownFinding,
  type LookedFor,
  parseBaseline,
} from './diagnostics/baseline.ts';
export { childOf, jsonTree } from './diagnostics/json-tree.ts';
export { type Cause, causesOf } from './diagnostics/report/causes.ts';
export { type Colors, colorsFor } from './diagnostics/report/colors.ts';
export { codeFrame } from './diagnostics/report/frame.ts';
export { formatMarkdown, type LineAddress } from './diagnostics/report/markdown.ts';
export { formatDiagnostics, type PlaceLink, type PrettyOptions, type Reported } from './diagnostics/report/pretty.ts';
export { type Report, sentencesOf } from './diagnostics/report/report.ts';
export { countOf, formatFixable, passes, summarize } from './diagnostics/report/summary.ts';
export {
  aligned,
  columnsOf,
  count,
  escapeMarkdown,
  printable,
  printableJson,
  printableLines,
  printableValue,
  withoutRunnerCommands,
  wrap,
} from './diagnostics/report/text.ts';
