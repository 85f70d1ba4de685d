import { diagnose } from '../../diagnostics/catalogue/index.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Finding } from '../../values/outcome.ts';
import { isUtilityPackage } from '../dialect/utilities/compile-utilities.ts';
import type { FaceField } from '../face/face.ts';
import { readFace } from '../face/read-face.ts';
import type { Manifest } from '../manifest.ts';
import { staticRedirects } from '../publish/redirects.ts';
import type { DrawnSite } from '../render/render-pages.ts';
import { navigationLosses } from './navigation-losses.ts';

const file = 'docs.json';

/** What a site says outside of its pages and a generator has no place for, each at its own place. */
export function lossesOf({ config, model }: ResolvedSite, { name, keeps }: Manifest): readonly Finding[] {
  if (keeps === undefined) return [];
  const { face, lacks, parameters } = keeps;
  return [
    ...(face === undefined ? [] : settings(face)),
    ...navigationLosses(model, lacks, name),
    ...(parameters ? [] : redirects()),
  ];

  function settings(taken: readonly FaceField[]): readonly Finding[] {
    const left = readFace(config).given.filter((field) => !taken.includes(field));
    return left.map((setting) => {
      const place = { file, pointer: `/${setting.replaceAll('.', '/')}` };
      return diagnose('generator-setting', place, { generator: name, setting, effect: 'lost' });
    });
  }

  function redirects(): readonly Finding[] {
    const written = Array.isArray(config.redirects) ? config.redirects : [];
    const sources = written.map((each) => (Object(each) as { source?: unknown }).source);
    return staticRedirects(model).skipped.map((source) => {
      const index = sources.indexOf(source);
      const pointer = index === -1 ? '/redirects' : `/redirects/${index}/source`;
      return diagnose('generator-redirect', { file, pointer }, { generator: name, source, effect: 'lost' });
    });
  }
}

/** Everything of a site that a generator shows in another way than it is meant, or not at all. */
export function findingsFor(generator: Manifest, site: ResolvedSite, { pages, icons }: DrawnSite): readonly Finding[] {
  const hasIcons = generator.keeps?.lacks.includes('icon') === false;
  const needs = [...(hasIcons ? icons.needs : []), ...pages.flatMap(({ page }) => page.needs)];
  const { highlighter, utilities } = generator.keeps ?? {};
  const isNeeded = (name: string): boolean =>
    (name !== 'shiki' || highlighter === 'shiki') && (!isUtilityPackage(name) || utilities !== undefined);
  return [
    ...lossesOf(site, generator),
    ...packageLosses(needs.filter(isNeeded)),
    ...(hasIcons ? icons.findings : []),
    ...pages.flatMap(({ page }) => page.findings),
  ];
}

/** Packages that pages need and nobody has installed, as one finding; none where nothing is missing. */
function packageLosses(packages: readonly string[]): readonly Finding[] {
  const names = [...new Set(packages)].sort();
  return names.length === 0 ? [] : [diagnose('generator-package', { file }, { packages: names, effect: 'changed' })];
}
