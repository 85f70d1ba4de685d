/*
 * The doors of the package: each file re-exports what users import from one of its paths. Never here: code of its own.
 */

/** Resolves the navigation of `docs.json` at build time. */
import type { Options } from '../core/options/options.ts';

export { formatDiagnostics, type PrettyOptions, type Reported } from '../core/diagnostics/report/pretty.ts';
export type { Host, Listing, ReadResult } from '../core/host/host.ts';
export { memoryHost } from '../core/host/memory.ts';
export type { Options } from '../core/options/options.ts';
export type { Diagnostic, RelatedPlace, Severity } from '../core/values/diagnostic.ts';
export { OptionsError } from '../core/values/options-error.ts';
export type * from '../core/values/site.ts';
export { type ResolvedSite, resolveSite } from '../sites/resolve.ts';

/** Gives a config file its types. */
export function defineConfig(options: Options): Options {
  return options;
}
