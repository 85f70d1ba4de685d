import { existsSync, rmSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { nearestWords } from '../core/config.ts';
import { formatDiagnostics, summarize } from '../core/diagnostics.ts';
import { either } from '../core/findings.ts';
import {
  commandLine,
  type FolderFiles,
  findPackageManager,
  folderFiles,
  InsideFolder,
  overlayHost,
  writeFileAtomic,
} from '../core/host.ts';
import { findOptions, type Options } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { generators, testedPeers } from '../generators/all.ts';
import { listAssets } from '../generators/assets.ts';
import { forecastLosses } from '../generators/rendering.ts';
import { openDocsHost, type ResolvedSite, resolveSite } from '../site/resolve.ts';
import { defaultBaseline, setBaselineOption } from './baseline-option.ts';
import type { Command, CommandInput } from './command.ts';
import { configFile, convertMintFile } from './convert-mint.ts';
import { type FileChange, findRecipe, planChanges } from './init/plan-changes.ts';
import { type Recipe, recipes, starters } from './init/recipes.ts';
import { nodeNote, refuseOldVersions } from './init/requirements.ts';
import { siteWorkspaces } from './init/workspaces.ts';
import { nextCommand } from './next-command.ts';
import { formatPatch } from './patch.ts';
import { progressBar } from './progress.ts';
import { prefixOf } from './site-flags.ts';
import type { Streams } from './streams.ts';
import { packageVersion } from './version.ts';

export const init: Command = {
  usage: 'docs-json-nav init [root] [flags]',
  summary:
    'Adds the package to a project: shows the changes that the generator needs, and writes them after you confirm.',
  flags: {
    'accept-findings': {
      type: 'boolean',
      description: 'write the findings of today to a baseline, so that builds pass',
    },
    yes: { type: 'boolean', short: 'y', description: 'write the changes without asking' },
    generator: {
      type: 'string',
      value: 'NAME',
      description: `generator of the site: ${recipes.map(({ name }) => name).join(', ')} (default: detected)`,
    },
  },
  examples: [
    ['docs-json-nav init', 'detect the generator, and show the changes'],
    ['docs-json-nav init docs --yes', 'write them'],
    ['docs-json-nav init --yes --accept-findings', 'accept what the check reports today'],
    ['docs-json-nav init --generator starlight', 'a complete new site, in a folder that has only docs.json'],
  ],
  notes: ['A second run changes nothing.'],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names, words } = input;
  const { out, cwd, program } = streams;
  const chosen = values.generator as string | undefined;
  if (chosen !== undefined && !recipes.some(({ name }) => name === chosen)) {
    const names = recipes.map(({ name }) => name);
    throw new OptionsError(`Unknown generator ${chosen}: write ${nearestWords(chosen, names)[0] ?? names.join(', ')}.`);
  }
  const { options } = await findOptions(names[0] === undefined ? {} : { root: names[0] }, cwd);
  const folder = options.root as string;
  const docs = relative(cwd, folder).split(sep).join('/') || '.';
  const files = folderFiles(cwd);
  const converted = convertMintFile(folder, prefixOf(docs));
  if (converted === undefined && files.read(join(docs, configFile)) === undefined)
    throw new OptionsError(`No docs.json ${docs === '.' ? 'here' : `in ${docs}`}: create one, or pass its folder.`);
  const detected = findRecipe(files, chosen);
  const recipe =
    chosen === undefined ? await askGenerator(files, detected, commandLine([program, 'init', ...words])) : detected;
  if (recipe === 'none') {
    out('Nothing was written.\n');
    return 0;
  }
  const manager = findPackageManager(files);
  if (recipe !== undefined) refuseOldVersions(recipe, files, manager);
  const survey = await surveyDocs(options, recipe, cwd, converted?.text);
  if (survey.broken !== '') {
    streams.err(`${survey.broken}\nNothing was written: docs.json can't be read. Correct it first.\n`);
    return 1;
  }
  const plan = planChanges(
    {
      ...files,
      manager,
      program,
      ...survey,
      root: docs,
      name: packageName(cwd),
      version: `^${packageVersion()}`,
    },
    recipe,
  );
  const changes =
    converted === undefined
      ? plan.changes
      : [{ file: posix.join(docs, configFile), before: undefined, after: converted.text }, ...plan.changes];
  out(`docs in ${docs}, ${recipe === undefined ? 'no generator found' : `built with ${recipe.title}`}\n\n`);
  for (const { file, before, after } of changes) out(`${formatPatch(file, before ?? '', after ?? '')}\n\n`);
  const node = recipe && nodeNote(recipe, files, process.versions.node);
  for (const note of [
    ...(converted === undefined ? [] : [`Writes ${converted.note}`]),
    ...plan.notes,
    ...(node === undefined ? [] : [node]),
  ])
    out(`${note}\n\n`);
  if (changes.length === 0) {
    const verdict = await acceptFindings(input, streams);
    out(verdict.isPassing ? 'Nothing to change.\n' : `Nothing to change.\n${verdict.text}\n`);
    return 0;
  }
  if (values.yes !== true && !(await isWanted(changes))) {
    const generatorFlag = recipe === detected ? [] : ['--generator', String(recipe?.name)];
    out(
      `Nothing was written. To write the changes: ${program} ${commandLine(['init', ...words, ...generatorFlag, '--yes'])}\n`,
    );
    return 0;
  }
  const inside = new InsideFolder(cwd);
  const paths = changes.map(({ file }) => inside.pathOf(file));
  for (const [index, { after }] of changes.entries()) {
    const path = paths[index] as string;
    if (after === undefined) rmSync(path);
    else writeFileAtomic(path, after);
  }
  const verdict = await acceptFindings(input, streams);
  out(`Written. Next: ${manager.install}, then ${manager.run(plan.build ?? 'check:docs')}.\n${verdict.text}\n`);
  return 0;
}

