import { ExternalAnswers } from '../core/external-answers.ts';
import type { Host } from '../core/host.ts';
import type { Options } from '../core/options.ts';
import { type PublicSite, resolveSite as resolveInside } from './resolve.ts';

export type { PublicSite as ResolvedSite } from './resolve.ts';

/**
 * Reads a docs folder and resolves its navigation. Problems in the folder are reported as diagnostics.
 *
 * @param host File access. Default: the disk.
 * @throws OptionsError for invalid options.
 */
export async function resolvePublicSite(options: Options = {}, host?: Host): Promise<PublicSite> {
  const site = await resolveInside(options, host, { external: new ExternalAnswers().requestMissing });
  const { diagnostics, ok, sources, root, inputs, endpointMarkdown } = site;
  const { pages, files } = site.counts;
  return {
    get model() {
      return site.model;
    },
    ...{ diagnostics, ok, sources, counts: { pages, files }, root, inputs, endpointMarkdown },
  };
}
