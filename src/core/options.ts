/* Settings of a run: what they may be, if they are found, and the command that carries them. */

export type { Options } from './options/check-options.ts';
export {
  type CheckedPage,
  type CheckedSite,
  type CustomFinding,
  type CustomRule,
  customCode,
  defineRule,
} from './options/custom-rule.ts';
export type { FeedbackLimits, FeedbackSettings } from './options/feedback-options.ts';
export {
  defaultBaseUrl,
  defaultBudget,
  defaultParameterNames,
  defaultPath,
  knownPaths,
  type ParameterNames,
  serviceUrl,
} from './options/feedback-service.ts';
export { type FoundOptions, findOptions, foldersWithConfig, type SettingsSearch } from './options/find-options.ts';
export { resolveOptions, type Settings } from './options/options.ts';
export { isTaken, settables } from './options/settables.ts';
export { isInside, settingsCandidates } from './options/settings-file.ts';
export { siteCommand } from './options/site-command.ts';
