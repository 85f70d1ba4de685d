/*
 * Types and helpers shared by the phases: JSON, locations, findings, navigation, paths.
 *
 * Pure data and pure functions: no file access, no messages, no imports from other parts of `core`.
 */

export {
  type Diagnostic,
  type Effect,
  effects,
  type RelatedPlace,
  type Severity,
  severities,
} from './values/diagnostic.ts';
export type { Fix, TextEdit } from './values/fix.ts';
export { pageFileAt } from './values/inventory.ts';
export { isList, isObject, type Json, type JsonObject, ownMember, parseJson } from './values/json.ts';
export { filesAtUrlPath, filesByUrlPath, type Layout, urlPathOfFile } from './values/layout.ts';
export { appendTo, getOrCreate, groupBy, type NonEmptyArray } from './values/lists.ts';
export {
  type Element,
  type ElementKind,
  elementsOf,
  entriesOf,
  type SourceText,
  type SpecSetting,
} from './values/navigation.ts';
export type { Option } from './values/option.ts';
export { OptionsError } from './values/options-error.ts';
export type { Finding } from './values/outcome.ts';
export type { IgnoreComment } from './values/page-body.ts';
export {
  foldCase,
  hasDeviceName,
  normalizePath,
  routeOf,
  titleFromPath,
  withoutExtension,
  withoutUnsafeCharacters,
} from './values/paths.ts';
export {
  comparePlaces,
  type JsonPlace,
  memberPlace,
  type Place,
  type Range,
  type TextPlace,
  unescapePointerSegment,
} from './values/place.ts';
export {
  type Operation,
  type References,
  type Specification,
  type SpecificationState,
  swaggerMember,
} from './values/specification.ts';
export { singleQuotedLiteral, stringLiteral } from './values/string-literal.ts';
export { replaceVariables, type Variables, variablesIn } from './values/variables.ts';
