/*
 * Settings and navigation features that a generator doesn't support. Takes a resolved site and a manifest; returns
 * findings. Never here: losses in the content of pages, which rendering reports.
 */

import { elementTypes } from '../../core/config.ts';
import { diagnose } from '../../core/findings.ts';
import { isExternal, isGeneratedOnlyByHost, routeOfFeed, splitUrl } from '../../core/links.ts';
import { parseFrontMatter } from '../../core/pages.ts';
import { languageOf } from '../../core/runtime.ts';
import type { Banner, Endpoint, Node, RootNode, Site } from '../../core/site.ts';
import { findOperation, overviewMethod } from '../../core/specifications.ts';
import {
  elementsOf,
  type Finding,
  isObject,
  type Json,
  memberLocation,
  normalizePath,
  ownMember,
  type SiteFacts,
  specSettingsOf,
} from '../../core/values.ts';
import { readApiSettings } from '../../endpoints/api-settings.ts';
import { findServerHolder } from '../../endpoints/server-holder.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { BrandingField } from '../branding/branding.ts';
import { readBranding } from '../branding/read-branding.ts';
import type { Manifest, NavigationFeature } from '../contract.ts';
import { findHtmlTags } from '../view/banner.ts';
import { childrenAt } from '../view/children-at.ts';
import { languagesOf } from '../view/words.ts';
import { redirectLosses } from './redirect-losses.ts';
import { elementFieldUses, isValueLost, type SettingUse, settingUses } from './setting-uses.ts';

const configFile = 'docs.json';
const methodsWithoutForm: readonly string[] = ['WEBHOOK', 'CHANNEL', overviewMethod];
/** Features that some generators have only in one language for the whole site. */
const languageFeatures = ['documentLanguage', 'themeTexts'] as const satisfies readonly NavigationFeature[];

/** Reports each unsupported feature at its location in `docs.json` or in a page. */
export function findLosses(site: ResolvedSite, { name, support }: Manifest): readonly Finding[] {
  const { config, model, facts, settingLocation } = site;
  if (support === undefined) return [];
  const isLost = (use: SettingUse, value: Json | undefined): boolean => isValueLost(use, value, support);
  const isFieldLost = (use: SettingUse, value: Json | undefined): boolean =>
    isLost(use, value) ||
    (use.kind === 'supported' && isObject(value) && !support.branding?.some((field) => field === use.by));
  const { branding, unsupportedFeatures, outputPath } = support;
  const { drilldown } = model.site;
  const lacksDrilldown = drilldown !== null && support.drilldown?.includes(drilldown) === false;
  return [
    ...(branding === undefined ? [] : [...settingLosses(branding), ...elementLosses(), ...formLoss()]),
    ...(lacksDrilldown ? [settingLoss('interaction.drilldown')] : []),
    ...navigationLosses(model, unsupportedFeatures, name),
    ...linkLosses(facts, name, unsupportedFeatures.includes('feed')),
    ...(unsupportedFeatures.includes('banner') ? [] : bannerLosses(model, name)),
    ...redirectLosses(site, { name, support }),
    ...(outputPath === undefined ? [] : urlChanges(outputPath)),
  ];

  function settingLosses(supported: readonly BrandingField[]): readonly Finding[] {
    const { usedFields, logo } = readBranding(config);
    const isLogoLost =
      support?.needsLogoFile === true && logo !== undefined && [logo.light, logo.dark].some(isExternal);
    const unsupported = usedFields.filter((field) => !supported.includes(field) || (field === 'logo' && isLogoLost));
    const lost = Object.entries(settingUses).flatMap(([path, use]) => (isLost(use, settingAt(path)) ? [path] : []));
    return [...unsupported, ...lost].map((setting) => settingLoss(setting));
  }

  function settingAt(path: string): Json | undefined {
    let value: Json | undefined = config;
    for (const name of path.split('.')) value = isObject(value) ? ownMember(value, name) : undefined;
    return value;
  }

  /** Reports fields of elements that the generator doesn't use. */
  function elementLosses(): readonly Finding[] {
    return elementsOf(facts.expansion.navigation.root).flatMap(({ kind, value, location }) =>
      elementTypes[kind].fields
        .filter((field) => isFieldLost(elementFieldUses[field], ownMember(value, field)))
        .map((field) => settingLoss(`${kind}.${field}`, memberLocation(location, field))),
    );
  }

  function settingLoss(setting: string, location = settingLocation(setting)): Finding {
    return diagnose('generator-setting', location, { generator: name, setting, effect: 'lost' });
  }

  /** Reports a missing form, which hosts show if no setting decides. */
  function formLoss(): readonly Finding[] {
    if (!lacksDefaultForm(site)) return [];
    const setting = 'api.playground.display';
    const [specification] = specSettingsOf(facts.expansion.navigation);
    const location =
      config.api === undefined ? (specification?.source.location ?? { file: configFile }) : settingLocation('api');
    const reason = support?.plainEndpoints === true ? {} : ({ isUnset: true } as const);
    return [diagnose('generator-setting', location, { generator: name, setting, ...reason, effect: 'lost' })];
  }

  function urlChanges(outputPath: (path: string) => string): readonly Finding[] {
    return Object.values(model.pages).flatMap((page) => {
      const { route, missing, file, placements } = page;
      const path = `/${outputPath(route.slice(1))}`;
      if (path === route || missing === true) return [];
      const location = placements[0]?.source ?? { file: file ?? 'docs.json' };
      return [diagnose('generator-address', location, { generator: name, route, address: path, effect: 'changed' })];
    });
  }
}

