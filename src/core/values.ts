/*
 * Types and helpers shared by the phases: JSON, locations, findings, navigation, paths.
 *
 * Pure data and pure functions: no file access, no messages, no imports from other parts of `core`.
 */

export {
  type Diagnostic,
  type Effect,
  effects,
  isSameDiagnostic,
  type RelatedLocation,
  type Severity,
  severities,
} from './values/diagnostic.ts';
export type { Fix, TextEdit } from './values/fix.ts';
export { pageFileAt } from './values/inventory.ts';
export {
  isList,
  isObject,
  type Json,
  type JsonObject,
  ownMember,
  parseJson,
  singleQuotedLiteral,
  stringLiteral,
} from './values/json.ts';
export {
  formatBytes,
  formatDuration,
  maxBaselineBytes,
  maxCompletionItems,
  maxCompletionLookback,
  maxEagerSites,
  maxErrorTextBytes,
  maxExplainSuggestions,
  maxFeedbackCacheBytes,
  maxFeedbackPages,
  maxFeedbackPathLength,
  maxFeedbackRedirects,
  maxGithubAnnotations,
  maxIdleFeedbackPages,
  maxLockFileBytes,
  maxManifestBytes,
  maxRedirectsFileBytes,
  maxRetryMilliseconds,
  maxSettingsFileBytes,
  maxWorkspaceDepth,
} from './values/limits.ts';
export { appendTo, getOrCreate, groupBy, type NonEmptyArray } from './values/lists.ts';
export {
  compareLocations,
  type JsonLocation,
  type Location,
  locationKey,
  memberLocation,
  type Range,
  type TextLocation,
  unescapePointerSegment,
} from './values/location.ts';
export {
  type Element,
  type ElementKind,
  elementsOf,
  entriesOf,
  type SourceText,
  type SpecSetting,
  specSettingsOf,
} from './values/navigation.ts';
export type { Option } from './values/option.ts';
export { OptionsError } from './values/option.ts';
export type { Finding } from './values/outcome.ts';
export {
  filesAtUrlPath,
  filesByUrlPath,
  foldCase,
  hasDeviceName,
  type Layout,
  normalizePath,
  routeOf,
  titleFromPath,
  urlPathOfFile,
  withoutExtension,
  withoutUnsafeCharacters,
} from './values/paths.ts';
export type { SiteFacts } from './values/site-facts.ts';
export {
  jsonNumberSource,
  numberSource,
  parseMarkedJson,
  stringifyMarkedJson,
  unmarkNumber,
} from './values/source-number.ts';
export {
  type Operation,
  type References,
  type Specification,
  type SpecificationState,
  swaggerMember,
} from './values/specification.ts';
export { capitalize, escapeHtml, scriptJson, unescapeHtml } from './values/text.ts';
export { replaceVariables, type Variables, variablesIn } from './values/variables.ts';
