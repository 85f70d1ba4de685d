/*
 * The doors of the package: each file re-exports what users import from one of its paths. Never here: code of its own.
 */

/** Resolves the navigation of `docs.json` at build time. */
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
export { type Diagnostic, OptionsError, type RelatedPlace, type Severity } from '../core/values.ts';
export { type ResolvedSite, resolveSite } from '../site/public-site.ts';

/** What a settings file may contain. */
export interface SettingsFile extends Options {
  /** Settings that several sites share: of single values the later one wins, lists take from all. */
  readonly extends?: readonly Options[];
}

/** Gives a config file its types. */
export function defineConfig(options: SettingsFile): SettingsFile {
  return options;
}
