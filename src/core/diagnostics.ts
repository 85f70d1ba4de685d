/*
 * Diagnostics: findings with a severity, a message and a location.
 *
 * In: diagnostics of a run. Out: reports for terminals and other programs, summaries, edits that fix findings, and
 * baselines. Text of authors is escaped for every output. This folder computes text and edits; it never writes a file.
 */

export {
  applyBaseline,
  type Baseline,
  type BaselineEntry,
  type CheckScope,
  formatBaseline,
  isBaseline,
  parseBaseline,
  unmatchedFindings,
} from './diagnostics/baseline.ts';
export { childNode, parseJsonTree } from './diagnostics/json-tree.ts';
export { type Colors, createColors } from './diagnostics/report/colors.ts';
export { formatMarkdown, type LineUrl } from './diagnostics/report/markdown.ts';
export {
  codeFrame,
  formatDiagnostics,
  type LocationLink,
  type PrettyOptions,
  type Reported,
} from './diagnostics/report/pretty.ts';
export {
  type CauseGroup,
  countWithSeverity,
  formatFixable,
  groupByCause,
  messageWithHelp,
  passes,
  type ReportInput,
  summarize,
} from './diagnostics/report/summary.ts';
export {
  alignColumns,
  escapeControls,
  escapeControlsInJson,
  escapeControlsInLines,
  escapeMarkdown,
  escapeRunnerCommands,
  formatSafeJson,
  pluralize,
  wrapText,
} from './diagnostics/report/text.ts';
