import type { Recall } from './host/recall.ts';
import type { TracedHost } from './host/traced-host.ts';
import type { GatherOptions } from './options/options.ts';
import { type ChosenFile, choosePages } from './pages/choose-pages.ts';
import { type PageReading, readPage } from './pages/read-page.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import { elementsOf, type Navigation } from './values/navigation.ts';
import type { Outcome } from './values/outcome.ts';
import { normalizePath, withoutExtension } from './values/paths.ts';
import type { Variables } from './values/variables.ts';

/** What the phases before this one found out. */
export interface GatherInput {
  readonly options: GatherOptions;
  readonly navigation: Navigation;
  readonly variables: Variables;
  readonly host: TracedHost;
  readonly recall: Recall;
}

/** Finds the pages of the docs folder: which files there are, which of them are pages, and what their front matter says. */
export async function gather(input: GatherInput): Promise<Outcome<Inventory>> {
  const { options, navigation, host, recall } = input;
  const isNamed = namedTest(navigation);
  const chosen = await recall.run(
    'choose pages',
    [options, navigation],
    host,
    (traced) => choosePages(traced, options, isNamed),
    ({ asked }, [before]) => before === options && [...asked].every(([path, answer]) => isNamed(path) === answer),
  );
  const readings = await readPages(chosen.files, input);
  return recall.same('inventory', [chosen, readings], (before: Outcome<Inventory> | undefined) => {
    const earlier = before?.value.pages;
    const pages = new Map<string, PageFile>();
    const findings = [...chosen.findings];
    for (const { page, findings: own } of readings) {
      pages.set(page.path, earlier === undefined ? page : asBefore(page, earlier.get(page.path)));
      if (own.length > 0) findings.push(...own);
    }
    const now = { value: { ...chosen.others, pages }, findings };
    return before !== undefined && isSame(before, now) ? before : now;
  });
}

/** Reads the front matter of the pages that are not known from an earlier run. */
async function readPages(
  files: readonly ChosenFile[],
  { variables, host, recall }: GatherInput,
): Promise<readonly PageReading[]> {
  const known = recall.files<PageReading>('front matter', [variables]);
  const readings: PageReading[] = [];
  for (const chosen of files) {
    let reading = known?.get(chosen.file);
    if (reading === undefined || reading.page.hides !== chosen.hides) {
      const read = readPage(host, chosen, variables);
      reading = read instanceof Promise ? await read : read;
      known?.set(chosen.file, reading);
    } else host.trace.files.add(chosen.file);
    readings.push(reading);
  }
  return readings;
}

/** A page as an earlier run had it, where nothing has changed that navigation reads. */
function asBefore(page: PageFile, before: PageFile | undefined): PageFile {
  if (before === undefined || before === page) return page;
  const isSame =
    before.file === page.file &&
    before.hides === page.hides &&
    JSON.stringify(before.frontMatter) === JSON.stringify(page.frontMatter);
  return isSame ? before : page;
}

function isSame(before: Outcome<Inventory>, now: Outcome<Inventory>): boolean {
  const { value: a, findings } = before;
  const { value: b } = now;
  if (a.files !== b.files || a.ignored !== b.ignored || a.pages.size !== b.pages.size) return false;
  if (findings.length !== now.findings.length || findings.some((one, index) => one !== now.findings[index]))
    return false;
  for (const [path, page] of b.pages) if (a.pages.get(path) !== page) return false;
  return true;
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
