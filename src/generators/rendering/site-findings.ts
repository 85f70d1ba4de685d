import { diagnose } from '../../core/findings.ts';
import { createFolderFiles, findPackageManager } from '../../core/host.ts';
import { compareLocations, type Finding } from '../../core/values.ts';
import { isUtilityPackage } from '../../render/utilities.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Manifest } from '../contract.ts';
import { findFrontMatterLosses } from '../losses/front-matter-losses.ts';
import { findLosses } from '../losses/losses.ts';
import { findHostElements } from '../own-styles/host-elements.ts';
import type { InspectedSite } from './render-pages.ts';

/**
 * Reports all features of a site that a generator drops, changes or replaces.
 *
 * @param project Absolute path of the project that builds the site.
 */
export function siteFindings(
  generator: Manifest,
  site: ResolvedSite,
  project: string,
  { pages, icons, globalFiles }: InspectedSite,
): readonly Finding[] {
  const hasIcons = generator.support?.unsupportedFeatures.includes('icon') === false;
  const { highlighter, utilities, drawsDiagrams = false } = generator.support ?? {};
  const isNeeded = (name: string): boolean =>
    (name !== 'shiki' || highlighter === 'shiki') &&
    (name !== 'mermaid' || !drawsDiagrams) &&
    (!isUtilityPackage(name) || utilities !== undefined);
  const unsupportedFiles = [...(utilities === undefined ? globalFiles.styles : []), ...globalFiles.scripts].sort();
  return [
    ...findLosses(site, generator),
    ...unsupportedFiles.map((file) =>
      diagnose('generator-file', { file }, { generator: generator.name, file, effect: 'lost' }),
    ),
    ...(utilities === undefined ? [] : globalFiles.styles.flatMap((file) => styleLosses(generator, site, file))),
    ...changelogLosses(generator, site, pages),
    ...findFrontMatterLosses(site, generator, pages),
    ...packageLosses(hasIcons ? icons.missingPackages.filter(isNeeded) : [], pages, isNeeded, project),
    ...(hasIcons ? icons.findings : []),
    ...pages.flatMap(({ renderedPage }) => renderedPage.findings),
  ];
}

/** Reports elements of hosts that a style sheet styles and that the generator doesn't have. */
function styleLosses({ name }: Manifest, { read }: ResolvedSite, file: string): readonly Finding[] {
  return findHostElements(read(file) ?? '').map(({ selector, start, end }) =>
    diagnose('generator-file', { file, start, end }, { generator: name, file, element: selector, effect: 'lost' }),
  );
}

/** Reports pages with updates whose feed or filter the generator doesn't support. */
function changelogLosses(
  { name, support }: Manifest,
  { model }: ResolvedSite,
  pages: InspectedSite['pages'],
): readonly Finding[] {
  return pages.flatMap(({ route, data, renderedPage: { updates = [] } }) => {
    const page = model.pages[route];
    const location = { file: page?.file ?? 'docs.json' };
    const [tag] = updates.flatMap(({ tags }) => tags);
    const losses = [
      ['feed', updates.length > 0 && data.rss === true ? page?.title : undefined] as const,
      ['tagFilter', tag] as const,
    ];
    return losses.flatMap(([part, label]) => {
      if (label === undefined || support?.unsupportedFeatures.includes(part) !== true) return [];
      return [diagnose('generator-navigation', location, { generator: name, part, label, effect: 'lost' })];
    });
  });
}

/**
 * Reports packages that are not installed as a single finding, at the first location that needs a missing package.
 *
 * @param navigationPackages Missing packages for icons of the navigation.
 * @returns Empty if no package is missing.
 */
function packageLosses(
  navigationPackages: readonly string[],
  pages: InspectedSite['pages'],
  isNeeded: (name: string) => boolean,
  project: string,
): readonly Finding[] {
  const missingByPage = pages.map(({ renderedPage }) =>
    renderedPage.missingPackages.filter(({ name }) => isNeeded(name)),
  );
  const packages = [...new Set([...navigationPackages, ...missingByPage.flat().map(({ name }) => name)])].sort();
  if (packages.length === 0) return [];
  const command = findPackageManager(createFolderFiles(project)).add(packages);
  const locations = missingByPage.map((pagePackages) => pagePackages.flatMap(({ location }) => location ?? []));
  const [location = { file: 'docs.json' }] = (locations.find(({ length }) => length > 0) ?? []).sort(compareLocations);
  return [diagnose('generator-package', location, { packages, command, effect: 'changed' })];
}
