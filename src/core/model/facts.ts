import { urlKind } from '../links/safe-url.ts';
import { generatorName } from '../pages/front-matter.ts';
import type { Endpoint, Icon, Page } from '../site.ts';
import type { FrontMatter, PageFile } from '../values/inventory.ts';
import { nonEmptyText, ownMember, withoutUndefined } from '../values/json.ts';
import type { OperationTarget, PageTarget, Target } from '../values/links.ts';
import { titleFromPath } from '../values/paths.ts';
import type { SiteFacts } from '../values/site-facts.ts';
import type { Operation } from '../values/specification.ts';

export interface PageFacts {
  readonly page: Omit<Page, 'placements' | 'hidden'>;
  readonly hidden: boolean;
  /** Listed by search, sitemap and other indexes even if all its placements are hidden. */
  readonly isAlwaysIndexed?: boolean;
  readonly label: string;
}

/** Facts of every page that the navigation names, by route. If two pages claim one route, the first wins. */
export function collectPageFacts(input: SiteFacts): Map<string, PageFacts> {
  const { links, inventory } = input;
  const factsByRoute = new Map<string, PageFacts>();
  for (const target of [...links.roots.values(), ...links.targets.values()]) addFacts(target);
  return factsByRoute;

  function addFacts(target: Target): void {
    if (target.kind === 'endpoint') return;
    const { route } = target;
    const path = target.kind === 'operation' ? target.page : target.file && target.path;
    const page = path === undefined ? undefined : inventory.pages.get(path);
    const existingFacts = factsByRoute.get(route);
    if (existingFacts !== undefined && (existingFacts.page.missing !== true || page === undefined)) return;
    factsByRoute.set(route, factsOf(target, page, input));
  }
}

function factsOf(target: PageTarget | OperationTarget, page: PageFile | undefined, input: SiteFacts): PageFacts {
  const { route } = target;
  if (target.kind === 'page')
    return page === undefined ? factsOfPath(route, target.path, target.provided) : pageFileFacts(route, page, input);
  const { operation } = target;
  if (page === undefined) return factsOfOperation(route, operation);
  // The file was generated from the specification, so the operation has all of its facts.
  if (page.frontMatter.generated === generatorName) {
    const facts = factsOfOperation(route, operation);
    return { ...facts, page: { ...facts.page, file: page.file } };
  }
  return pageFileFacts(route, page, input, operation);
}

/**
 * Facts of a page file.
 *
 * @param operation Operation that the page documents. Default: the operation that its front matter names.
 */
export function pageFileFacts(
  route: string,
  { path, file, frontMatter }: PageFile,
  { expansion, bodies }: SiteFacts,
  operation = expansion.pageOperations.get(path),
): PageFacts {
  const explicitTitle = frontMatter.title ?? frontMatter.sidebarTitle ?? operation?.title ?? bodies.get(file)?.title;
  const title = explicitTitle ?? titleFromPath(path);
  const label = frontMatter.sidebarTitle ?? title;
  const unreadEndpoint = expansion.unreadEndpoints.get(path);
  const page: PageFacts['page'] = {
    route,
    title,
    ...(label === title ? {} : { sidebarTitle: label }),
    ...withoutUndefined({
      description: frontMatter.description,
      icon: frontMatterIcon(frontMatter),
      tag: frontMatter.tag,
    }),
    ...(frontMatter.deprecated === true || operation?.deprecated ? { deprecated: true } : {}),
    ...(frontMatter.noindex === true || /\b(?:noindex|none)\b/i.test(frontMatter.robots ?? '')
      ? { noindex: true }
      : {}),
    ...(frontMatter.searchable === false ? { searchable: false } : {}),
    ...withoutUndefined({ url: frontMatter.url }),
    file,
    ...withoutUndefined({
      endpoint: operation === undefined ? unreadEndpoint && { ...unreadEndpoint, tags: [] } : endpointOf(operation),
    }),
  };
  return { page, hidden: frontMatter.hidden === true, isAlwaysIndexed: frontMatter.hidden === false, label };
}

function factsOfOperation(route: string, operation: Operation): PageFacts {
  const { title, metadata } = operation;
  const description = firstParagraph(operation.description);
  const metadataText = (name: string): string | undefined => nonEmptyText(ownMember(metadata, name));
  const [label, icon, tag, url] = [
    metadataText('sidebarTitle') ?? title,
    metadataText('icon'),
    metadataText('tag'),
    metadataText('url'),
  ];
  const page: PageFacts['page'] = {
    route,
    title,
    ...(label === title ? {} : { sidebarTitle: label }),
    ...withoutUndefined({ description, icon: icon === undefined ? undefined : { name: icon }, tag }),
    ...(operation.deprecated || ownMember(metadata, 'deprecated') === true ? { deprecated: true } : {}),
    ...(ownMember(metadata, 'noindex') === true ? { noindex: true } : {}),
    ...(ownMember(metadata, 'searchable') === false ? { searchable: false } : {}),
    ...(url === undefined || urlKind(url) === 'script' ? {} : { url }),
    file: null,
    endpoint: endpointOf(operation),
  };
  return { page, hidden: ownMember(metadata, 'hidden') === true, label };
}

const inlineComponentTag = /<\/?(?:Badge|Tooltip|Icon|Note|Tip|Warning|Info|Check|Danger|Callout)(?:\s[^<>]*)?>/g;

/** Descriptions may be whole documents, so pages show only the first paragraph below their title. */
function firstParagraph(description: string | undefined): string | undefined {
  const [paragraph] = description?.split(/\n\s*\n/, 1) ?? [];
  const text = paragraph?.replace(inlineComponentTag, '').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

function endpointOf({ method, path, spec, operationId, tags }: Operation): Endpoint {
  return { method, path, spec, ...withoutUndefined({ operationId }), tags };
}

function factsOfPath(route: string, path: string, provided: boolean): PageFacts {
  const title = titleFromPath(path);
  const page: PageFacts['page'] = { route, title, file: null, ...(provided ? { provided } : { missing: true }) };
  return { page, hidden: false, label: title };
}

function frontMatterIcon({ icon, iconType }: FrontMatter): Icon | undefined {
  return icon === undefined ? undefined : { name: icon, ...withoutUndefined({ style: iconType }) };
}
