import { diagnose } from '../../core/rules.ts';
import type { Node, Site } from '../../core/site.ts';
import { type Finding, memberPlace } from '../../core/values.ts';
import type { NavigationPart } from '../contract.ts';

/** What the visible navigation of a site has and a generator has no place for, each at its own place. */
export function navigationLosses(site: Site, lacks: readonly NavigationPart[], generator: string): readonly Finding[] {
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
    return site.counterparts.flatMap(({ path, siblings, rows }) => {
      const [first] = siblings.map((index) => sectionAt([...path, index]));
      if (first === undefined || rows.length === 0) return [];
      const args = { generator, part: 'switcher', label: first.label, effect: 'changed' } as const;
      return [diagnose('generator-navigation', first.source, args)];
    });
  }

  function sectionAt(path: readonly number[]): Node | undefined {
    let children: readonly Node[] = site.tree.children;
    let node: Node | undefined;
    for (const index of path) {
      node = children[index];
      children = node !== undefined && 'children' in node ? node.children : [];
    }
    return node;
  }
}
