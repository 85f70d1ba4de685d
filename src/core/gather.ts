import type { Host } from './host/host.ts';
import type { GatherOptions } from './options/options.ts';
import { type ChosenFile, choosePages } from './pages/choose-pages.ts';
import type { PageReading } from './pages/read-page.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import { elementsOf, type Navigation } from './values/navigation.ts';
import type { Outcome } from './values/outcome.ts';
import { normalizePath, withoutExtension } from './values/paths.ts';

/** What the phases before this one found out. */
export interface GatherInput {
  readonly options: GatherOptions;
  readonly navigation: Navigation;
  readonly host: Host;
  /** Reads the front matter of a page. */
  readonly readPage: (file: ChosenFile) => PageReading | Promise<PageReading>;
}

/** Finds the pages of the docs folder: which files there are, which of them are pages, and what their front matter says. */
export async function gather({ options, navigation, host, readPage }: GatherInput): Promise<Outcome<Inventory>> {
  const { files, others, findings: found } = await choosePages(host, options, namedTest(navigation));
  const pages = new Map<string, PageFile>();
  const findings = [...found];
  for (const file of files) {
    const reading = readPage(file);
    const { page, findings: own } = reading instanceof Promise ? await reading : reading;
    pages.set(file.path, page);
    if (own.length > 0) findings.push(...own);
  }
  return { value: { ...others, pages }, findings };
}

/** Tells the page paths that the navigation names, as they are written. */
function namedTest({ root }: Navigation): (path: string) => boolean {
  let named: ReadonlySet<string> | undefined;
  return (path) => {
    named ??= namedPages(root);
    return named.has(path);
  };
}

function namedPages(root: Navigation['root']): ReadonlySet<string> {
  const named = new Set<string>();
  const add = (text: string): void => {
    const path = normalizePath(text);
    if (path !== undefined) named.add(withoutExtension(path) ?? path);
  };
  for (const element of elementsOf(root)) {
    if (element.root !== undefined) add(element.root.text);
    for (const { items } of element.lists) for (const item of items) if (item.kind === 'entry') add(item.text);
  }
  return named;
}
