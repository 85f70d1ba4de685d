import { diagnose } from '../../core/findings.ts';
import { locateFrontMatterMember } from '../../core/pages.ts';
import type { Finding, Json } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Manifest, PageContent } from '../contract.ts';
import { frontMatterUses } from './front-matter-uses.ts';
import { isValueLost } from './setting-uses.ts';

/** Reports fields of front matter that a generator doesn't use. Other functions report features, such as icons. */
export function findFrontMatterLosses(
  { model, read }: Pick<ResolvedSite, 'model' | 'read'>,
  { name, support }: Manifest,
  pages: readonly Pick<PageContent, 'route' | 'data'>[],
): readonly Finding[] {
  if (support?.branding === undefined) return [];
  return pages.flatMap(({ route, data }) => {
    const file = model.pages[route]?.file;
    if (file === undefined || file === null) return [];
    return Object.entries(frontMatterUses).flatMap(([field, use]) => {
      const value = data[field] as Json | undefined;
      if (!isValueLost(use, value, support)) return [];
      const location = locateFrontMatterMember(read(file) ?? '', file, field);
      const args = { generator: name, setting: field, source: 'front matter', effect: 'lost' } as const;
      return [diagnose('generator-setting', location, args)];
    });
  });
}
