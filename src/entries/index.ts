/*
 * Entry points of the package, one file for each path in `exports`. They re-export the public API or wrap it in the
 * signature that a generator expects; logic belongs in the other folders.
 */

import type { Options } from '../core/options.ts';

export { formatDiagnostics, type PrettyOptions, type Reported } from '../core/diagnostics.ts';
export { type Host, type Listing, memoryHost, type ReadResult } from '../core/host.ts';
export type { Options } from '../core/options.ts';
export {
  type CheckedPage,
  type CheckedSite,
  type CustomFinding,
  type CustomRule,
  defineRule,
} from '../core/options.ts';
export type * from '../core/site.ts';
export { type Diagnostic, OptionsError, type RelatedLocation, type Severity } from '../core/values.ts';
export { type ResolvedSite, resolvePublicSite as resolveSite } from '../site/public-site.ts';

/** Contents of `docs-json-nav.config.*`. */
export interface SettingsFile extends Options {
  /** Shared settings. Later values override earlier ones; lists are concatenated. */
  readonly extends?: readonly Options[];
}

/** Returns the settings unchanged. Gives a settings file type checking and completion. */
export function defineConfig(options: SettingsFile): SettingsFile {
  return options;
}