/**
 * Checks the site. If the check fails, asks whether to accept the findings for now. Accepting them writes a baseline
 * and sets the option `baseline`. Without a terminal, findings are accepted only with `--accept-findings`.
 *
 * @returns The result, with sentences for the user.
 */
async function acceptFindings({ values, names, words }: CommandInput, streams: Streams) {
  const { out, cwd, program } = streams;
  const found = await findOptions(names[0] === undefined ? {} : { root: names[0] }, cwd);
  const events = { keepsAccepted: true };
  const site = await resolveSite({ ...found.options, feedback: undefined }, undefined, events);
  const { checkScope, compareWithBaseline } = await import('./baseline.ts');
  const scope = checkScope(site, {});
  const name = relative(cwd, site.baseline ?? defaultBaseline(found));
  const current =
    site.baseline === undefined || !existsSync(site.baseline)
      ? site
      : await compareWithBaseline(site, name, false, scope, streams);
  if (current.ok) return { isPassing: true, text: 'The check passes.' };
  const summary = summarize({ ...site, diagnostics: current.diagnostics });
  if (values['accept-findings'] !== true && !(await isAcceptedAtTerminal(summary))) {
    const accept = `${program} ${commandLine(['init', ...words.filter((word) => !/^(?:-y|--yes)$/.test(word)), '--yes', '--accept-findings'])}`;
    const check = nextCommand(program, 'check', names[0], {});
    return {
      isPassing: false,
      text: `The check will fail: ${summary}.\nPlaces and fixes: ${check}\nAccept them for now: ${accept}`,
    };
  }
  await compareWithBaseline(site, name, true, scope, streams);
  const option = site.baseline === undefined ? setBaselineOption(found, cwd) : '';
  out(`Wrote ${name}: ${summary} accepted for now.${option === '' ? '' : ` ${option}`}\n`);
  return { isPassing: true, text: 'The check passes.' };
}

async function isAcceptedAtTerminal(summary: string): Promise<boolean> {
  if (!isAsked()) return false;
  const { confirm } = await import('@clack/prompts');
  return (await confirm({ message: `${summary} today. Accept them for now?`, initialValue: true })) === true;
}

async function isWanted(changes: readonly FileChange[]): Promise<boolean> {
  if (!isAsked()) return false;
  const { confirm } = await import('@clack/prompts');
  const files = changes.length === 1 ? 'this file' : `these ${changes.length} files`;
  // A cancelled prompt returns a symbol.
  return (await confirm({ message: `Write ${files}?` })) === true;
}

