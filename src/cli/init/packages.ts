import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../core/host.ts';
import { generators } from '../../sites/all.ts';
import { forecastLosses } from '../../sites/rendering.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import { progressBar } from '../progress.ts';

/**
 * The packages that pages of a site need in a generator and that are not installed, with their ranges: what
 * `check --for` tells of them.
 *
 * @param name The generator's. Nothing is needed where it is undefined, or draws no pages.
 * @param project Absolute path of the project.
 */
export async function packagesFor(
  site: ResolvedSite,
  name: string | undefined,
  project: string,
): Promise<Readonly<Record<string, string>>> {
  const generator = generators.find((one) => one.name === name);
  if (generator === undefined) return {};
  const findings = await forecastLosses(site, [generator], project, progressBar('rendering pages'));
  const names = findings.flat().flatMap(({ code, args }) => {
    const { packages = [] } = args as { readonly packages?: readonly string[] };
    return code === 'generator-package' ? packages : [];
  });
  const { peerDependencies } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  // Of several versions the newest.
  return Object.fromEntries(names.map((one) => [one, peerDependencies[one]?.split(' || ').at(-1) ?? 'latest']));
}