/** True if pages of operations have no form, and neither an option, `docs.json` nor front matter decides that. */
function lacksDefaultForm({ config, model, facts, publishSettings: { endpoints }, read }: ResolvedSite): boolean {
  const { hasDisplay } = readApiSettings(config);
  if (hasDisplay || endpoints.tryIt !== 'none' || !endpoints.allowsForms) return false;
  return Object.values(model.pages).some(
    ({ endpoint, file }) =>
      endpoint !== undefined &&
      !methodsWithoutForm.includes(endpoint.method) &&
      canBeCalled(facts, endpoint) &&
      (file === null || parseFrontMatter(read(file) ?? '').playground === undefined),
  );
}

/** True if a call is possible, as far as the specification could be read. */
function canBeCalled({ expansion: { specifications } }: SiteFacts, endpoint: Endpoint): boolean {
  const state = specifications.get(endpoint.spec);
  if (state?.state !== 'read') return true;
  const operation = findOperation(state.specification, endpoint);
  return operation === undefined || findServerHolder(state.specification.document, operation) !== undefined;
}

/** Reports links to files that only the original host generates, such as `skill.md`. */
function linkLosses(
  { bodies, inventory, links: { routes } }: SiteFacts,
  generator: string,
  lacksFeeds: boolean,
): readonly Finding[] {
  const isLost = (path: string): boolean => {
    const page = lacksFeeds ? routeOfFeed(path) : undefined;
    const isHostFile = isGeneratedOnlyByHost(path) || (page !== undefined && routes.has(page));
    return isHostFile && !inventory.fileByUrlPath.has(path) && !routes.has(`/${path}`);
  };
  return [...bodies].flatMap(([file, { links }]) =>
    links.flatMap(({ target, start, end }) => {
      const path = target.startsWith('/') ? normalizePath(splitUrl(target)[0]) : undefined;
      if (path === undefined || !isLost(path)) return [];
      return diagnose('generator-link', { file, start, end }, { generator, target, effect: 'lost' });
    }),
  );
}

