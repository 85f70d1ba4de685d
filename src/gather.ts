import { diagnose } from './diagnostics/catalogue/index.ts';
import { scriptValue } from './diagnostics/catalogue/shape.ts';
import type { Host, UnreadFolder } from './host/host.ts';
import { addressKind } from './links/safe-address.ts';
import type { GatherOptions } from './options/options.ts';
import { frontMatterBlock, readPlainBlock, readYamlBlock } from './pages/front-matter.ts';
import { frontMatterPlace, unclosedFence } from './pages/front-matter-place.ts';
import { builtInRules, mintignoreRules, type SiteRules } from './pages/ignore-rules.ts';
import { unreadableFile, unreadFolder } from './pages/unreadable.ts';
import type { FrontMatter, IgnoredFile, IgnoreRule, Inventory, PageFile } from './values/inventory.ts';
import { elementsOf, type Navigation } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import { normalizePath, withoutExtension } from './values/paths.ts';
import { replaceVariables, type Variables } from './values/variables.ts';

/** Finds the pages of the docs folder: which files there are, which of them are pages, and what their front matter says. */
export async function gather(
  host: Host,
  options: GatherOptions,
  navigation: Navigation,
  variables: Variables,
): Promise<Outcome<Inventory>> {
  const { files, outside, unread } = host.list();
  const ruleFor = await ignoreTest(host, options, () => namedPages(navigation));
  const ignored = new Map<string, IgnoredFile>();
  const found = new Map<string, { file: string; hides?: string }>();
  for (const file of files) {
    const path = pagePath(file);
    if (path === undefined) continue;
    const rule = ruleFor(file);
    if (rule !== undefined) ignored.set(path, { file, rule });
    else {
      const twin = found.get(path);
      if (twin === undefined) found.set(path, { file });
      else found.set(path, file.endsWith('.mdx') ? { file, hides: twin.file } : { file: twin.file, hides: file });
    }
  }
  for (const { link, target } of outside) {
    ignored.set(pagePath(link) ?? link, { file: link, rule: { pattern: target, from: 'symbolic-link' } });
  }

  const findings = unread.flatMap((folder) => (ruleFor(`${folder.folder}/index.mdx`) ? [] : [unreadFolder(folder)]));
  const readFrontMatter = frontMatterReader(host, findings);
  const pages = new Map<string, PageFile>();
  for (const path of [...found.keys()].sort()) {
    const { file, hides } = found.get(path) as { file: string; hides?: string };
    const problem = unsafeName(path);
    if (problem !== undefined)
      findings.push(diagnose('page-path', { file }, { entry: file, problem, page: '', isFile: true }));
    const reading = readFrontMatter(file);
    const read = withVariables(reading instanceof Promise ? await reading : reading, variables);
    const frontMatter = withoutScript(read, file, host, findings);
    pages.set(path, hides === undefined ? { file, path, frontMatter } : { file, path, hides, frontMatter });
  }
  return {
    value: {
      pages,
      ignored,
      files: new Set(files),
      isUnknown: unknownTest(unread),
      isProvided: await providedTest(options.provided),
    },
    findings,
  };
}

/** What no address and no folder that pages are written to can have in a name. */
function unsafeName(path: string): 'backslash' | 'control' | undefined {
  if (path.includes('\\')) return 'backslash';
  return /\p{Cc}/u.test(path) ? 'control' : undefined;
}

/** An address that may run code in the reader's page is reported, and left out. */
function withoutScript(
  frontMatter: FrontMatter,
  file: string,
  host: Pick<Host, 'read'>,
  findings: Finding[],
): FrontMatter {
  const { url, ...rest } = frontMatter;
  if (url === undefined || addressKind(url) !== 'script') return frontMatter;
  findings.push(diagnose('field-value', frontMatterPlace(host, file, 'url'), scriptValue('"url"', url)));
  return rest;
}

