import type { Host } from '../host/host.ts';
import { addressKind } from '../links/safe-address.ts';
import { diagnose } from '../rules/index.ts';
import type { FrontMatter, PageFile } from '../values/inventory.ts';
import type { Finding } from '../values/outcome.ts';
import { hasUnsafeSign, routeOf } from '../values/paths.ts';
import { replaceVariables, type Variables } from '../values/variables.ts';
import { hasDeviceName } from '../values/windows-names.ts';
import type { ChosenFile } from './choose-pages.ts';
import { frontMatterBlock, readPlainBlock, readYamlBlock } from './front-matter.ts';
import { frontMatterPlace, unclosedFence } from './front-matter-place.ts';
import { unreadableFile } from './unreadable.ts';

/** A page file, and what is wrong with its name and its front matter. */
export interface PageReading {
  readonly page: PageFile;
  readonly findings: readonly Finding[];
}

/** Reads the front matter of a page; js-yaml is loaded for the first that is more than plain lines. */
export function readPage(
  host: Pick<Host, 'read' | 'readHead'>,
  chosen: ChosenFile,
  variables: Variables,
): PageReading | Promise<PageReading> {
  const { file } = chosen;
  const start = host.readHead(file);
  if ('problem' in start) return finish({ frontMatter: {}, finding: unreadableFile(file, start) });
  const head = frontMatterBlock(start.text);
  const plain = head === undefined || head === 'cut' ? undefined : readPlainBlock(head.text);
  if (head === undefined || plain !== undefined) return finish({ frontMatter: plain ?? {} });
  return readWhole(host, file).then(finish);

  function finish({ frontMatter: written, finding }: Read): PageReading {
    const { path } = chosen;
    const findings: Finding[] = [];
    const problem = unsafeName(path);
    if (problem !== undefined)
      findings.push(diagnose('page-path', { file }, { entry: file, problem, page: '', isFile: true }));
    if (hasUnsafeSign(path)) {
      const routes = [{ entry: file, wanted: `/${path}`, route: routeOf(path) }];
      findings.push(diagnose('route-unsafe', { file }, { routes, isFile: true }));
    }
    if (finding !== undefined) findings.push(finding);
    const frontMatter = withoutScript(withVariables(written, variables), file, host, findings);
    const { hides } = chosen;
    return { page: hides === undefined ? { file, path, frontMatter } : { file, path, hides, frontMatter }, findings };
  }
}

interface Read {
  readonly frontMatter: FrontMatter;
  readonly finding?: Finding;
}

/** The front matter of a page that is more than plain lines, or longer than its head. */
async function readWhole(host: Pick<Host, 'read'>, file: string): Promise<Read> {
  const read = host.read(file);
  const block = 'text' in read ? frontMatterBlock(read.text) : undefined;
  if (block === undefined) return { frontMatter: {} };
  if (block === 'cut') {
    const place = 'text' in read ? unclosedFence(read.text, file) : undefined;
    return place === undefined
      ? { frontMatter: {} }
      : { frontMatter: {}, finding: diagnose('frontmatter-syntax', place, { reason: undefined }) };
  }
  const plain = readPlainBlock(block.text);
  if (plain !== undefined) return { frontMatter: plain };
  const { loadYaml } = await import('./yaml.ts');
  const result = readYamlBlock(block.text, loadYaml);
  if ('frontMatter' in result) return result;
  const at = block.start + result.offset;
  const text = (read as { text: string }).text;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const place = { file, start: lineStart, end: text[end - 1] === '\r' ? end - 1 : end };
  return { frontMatter: {}, finding: diagnose('frontmatter-syntax', place, { reason: result.reason }) };
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
  findings.push(
    diagnose('field-value', frontMatterPlace(host, file, 'url'), {
      field: '"url"',
      value: url,
      allowed: [],
      flaw: 'script',
    }),
  );
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
