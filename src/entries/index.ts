/** Resolves the navigation of `docs.json` at build time. */
import type { Options } from '../options/options.ts';

export { formatDiagnostics, type PrettyOptions, type Reported } from '../diagnostics/report/pretty.ts';
export type { Host, Listing, ReadResult } from '../host/host.ts';
export { memoryHost } from '../host/memory.ts';
export type { Options } from '../options/options.ts';
export { type ResolvedSite, resolveSite } from '../resolve.ts';
export type { Diagnostic, RelatedPlace, Severity } from '../values/diagnostic.ts';
export { OptionsError } from '../values/options-error.ts';
export type * from '../values/site.ts';

/** Gives a config file its types. */
export function defineConfig(options: Options): Options {
  return options;
}
