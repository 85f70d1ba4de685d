/*
 * Options: declaration, validation, search for settings files, and command lines.
 *
 * In: options of a user, command line or settings file. Out: `Settings`, in which every default is resolved.
 * Throws `OptionsError` for invalid options; never prints.
 */

export type { Options } from './options/check-options.ts';
export {
  type CheckedPage,
  type CheckedSite,
  type CustomFinding,
  type CustomRule,
  customCodePattern,
  defineRule,
} from './options/custom-rule.ts';
export type { FeedbackLimits, FeedbackSettings } from './options/feedback-options.ts';
export { parseIsoDate } from './options/feedback-options.ts';
export {
  createServiceUrl,
  defaultBaseUrl,
  defaultBudget,
  defaultParameterNames,
  defaultPathFor,
  feedbackSources,
  feedbackStatuses,
  knownServicePaths,
  type ParameterNames,
} from './options/feedback-service.ts';
export { type FoundOptions, findOptions, foldersWithConfig, type SettingsSearch } from './options/find-options.ts';
export { resolveOptions, type Settings } from './options/options.ts';
export { settingsFileCandidates } from './options/settings-file.ts';
export { acceptsFlag, flaggedOptions, siteCommand } from './options/site-command.ts';
