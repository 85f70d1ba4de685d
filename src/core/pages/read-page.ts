import { diagnose } from '../findings/diagnose.ts';
import type { Host, ReadResult } from '../host/host.ts';
import { addressKind } from '../links/safe-address.ts';
import type { FrontMatter, PageFile } from '../values/inventory.ts';
import type { Finding, Outcome } from '../values/outcome.ts';
import { hasDeviceName, hasUnsafeSign, routeOf } from '../values/paths.ts';
import { endOfLine } from '../values/place.ts';
import { replaceVariables, type Variables } from '../values/variables.ts';
import type { ChosenFile } from './choose-pages.ts';
import { frontMatterBlock, frontMatterPlace, readPlainBlock } from './front-matter.ts';

/** Reads the front matter of a page, and says what is wrong with it and with the name of the file. */
export async function readPage(
  host: Pick<Host, 'read'>,
  chosen: ChosenFile,
  variables: Variables,
): Promise<Outcome<PageFile>> {
  const { file, path } = chosen;
  const findings: Finding[] = [];
  const problem = unsafeName(path);
  if (problem !== undefined)
    findings.push(diagnose('page-path', { file }, { entry: file, problem, page: '', isFile: true }));
  if (hasUnsafeSign(path)) {
    const routes = [{ entry: file, wanted: `/${path}`, route: routeOf(path) }];
    findings.push(diagnose('route-unsafe', { file }, { routes, isFile: true }));
  }
  const read = host.read(file);
  const isText = 'text' in read && !read.text.includes('\0');
  const { value: said, findings: noticed } = isText
    ? await readFrontMatter(file, read.text)
    : { value: {}, findings: [diagnose('page-unreadable', { file }, { file, problem: problemOf(read) })] };
  findings.push(...noticed);
  const frontMatter = withoutScript(withVariables(said, variables), file, host, findings);
  return { value: { ...chosen, frontMatter }, findings };
}

/** The fence of front matter that is never closed: a page may begin with a line of Markdown instead. */
const unclosedFence = /^---[ \t]*(?=\r?\n[\w-]+:(?:[ \t]|\r?\n|$))/;

/** js-yaml is loaded for the first page whose front matter is more than plain lines. */
async function readFrontMatter(file: string, text: string): Promise<Outcome<FrontMatter>> {
  const block = frontMatterBlock(text);
  if (block === undefined) {
    const fence = unclosedFence.exec(text)?.[0];
    if (fence === undefined) return { value: {}, findings: [] };
    const place = { file, start: 0, end: fence.length };
    return { value: {}, findings: [diagnose('frontmatter-syntax', place, { reason: undefined })] };
  }
  const plain = readPlainBlock(block.text);
  // A copy: parts of a string keep the whole of it in memory, here the text of the page.
  if (plain !== undefined) return { value: structuredClone(plain), findings: [] };
  const { readYamlBlock } = await import('./yaml.ts');
  const result = readYamlBlock(block.text);
  if ('frontMatter' in result) return { value: structuredClone(result.frontMatter), findings: [] };
  const at = block.start + result.offset;
  const place = { file, start: text.lastIndexOf('\n', at - 1) + 1, end: endOfLine(text, at) };
  return { value: {}, findings: [diagnose('frontmatter-syntax', place, { reason: result.reason })] };
}

/** What is wrong with a page file that was listed and is no text. */
function problemOf(read: ReadResult) {
  if ('text' in read) return { kind: 'NUL' } as const;
  switch (read.problem) {
    case 'UTF-16':
    case 'encoding':
      return { kind: read.problem };
    case 'unreadable':
      return { kind: 'file', reason: read.reason } as const;
    default:
      // It went, or was changed, since it was listed.
      return { kind: 'file', reason: 'it has changed meanwhile' } as const;
  }
}

/** What no address and no folder that pages are written to can have in a name. */
function unsafeName(path: string): 'backslash' | 'control' | 'device' | undefined {
  if (path.includes('\\')) return 'backslash';
  if (/\p{Cc}/u.test(path)) return 'control';
  return hasDeviceName(path) ? 'device' : undefined;
}

/** An address that may run code in the reader's page is reported, and left out. */
function withoutScript(
  frontMatter: FrontMatter,
  file: string,
  host: Pick<Host, 'read'>,
  findings: Finding[],
): FrontMatter {
  if (frontMatter.url === undefined || addressKind(frontMatter.url) !== 'script') return frontMatter;
  const { url, ...rest } = frontMatter;
  const args = { field: '"url"', value: url, allowed: [], flaw: 'script' } as const;
  findings.push(diagnose('field-value', frontMatterPlace(host, file, 'url'), args));
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
