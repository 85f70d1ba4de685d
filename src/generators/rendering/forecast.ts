import type { Finding } from '../../core/values.ts';
import { isColored } from '../../render/code-blocks.ts';
import { createIconWriter } from '../../render/icons.ts';
import { createMathWriter } from '../../render/math.ts';
import type { ThemeSettings } from '../../render/plain-theme.ts';
import type { Theme } from '../../render/theme.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Manifest } from '../contract.ts';
import { PagesRenderer } from './render-pages.ts';
import { findingsFor } from './site-findings.ts';

/**
 * What the build of each generator would tell of a site: every part of a page, setting and redirect that would be lost,
 * changed or replaced there. Pages are rendered once for all of them; nothing is written.
 *
 * @param project Absolute path of the project: packages that pages need are looked for there, and in the generators
 * that it has.
 * @param onProgress Told how many pages of how many are done.
 * @returns Findings in the order of the generators.
 */
export async function forecastLosses(
  site: ResolvedSite,
  generators: readonly Manifest[],
  project: string,
  onProgress?: (done: number, total: number) => void,
): Promise<readonly (readonly Finding[])[]> {
  const renderer = new PagesRenderer({
    through: generators.flatMap(({ support }) => support?.through ?? []),
    project,
    theme: forecastTheme,
    addressOf: (route) => route,
  });
  const rendered = await renderer.render(site, onProgress);
  return generators.map((generator) => findingsFor(generator, site, project, rendered));
}

/** A theme that finds what any other would and colors no code, which takes most of the time. */
function forecastTheme({ packages, library }: ThemeSettings): Theme {
  const icon = createIconWriter(library, packages);
  return {
    writers: {
      icon,
      math: createMathWriter(packages),
      code: async (block, context) => {
        if (isColored(block.text, block.language) && packages.resolve('shiki') === undefined)
          context.reportMissingPackage('shiki');
        if (block.icon !== undefined && block.title !== '' && !block.isGrouped)
          await icon({ name: block.icon }, context);
        return '';
      },
    },
  };
}
