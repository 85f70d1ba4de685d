import { diagnose } from '../../core/findings.ts';
import { hasFileExtension, hasImageExtension } from '../../core/links.ts';
import { type Effect, type Finding, isObject } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Support } from '../contract.ts';
import { staticRedirects, toFilePath } from '../publish/redirects.ts';

/** Reports redirects that a generator can't serve, or only as an HTML page that programs don't follow. */
export function redirectLosses(
  { config, model }: Pick<ResolvedSite, 'config' | 'model'>,
  { name, support }: { readonly name: string; readonly support: Support },
): readonly Finding[] {
  const { redirectParameters, outputPath } = support;
  const { redirects, skipped } = staticRedirects(model);
  const sources = redirects.map(({ source }) => source);
  const entries = Array.isArray(config.redirects) ? config.redirects : [];
  const configuredSources = entries.map((entry) => (isObject(entry) ? entry.source : undefined));
  return [
    ...(redirectParameters
      ? []
      : [
          ...skipped.map((source) => redirectLoss(source, 'parameter', 'lost')),
          ...sources.filter(namesFile).map((source) => redirectLoss(source, 'file', 'changed')),
        ]),
    ...(outputPath === undefined
      ? []
      : sources
          .filter((source) => isInInvalidFolder(source, outputPath))
          .map((source) => redirectLoss(source, 'folder', 'lost'))),
  ];

  function redirectLoss(source: string, reason: 'parameter' | 'folder' | 'file', effect: Effect): Finding {
    const index = configuredSources.indexOf(source);
    const pointer = index === -1 ? '/redirects' : `/redirects/${index}/source`;
    return diagnose('generator-redirect', { file: 'docs.json', pointer }, { generator: name, source, reason, effect });
  }
}

/** True for a path with a known extension of a file, but not for a page such as `/guides/next.js`. */
function namesFile(source: string): boolean {
  return hasFileExtension(source) || hasImageExtension(source);
}

function isInInvalidFolder(source: string, outputPath: (path: string) => string): boolean {
  const page = `${toFilePath(source)}/index`;
  return outputPath(page) !== page;
}
