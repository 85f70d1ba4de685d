import { diagnose } from '../findings/diagnose.ts';
import type { Host, ReadResult } from '../host/host.ts';
import { urlKind } from '../links/safe-url.ts';
import type { FrontMatter, PageFile } from '../values/inventory.ts';
import { endOfLine } from '../values/location.ts';
import type { Finding, Outcome } from '../values/outcome.ts';
import { hasDeviceName, hasUnsafeCharacter, routeOf } from '../values/paths.ts';
import { replaceVariables, type Variables } from '../values/variables.ts';
import { frontMatterBlock, frontMatterLocation, misplacedFrontMatter, parsePlainBlock } from './front-matter.ts';
import type { UnreadPageFile } from './select-pages.ts';

export async function readPage(
  host: Pick<Host, 'read'>,
  pageFile: UnreadPageFile,
  variables: Variables,
): Promise<Outcome<PageFile>> {
  const { file, path } = pageFile;
  const findings: Finding[] = [];
  const problem = findNameProblem(path);
  if (problem !== undefined)
    findings.push(diagnose('page-path', { file }, { entry: file, problem, page: '', isFile: true }));
  if (hasUnsafeCharacter(path)) {
    const routes = [{ entry: file, wanted: `/${path}`, route: routeOf(path) }];
    findings.push(diagnose('route-unsafe', { file }, { routes, isFile: true }));
  }
  const readResult = host.read(file);
  const isText = 'text' in readResult && !readResult.text.includes('\0');
  const { value: rawFrontMatter, findings: readFindings } = isText
    ? await readFrontMatter(file, readResult.text)
    : { value: {}, findings: [diagnose('page-unreadable', { file }, { file, problem: readProblem(readResult) })] };
  findings.push(...readFindings);
  const frontMatter = removeScriptUrl(replaceFrontMatterVariables(rawFrontMatter, variables), file, host, findings);
  return { value: { ...pageFile, frontMatter }, findings };
}

/** Opening fence of unclosed front matter. A fence without a `name:` on the next line is a thematic break. */
const unclosedFence = /^---[ \t]*(?=\r?\n[\w-]+:(?:[ \t]|\r?\n|$))/;

/** Reads the front matter of a page. Loads js-yaml only if the front matter isn't plain `name: value` lines. */
async function readFrontMatter(file: string, text: string): Promise<Outcome<FrontMatter>> {
  const block = frontMatterBlock(text);
  if (block === undefined) {
    const fence = unclosedFence.exec(text)?.[0];
    if (fence === undefined) return { value: {}, findings: diagnoseMisplacedFrontMatter(file, text) };
    const location = { file, start: 0, end: fence.length };
    return { value: {}, findings: [diagnose('frontmatter-syntax', location, { reason: undefined })] };
  }
  const plainFrontMatter = parsePlainBlock(block.text);
  // Copies the strings: a substring would keep the text of the whole page in memory.
  if (plainFrontMatter !== undefined) return { value: structuredClone(plainFrontMatter), findings: [] };
  const { misquotedValues, parseYamlBlock } = await import('./yaml.ts');
  const result = parseYamlBlock(block.text);
  if ('frontMatter' in result) return { value: structuredClone(result.frontMatter), findings: [] };
  const errorOffset = block.start + result.offset;
  const location = { file, start: text.lastIndexOf('\n', errorOffset - 1) + 1, end: endOfLine(text, errorOffset) };
  const misquoted = misquotedValues(block.text).map(({ start, end, ...value }) => ({
    ...value,
    location: { file, start: block.start + start, end: block.start + end },
  }));
  return {
    value: {},
    findings: [
      diagnose('frontmatter-syntax', location, {
        reason: result.reason,
        misquoted,
        quote: /^[\w-]+:[ \t]+(["'])/.exec(text.slice(location.start, location.end))?.[1],
        isText: !/^[\w-]+[ \t]*:/m.test(block.text),
      }),
    ],
  };
}

function diagnoseMisplacedFrontMatter(file: string, text: string): Finding[] {
  const misplacedBlock = misplacedFrontMatter(text);
  if (misplacedBlock === undefined) return [];
  const { problem, start, end, isFirst } = misplacedBlock;
  const precedingText = problem === 'late' && isFirst ? text.slice(0, start) : undefined;
  return [diagnose('frontmatter-misplaced', { file, start, end }, { problem, blankLines: precedingText })];
}

function readProblem(readResult: ReadResult) {
  if ('text' in readResult) return { kind: 'NUL' } as const;
  switch (readResult.problem) {
    case 'UTF-16':
    case 'encoding':
      return { kind: readResult.problem };
    case 'unreadable':
      return { kind: 'file', reason: readResult.reason } as const;
    default:
      // The file was deleted or replaced after it was listed.
      return { kind: 'file', reason: 'it changed while it was read' } as const;
  }
}

function findNameProblem(path: string): 'backslash' | 'control' | 'device' | undefined {
  if (path.includes('\\')) return 'backslash';
  if (/\p{Cc}/u.test(path)) return 'control';
  return hasDeviceName(path) ? 'device' : undefined;
}

function removeScriptUrl(
  frontMatter: FrontMatter,
  file: string,
  host: Pick<Host, 'read'>,
  findings: Finding[],
): FrontMatter {
  if (frontMatter.url === undefined || urlKind(frontMatter.url) !== 'script') return frontMatter;
  const { url, ...otherMembers } = frontMatter;
  const args = { field: '"url"', value: url, allowed: [], flaw: 'script' } as const;
  findings.push(diagnose('field-value', frontMatterLocation(host, file, 'url'), args));
  return otherMembers;
}

function replaceFrontMatterVariables(frontMatter: FrontMatter, variables: Variables): FrontMatter {
  if (variables.size === 0) return frontMatter;
  const members = Object.entries(frontMatter).map(([name, value]) => {
    return [name, typeof value === 'string' ? replaceVariables(value, variables).text : value];
  });
  return Object.fromEntries(members) as FrontMatter;
}