/**
 * Reads what the configuration of the project depends on: the home page, media folders and packages. Reports only
 * findings that prevent reading `docs.json`.
 *
 * @param converted Text of the `docs.json` converted from `mint.json`, which is not written yet. Default: the file.
 */
async function surveyDocs(options: Options, recipe: Recipe | undefined, folder: string, converted?: string) {
  const offline = { ...options, content: false, feedback: undefined, remote: { offline: true } };
  const host =
    converted === undefined
      ? undefined
      : overlayHost((await openDocsHost(offline)).host, new Map([[configFile, converted]]));
  const site = await resolveSite(offline, host);
  const built = ['out', 'public'].map((name) => join(folder, name));
  const unreadable = site.diagnostics.filter(({ code }) => unreadableCodes.has(code));
  const prefix = prefixOf(relative(folder, site.root) || '.');
  return {
    broken: unreadable.length === 0 ? '' : formatDiagnostics({ ...site, diagnostics: unreadable }, { prefix }),
    home: site.model.tree.route ?? '/',
    media: [...new Set([...listAssets(site, built).keys()].map((path) => path.split('/', 1)[0] as string))].sort(),
    packages: await packagesFor(site, recipe?.title, folder),
  };
}

/** Codes of findings that prevent reading the navigation from `docs.json`. */
const unreadableCodes: ReadonlySet<string> = new Set(['config-syntax', 'config-unreadable', 'config-missing']);

function packageName(folder: string): string {
  return (
    basename(folder)
      .toLowerCase()
      .replace(/[^a-z\d._-]+/g, '-')
      .replace(/^[._-]+|-+$/g, '') || 'docs'
  );
}

function isAsked(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}

/**
 * Asks for the generator if the project has none, or only Vite, which renders no docs by itself. Doesn't ask if a
 * workspace of the project contains a site.
 *
 * @param detected Generator or bundler found in the project.
 * @param command Command as typed, for messages.
 * @returns The chosen generator, or `none` if the user cancels. Without a terminal, `detected`. `undefined` for a
 * project that only runs checks.
 * @throws OptionsError if the folder has no `package.json` and there is no terminal.
 */
async function askGenerator(
  files: FolderFiles,
  detected: Recipe | undefined,
  command: string,
): Promise<Recipe | undefined | 'none'> {
  const isAlone = files.read('package.json') === undefined;
  if (detected !== undefined && detected.name !== 'vite') return detected;
  if (detected === undefined && siteWorkspaces(files).length > 0) return detected;
  if (!isAsked()) {
    if (!isAlone) return detected;
    const names = starters.map(({ name }) => name);
    throw new OptionsError(`No generator was found. Choose one: ${command} --generator ${either(names)}.`);
  }
  const { isCancel, select } = await import('@clack/prompts');
  const others = isAlone
    ? []
    : [{ value: 'own', label: detected === undefined ? 'None: only checks' : 'My own theme' }];
  const answer = await select({
    message: 'Which generator builds the site?',
    options: [...starters.map(({ name, title }) => ({ value: name, label: title })), ...others],
  });
  return isCancel(answer) ? 'none' : (starters.find(({ name }) => name === answer) ?? detected);
}

/**
 * Finds packages that the pages need and that are not installed. `check --for` reports the same packages.
 *
 * @param name Name of the generator. `undefined` if no generator renders the pages.
 * @param project Absolute path of the project.
 * @returns Version range by package name.
 */
async function packagesFor(
  site: ResolvedSite,
  name: string | undefined,
  project: string,
): Promise<Readonly<Record<string, string>>> {
  const generator = generators.find((item) => item.name === name);
  if (generator === undefined) return {};
  const findings = await forecastLosses(site, [generator], project, progressBar('rendering pages'));
  const names = findings.flat().flatMap(({ code, args }) => {
    const { packages = [] } = args as { readonly packages?: readonly string[] };
    return code === 'generator-package' ? packages : [];
  });
  // The last alternative of a range is the newest tested major version.
  return Object.fromEntries(names.map((item) => [item, testedPeers[item]?.split(' || ').at(-1) ?? 'latest']));
}
