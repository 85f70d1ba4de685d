import type { FileValues, Recall } from './host/recall.ts';
import type { TracedHost } from './host/traced-host.ts';
import type { GatherOptions } from './options/options.ts';
import { type Chosen, type ChosenFile, choosePages, pagePath } from './pages/choose-pages.ts';
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
  const { options, navigation, variables, host, recall } = input;
  const isNamed = namedTest(navigation);
  const chosen = await recall.run(
    'choose pages',
    [options, navigation],
    host,
    (traced) => choosePages(traced, options, isNamed),
    ({ asked }, [before]) => before === options && [...asked].every(([path, answer]) => isNamed(path) === answer),
  );
  const known = recall.files<PageReading>('front matter', [variables]);
  const before = recall.last<Gathered>('inventory');
  const hasSameFiles = before !== undefined && before.chosen === chosen && before.known === known;
  const gathered = hasSameFiles ? await withChanged(before, input) : await gatherAll(chosen, known, input);
  return recall.same('inventory', [gathered], () => gathered).outcome;
}

/** What was gathered, and what it was gathered from. */
interface Gathered {
  readonly outcome: Outcome<Inventory>;
  readonly chosen: Chosen;
  readonly known: FileValues<PageReading> | undefined;
}

async function gatherAll(
  chosen: Chosen,
  known: FileValues<PageReading> | undefined,
  { variables, host }: GatherInput,
): Promise<Gathered> {
  const pages = new Map<string, PageFile>();
  const findings = [...chosen.findings];
  for (const file of chosen.files) {
    let reading = keptReading(file, known);
    if (reading === undefined) {
      const read = readPage(host, file, variables);
      reading = read instanceof Promise ? await read : read;
    }
    known?.set(file.file, reading);
    pages.set(file.path, reading.page);
    if (reading.findings.length > 0) findings.push(...reading.findings);
  }
  return { outcome: { value: { ...chosen.others, pages }, findings }, chosen, known };
}

function keptReading(file: ChosenFile, known: FileValues<PageReading> | undefined): PageReading | undefined {
  const reading = known?.get(file.file);
  return reading?.page.hides === file.hides ? reading : undefined;
}

/** What was gathered before, with the pages that have changed since. All of it is the same where navigation sees no change. */
async function withChanged(before: Gathered, input: GatherInput): Promise<Gathered> {
  const { chosen, known, outcome } = before;
  const changed: PageFile[] = [];
  for (const file of known?.gone ?? []) {
    const path = pagePath(file) ?? file;
    const earlier = outcome.value.pages.get(path);
    // One that is hidden by its twin has no say.
    if (earlier === undefined || earlier.file !== file) continue;
    const { page, findings } = await readPage(input.host, { file, path, hides: earlier.hides }, input.variables);
    const isFaulty = findings.length > 0 || outcome.findings.some(({ place }) => place.file === file);
    if (isFaulty) return gatherAll(chosen, known, input);
    known?.set(file, { page, findings });
    if (!saysTheSame(page, earlier)) changed.push(page);
  }
  if (changed.length === 0) return before;
  const pages = new Map(outcome.value.pages);
  for (const page of changed) pages.set(page.path, page);
  return { outcome: { value: { ...outcome.value, pages }, findings: outcome.findings }, chosen, known };
}

function saysTheSame(a: PageFile, b: PageFile): boolean {
  return JSON.stringify(a.frontMatter) === JSON.stringify(b.frontMatter);
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
