import { diagnose } from '../../core/findings.ts';
import type { Node, Site } from '../../core/site.ts';
import { type Finding, isObject, memberPlace } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { BrandingField } from '../branding/branding.ts';
import { readBranding } from '../branding/read-branding.ts';
import type { Manifest, NavigationPart } from '../contract.ts';
import { pathOfAddress, staticRedirects } from '../publish/redirects.ts';

const file = 'docs.json';

/** Settings and navigation features of a site that a generator doesn't support, each at its own location. */
export function lossesOf({ config, model }: ResolvedSite, { name, support }: Manifest): readonly Finding[] {
  if (support === undefined) return [];
  const { branding, lacks, parameters, placeOf } = support;
  return [
    ...(branding === undefined ? [] : settings(branding)),
    ...navigationLosses(model, lacks, name),
    ...(parameters ? [] : redirects(staticRedirects(model).skipped, 'parameter')),
    ...(placeOf === undefined ? [] : [...moved(placeOf), ...redirects(sourcesMoved(placeOf), 'folder')]),
  ];

  function settings(taken: readonly BrandingField[]): readonly Finding[] {
    const left = readBranding(config).given.filter((field) => !taken.includes(field));
    return left.map((setting) => {
      const place = { file, pointer: `/${setting.replaceAll('.', '/')}` };
      return diagnose('generator-setting', place, { generator: name, setting, effect: 'lost' });
    });
  }

  function moved(place: (path: string) => string): readonly Finding[] {
    return Object.values(model.pages).flatMap((page) => {
      const { route, missing, file, placements } = page;
      const address = `/${place(route.slice(1))}`;
      if (address === route || missing === true) return [];
      const at = placements[0]?.source ?? { file: file ?? 'docs.json' };
      return [diagnose('generator-address', at, { generator: name, route, address, effect: 'changed' })];
    });
  }

  function sourcesMoved(place: (path: string) => string): readonly string[] {
    return staticRedirects(model).redirects.flatMap(({ source }) => {
      const page = `${pathOfAddress(source)}/index.html`;
      return place(page) === page ? [] : [source];
    });
  }

  function redirects(lost: readonly string[], reason: 'parameter' | 'folder'): readonly Finding[] {
    const written = Array.isArray(config.redirects) ? config.redirects : [];
    const sources = written.map((each) => (isObject(each) ? each.source : undefined));
    return lost.map((source) => {
      const index = sources.indexOf(source);
      const pointer = index === -1 ? '/redirects' : `/redirects/${index}/source`;
      return diagnose('generator-redirect', { file, pointer }, { generator: name, source, reason, effect: 'lost' });
    });
  }
}

function navigationLosses(site: Site, lacks: readonly NavigationPart[], generator: string): readonly Finding[] {
  return [...site.tree.children.flatMap(below), ...(lacks.includes('switcher') ? switchers() : [])];

  function below(node: Node): readonly Finding[] {
    if (node.hidden === true) return [];
    return [...own(node), ...('children' in node ? node.children.flatMap(below) : [])];
  }

  function own(node: Node): readonly Finding[] {
    const banner = 'banner' in node ? node.banner?.content : undefined;
    const texts = [['banner', banner] as const, ['tag', node.tag] as const, ['icon', node.icon?.name] as const];
    return texts.flatMap(([part, label]) => {
      if (label === undefined || !lacks.includes(part)) return [];
      const place = memberPlace(node.source, part);
      return [diagnose('generator-navigation', place, { generator, part, label, effect: 'lost' })];
    });
  }

  function switchers(): readonly Finding[] {
    return site.counterparts.flatMap(({ path, siblings: [sibling = 0], rows }) => {
      const first = sectionAt([...path, sibling], site.tree.children);
      if (first === undefined || rows.length === 0) return [];
      const args = { generator, part: 'switcher', label: first.label, effect: 'changed' } as const;
      return [diagnose('generator-navigation', first.source, args)];
    });
  }
}

function sectionAt([index = 0, ...further]: readonly number[], among: readonly Node[]): Node | undefined {
  const node = among[index];
  return node !== undefined && 'children' in node && further.length > 0 ? sectionAt(further, node.children) : node;
}