/** Reports HTML in banners, because generators show only its text. */
function bannerLosses({ tree, site }: Site, generator: string): readonly Finding[] {
  return [
    ...htmlLosses(site.banner, { file: configFile, pointer: '/banner/content' }),
    ...tree.children.flatMap(nodeBannerLosses),
  ];

  function nodeBannerLosses(node: Node): readonly Finding[] {
    const banner = node.kind === 'section' ? node.banner : undefined;
    const children = 'children' in node ? node.children : [];
    return [...htmlLosses(banner, memberLocation(node.source, 'banner')), ...children.flatMap(nodeBannerLosses)];
  }

  function htmlLosses(banner: Banner | undefined, location: Finding['location']): readonly Finding[] {
    const [label] = findHtmlTags(banner?.content ?? '');
    if (label === undefined) return [];
    return [diagnose('generator-navigation', location, { generator, part: 'bannerHtml', label, effect: 'changed' })];
  }
}

function visibleChildren(node: RootNode | Node): readonly Node[] {
  const children = 'children' in node ? node.children : [];
  const links = 'global' in node ? (node.global ?? []) : [];
  return [...children, ...links].filter(({ hidden }) => hidden !== true);
}

function navigationLosses(
  site: Site,
  unsupportedFeatures: readonly NavigationFeature[],
  generator: string,
): readonly Finding[] {
  return [
    ...branchLosses(site.tree),
    ...(unsupportedFeatures.includes('tag') ? methodLosses(site.tree) : []),
    ...(unsupportedFeatures.includes('switcher') ? counterpartLosses('switcher', 'changed', site.counterparts) : []),
    ...(unsupportedFeatures.includes('hreflang')
      ? counterpartLosses(
          'hreflang',
          'lost',
          site.counterparts.filter(({ axis }) => axis === 'language'),
        )
      : []),
    ...languageFeatures
      .filter((part) => unsupportedFeatures.includes(part) && languagesOf(site).length > 1)
      .flatMap((part) => languageLosses(part, site.tree.children)),
  ];

  function branchLosses(node: RootNode | Node): readonly Finding[] {
    return [...(node.kind === 'root' ? [] : nodeLosses(node)), ...visibleChildren(node).flatMap(branchLosses)];
  }

  /** Reports only the first endpoint, because sites have hundreds. */
  function methodLosses(node: RootNode | Node): readonly Finding[] {
    if ('method' in node && node.method !== undefined) {
      const args = { generator, part: 'method', label: node.method, effect: 'lost' } as const;
      return [diagnose('generator-navigation', node.source, args)];
    }
    return visibleChildren(node).flatMap(methodLosses).slice(0, 1);
  }

  function nodeLosses(node: Node): readonly Finding[] {
    const banner = 'banner' in node ? node.banner?.content : undefined;
    const features = [['banner', banner] as const, ['tag', node.tag] as const, ['icon', node.icon?.name] as const];
    return features.flatMap(([part, label]) => {
      if (label === undefined || !unsupportedFeatures.includes(part)) return [];
      const location = memberLocation(node.source, part);
      return [diagnose('generator-navigation', location, { generator, part, label, effect: 'lost' })];
    });
  }

  /** Reports languages other than English, which generators use unless the project sets another language. */
  function languageLosses(part: (typeof languageFeatures)[number], nodes: readonly Node[]): readonly Finding[] {
    return nodes.flatMap((node) => {
      if (node.kind !== 'section' || node.hidden === true) return [];
      const isLost = node.axis === 'language' && languageOf(node.name).htmlLang !== 'en';
      const args = { generator, part, label: node.name, effect: 'changed' as const };
      const childLosses = languageLosses(part, node.children);
      return isLost
        ? [diagnose('generator-navigation', memberLocation(node.source, 'language'), args), ...childLosses]
        : childLosses;
    });
  }

  function counterpartLosses(
    part: 'switcher' | 'hreflang',
    effect: 'lost' | 'changed',
    tables: Site['counterparts'],
  ): readonly Finding[] {
    return tables.flatMap(({ path, siblings: [sibling = 0], rows }) => {
      const firstSection = childrenAt(site.tree, path)[sibling];
      if (firstSection === undefined || rows.length === 0) return [];
      const args = { generator, part, label: firstSection.label, effect };
      return [diagnose('generator-navigation', firstSection.source, args)];
    });
  }
}
