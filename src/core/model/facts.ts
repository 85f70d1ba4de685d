import { addressKind } from '../links/safe-address.ts';
import type { Endpoint, Icon, Page } from '../site.ts';
import { defined } from '../values/defined.ts';
import type { FrontMatter, PageFile } from '../values/inventory.ts';
import { ownMember, textOf } from '../values/json.ts';
import { titleFromPath } from '../values/paths.ts';
import type { Operation } from '../values/specification.ts';

/** A page without its places in the navigation. */
export interface PageFacts {
  /** What the model says of it, wherever it is. */
  readonly page: Omit<Page, 'placements' | 'hidden'>;
  /** By its own front matter. */
  readonly hidden: boolean;
  /** What its sidebar entry says. */
  readonly label: string;
}

/**
 * What is known of a page file.
 *
 * @param heading Its first heading, where its body was read.
 */
export function factsOfFile(
  route: string,
  { path, file, frontMatter }: PageFile,
  operation: Operation | undefined,
  heading: string | undefined,
): PageFacts {
  const named = frontMatter.title ?? frontMatter.sidebarTitle ?? operation?.title ?? heading;
  const title = named ?? titleFromPath(path);
  const label = frontMatter.sidebarTitle ?? title;
  const page: PageFacts['page'] = {
    route,
    title,
    ...(label === title ? {} : { sidebarTitle: label }),
    ...defined({ description: frontMatter.description, icon: iconOf(frontMatter), tag: frontMatter.tag }),
    ...(frontMatter.deprecated === true || operation?.deprecated ? { deprecated: true } : {}),
    ...(frontMatter.noindex === true ? { noindex: true } : {}),
    ...defined({ url: frontMatter.url }),
    file,
    ...defined({ endpoint: operation && endpointOf(operation) }),
  };
  return { page, hidden: frontMatter.hidden === true, label };
}

/** What is known of a page that a specification makes. */
export function factsOfOperation(route: string, operation: Operation): PageFacts {
  const { title, metadata } = operation;
  const description = firstParagraph(operation.description);
  const text = (name: string): string | undefined => textOf(ownMember(metadata, name));
  const [label, icon, tag, url] = [text('sidebarTitle') ?? title, text('icon'), text('tag'), text('url')];
  const page: PageFacts['page'] = {
    route,
    title,
    ...(label === title ? {} : { sidebarTitle: label }),
    ...defined({ description, icon: icon === undefined ? undefined : { name: icon }, tag }),
    ...(operation.deprecated || ownMember(metadata, 'deprecated') === true ? { deprecated: true } : {}),
    ...(ownMember(metadata, 'noindex') === true ? { noindex: true } : {}),
    ...(url === undefined || addressKind(url) === 'script' ? {} : { url }),
    file: null,
    endpoint: endpointOf(operation),
  };
  return { page, hidden: ownMember(metadata, 'hidden') === true, label };
}

/** Tags of components that only add a look to words. */
const components = /<\/?(?:Badge|Tooltip|Icon|Note|Tip|Warning|Info|Check|Danger|Callout)(?:\s[^<>]*)?>/g;

/** A description may be a whole document; what is below a title is its beginning. */
function firstParagraph(description: string | undefined): string | undefined {
  const [first] = description?.split(/\n\s*\n/, 1) ?? [];
  const text = first?.replace(components, '').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

function endpointOf({ method, path, spec, operationId, tags }: Operation): Endpoint {
  return { method, path, spec, ...defined({ operationId }), tags };
}

/** What is known of an entry without a file. */
export function factsOfPath(route: string, path: string, provided: boolean): PageFacts {
  const title = titleFromPath(path);
  const page: PageFacts['page'] = { route, title, file: null, ...(provided ? { provided } : { missing: true }) };
  return { page, hidden: false, label: title };
}

function iconOf({ icon, iconType }: FrontMatter): Icon | undefined {
  return icon === undefined ? undefined : { name: icon, ...defined({ style: iconType }) };
}