/** Front matter as readers see it. */
function withVariables(frontMatter: FrontMatter, variables: Variables): FrontMatter {
  if (variables.size === 0) return frontMatter;
  const members = Object.entries(frontMatter).map(([name, value]) => {
    return [name, typeof value === 'string' ? replaceVariables(value, variables).text : value];
  });
  return Object.fromEntries(members) as FrontMatter;
}

/** The path by which an entry names a page file; undefined for a file that is none. */
function pagePath(file: string): string | undefined {
  if (file.endsWith('.mdx')) return file.slice(0, -4);
  return file.endsWith('.md') ? file.slice(0, -3) : undefined;
}

/** The rules of the options, of the site and of every site, the first that says something deciding. */
async function ignoreTest(
  host: Host,
  { pages, ignore }: GatherOptions,
  namedPages: () => ReadonlySet<string>,
): Promise<(file: string) => IgnoreRule | undefined> {
  const kept: ReadonlySet<string> = new Set(pages.length > 0 ? await host.glob(pages) : []);
  const left = new Map<string, IgnoreRule>();
  for (const pattern of ignore) {
    for (const file of await host.glob([pattern])) left.set(file, { pattern, from: 'options' });
  }
  const mintignore = host.read('.mintignore');
  const site: SiteRules = 'text' in mintignore ? await mintignoreRules(mintignore.text) : () => undefined;
  const builtIn = builtInRules();
  let named: ReadonlySet<string> | undefined;
  return (file) => {
    const chosen = left.get(file);
    if (chosen !== undefined || kept.has(file)) return chosen;
    const rule = site(file);
    if (rule === 'kept') return undefined;
    const always = rule ?? builtIn.always(file);
    const unlessNamed = always === undefined ? builtIn.unlessNamed(file) : undefined;
    if (unlessNamed === undefined) return always;
    named ??= namedPages();
    return named.has(pagePath(file) ?? file) ? undefined : unlessNamed;
  };
}

/** The page paths that the navigation names, as they are written. */
function namedPages({ root }: Navigation): ReadonlySet<string> {
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

function unknownTest(unread: readonly UnreadFolder[]): (path: string) => boolean {
  const prefixes = unread.map(({ folder }) => (folder === '' ? '' : `${folder}/`));
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}

async function providedTest(patterns: readonly string[]): Promise<(path: string) => boolean> {
  if (patterns.length === 0) return () => false;
  const { default: micromatch } = await import('micromatch');
  const matchers = patterns.map((pattern) => micromatch.matcher(pattern.replace(/^\/+/, ''), { dot: true }));
  return (path) => matchers.some((matches) => matches(path));
}

/** Reads the front matter of one page after the other; js-yaml is loaded for the first that is more than plain lines. */
function frontMatterReader(host: Host, findings: Finding[]): (file: string) => FrontMatter | Promise<FrontMatter> {
  return (file) => {
    const start = host.readHead(file);
    if ('problem' in start) {
      findings.push(unreadableFile(file, start));
      return {};
    }
    const head = frontMatterBlock(start.text);
    if (head === undefined) return {};
    const plain = head === 'cut' ? undefined : readPlainBlock(head.text);
    return plain ?? readWhole(file);
  };

  async function readWhole(file: string): Promise<FrontMatter> {
    const read = host.read(file);
    const block = 'text' in read ? frontMatterBlock(read.text) : undefined;
    if (block === undefined) return {};
    if (block === 'cut') {
      const place = 'text' in read ? unclosedFence(read.text, file) : undefined;
      if (place !== undefined) findings.push(diagnose('frontmatter-syntax', place, { reason: undefined }));
      return {};
    }
    const plain = readPlainBlock(block.text);
    if (plain !== undefined) return plain;
    const { loadYaml } = await import('./pages/yaml.ts');
    const result = readYamlBlock(block.text, loadYaml);
    if ('frontMatter' in result) return result.frontMatter;
    const at = block.start + result.offset;
    const text = (read as { text: string }).text;
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const place = { file, start: lineStart, end: text[end - 1] === '\r' ? end - 1 : end };
    findings.push(diagnose('frontmatter-syntax', place, { reason: result.reason }));
    return {};
  }
}
