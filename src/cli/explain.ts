import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { nearestWords } from '../core/config.ts';
import { formatSafeJson } from '../core/diagnostics.ts';
import { codes } from '../core/findings.ts';
import { isFolder } from '../core/host.ts';
import { parseReference } from '../core/specifications.ts';
import { OptionsError } from '../core/values.ts';
import { explainSubject } from '../site/explain.ts';
import { openDocsHost, resolveSite } from '../site/resolve.ts';
import { flagChoice } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { explainCode, explainCustomRule } from './explain/explain-code.ts';
import { formatExplanation } from './explain/format.ts';
import type { ExplainReport } from './json-reports.ts';
import { printCheckHint } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSiteOptions, getPathPrefix, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'json'] as const;

/** Maximum number of positional arguments: a root, a specification, a method and a path. */
const maxNames = 4;

export const explain: Command = {
  usage: 'docs-json-nav explain [root] WHAT',
  summary:
    'Explains where a route, page file, entry or endpoint is in the navigation, why, and what links to it. Also explains finding codes.',
  flags: {
    format: { type: 'string', value: formats.join('|'), description: 'output format (default: pretty)' },
    ...siteFlags('explain'),
  },
  examples: [
    ['docs-json-nav explain /guides/start', 'a page by its route'],
    ['docs-json-nav explain docs guides/start.mdx', 'a page by its file, in the folder docs'],
    ['docs-json-nav explain GET /users', 'the page of an endpoint'],
    ['docs-json-nav explain page-twin', 'what a code means'],
  ],
  notes: ['Exit status: 0 found, 1 missing or unknown, 2 the command could not run.'],
  maxNames: maxNames,
  run,
};

async function run({ values, names }: CommandInput, streams: Streams): Promise<number> {
  const { out, cwd } = streams;
  const format = flagChoice(values, 'format', formats);
  const { root: folder, what } = splitArguments(names, cwd);
  const print = (report: ExplainReport, prefix = '') => {
    const texts = report.found.map((item) => formatExplanation(item, prefix));
    out(`${format === 'json' ? formatSafeJson(report) : texts.join('\n\n')}\n`);
  };
  if (codes.some((code) => code === what)) {
    print({ version: 1, found: [explainCode(what)] });
    return 0;
  }
  const { options, root } = await findSiteOptions(values, folder, cwd);
  const onBodies = progressBar('reading pages');
  const site = await resolveSite({ ...options, content: true, feedback: undefined }, undefined, {
    onParseProgress: onBodies,
  });
  if (options.customRules?.some(({ code }) => code === what)) {
    print({ version: 1, found: [explainCustomRule(what, site.diagnostics)] });
    return 0;
  }
  const { host } = await openDocsHost(options);
  const results = await explainSubject(relativeToRoot(what, cwd, site.root), site, host.movedTo);
  // An unknown subject without suggestions may be a misspelled code.
  const explanations = results.map((item) =>
    item.kind === 'unknown' && item.nearest.length === 0 ? { ...item, nearest: nearestWords(what, codes, 1) } : item,
  );
  print({ version: 1, root, found: explanations }, getPathPrefix(root));
  if (explanations.some(({ kind }) => kind === 'unknown'))
    printCheckHint(
      site,
      { names: folder === undefined ? [] : [folder], values },
      streams,
      options.content === false ? { content: true } : {},
    );
  const isKnown = explanations.every(
    (item) => item.kind !== 'unknown' && !(item.kind === 'page' && item.state === 'missing'),
  );
  return isKnown ? 0 : 1;
}

/**
 * Splits the arguments into root and subject. The shell passes `GET /users` as two arguments.
 *
 * @throws OptionsError unless there is exactly one subject.
 */
function splitArguments(names: readonly string[], cwd: string): { root: string | undefined; what: string } {
  const [first, ...otherNames] = names;
  if (first === undefined) throw new OptionsError(`WHAT is missing: ${explain.usage}.`);
  const isRoot = otherNames.length > 0 && (isFolder(resolve(cwd, first)) || first.endsWith('docs.json'));
  const subjects = isRoot ? otherNames : names;
  const what = subjects.join(' ');
  if (subjects.length === 1 || isReference(what)) return { root: isRoot ? first : undefined, what };
  if (!isRoot && otherNames.length === 1) throw new OptionsError(`Folder not found: ${first}.`);
  throw new OptionsError(`Explain one thing at a time: ${subjects.map((name) => JSON.stringify(name)).join(', ')}.`);
}

/**
 * Tests whether the subject is an endpoint: a method and a path. Any word in capitals counts as a method, because
 * specifications may define custom methods such as `COPY`. A lower-case word is a folder.
 */
function isReference(what: string): boolean {
  const reference = parseReference(what);
  if (reference?.kind !== 'method') return reference !== undefined;
  return reference.nearest !== undefined || reference.word === reference.word.toUpperCase();
}

function relativeToRoot(what: string, cwd: string, root: string): string {
  const path = resolve(cwd, what);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return what;
  const pathInRoot = relative(root, path);
  return pathInRoot.startsWith('..') || isAbsolute(pathInRoot) ? what : pathInRoot.replaceAll('\\', '/');
}
