import type { Finding } from '../../core/values.ts';
import { isHighlighted } from '../../render/code-blocks.ts';
import { createIconWriter } from '../../render/icons.ts';
import type { ThemeSettings } from '../../render/plain-theme.ts';
import type { Theme } from '../../render/theme.ts';
import { createDiagramWriter, createMathWriter } from '../../render/writers.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Manifest } from '../contract.ts';
import { PagesRenderer } from './render-pages.ts';
import { siteFindings } from './site-findings.ts';

/**
 * Returns the findings that the build of each generator would report: content, settings and redirects that it drops,
 * changes or replaces. Pages are rendered once for all generators; nothing is written.
 *
 * @param project Absolute path of the project, whose installed packages are used.
 * @param onProgress Receives the number of rendered pages and the number of all pages.
 * @returns Findings in the order of the generators.
 */
export async function forecastLosses(
  site: ResolvedSite,
  generators: readonly Manifest[],
  project: string,
  onProgress?: (done: number, total: number) => void,
): Promise<readonly (readonly Finding[])[]> {
  const renderer = new PagesRenderer({
    dependencyProviders: generators.flatMap(({ support }) => support?.dependencyProviders ?? []),
    project,
    theme: forecastTheme,
    urlOf: (route) => route,
  });
  const inspectedSite = await renderer.inspect(site, onProgress);
  return generators.map((generator) => siteFindings(generator, site, project, inspectedSite));
}

/** Theme that reports the same losses as other themes, but skips highlighting, which takes most of the time. */
function forecastTheme({ packages, library }: ThemeSettings): Theme {
  const icon = createIconWriter(library, packages);
  const hasHighlighter = packages.resolve('shiki') !== undefined;
  return {
    writers: {
      icon,
      math: createMathWriter(packages),
      mermaid: createDiagramWriter(packages),
      code: async (block, context) => {
        if (!hasHighlighter && isHighlighted(block.text, block.language)) context.reportMissingPackage('shiki');
        if (block.icon !== undefined && block.title !== '' && !block.isGrouped)
          await icon({ name: block.icon }, context);
        return '';
      },
    },
  };
}
