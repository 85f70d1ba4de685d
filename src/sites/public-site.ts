import type { Host } from '../core/host.ts';
import type { Options } from '../core/options.ts';
import type { Site } from '../core/site.ts';
import type { Diagnostic } from '../core/values.ts';
import { type ResolvedSite as ResolvedInside, resolveSite as resolveInside } from './resolve.ts';

/** A resolved site: the model, what is wrong, and what both were made of. */
export interface ResolvedSite {
  /** Built when it is first asked for. */
  readonly model: Site;
  /** In the order of files and lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** False if something is wrong at error level, or there are more warnings than allowed. */
  readonly ok: boolean;
  /** Texts of the files that diagnostics are in: `formatDiagnostics` shows the lines. */
  readonly sources: ReadonlyMap<string, string>;
  /** Pages of the site, and files that were read for it. */
  readonly counts: { readonly pages: number; readonly files: number };
  /** Absolute path of the docs folder. */
  readonly root: string;
  /** Files that all of this is made of, those too that are missing, relative to `root`: a change of one changes the site. */
  readonly inputs: ReadonlySet<string>;
  /**
   * Markdown, valid as MDX too, of what a specification says about the endpoint that a page is about.
   *
   * @returns `undefined` for a route whose page is about no endpoint.
   */
  readonly endpointMarkdown: (route: string) => Promise<string | undefined>;
}

/**
 * Reads a docs folder and resolves its navigation. Faults of the folder are diagnostics.
 *
 * @param host Where files are read. Default: the disk.
 * @throws OptionsError for options that cannot be used.
 */
export async function resolveSite(options: Options = {}, host?: Host): Promise<ResolvedSite> {
  const site: ResolvedInside = await resolveInside(options, host);
  const { diagnostics, ok, sources, root, inputs, endpointMarkdown } = site;
  const { pages, files } = site.counts;
  return {
    get model() {
      return site.model;
    },
    ...{ diagnostics, ok, sources, counts: { pages, files }, root, inputs, endpointMarkdown },
  };
}
