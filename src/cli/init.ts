import { existsSync, rmSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { nearestWords } from '../core/config.ts';
import { formatDiagnostics, summarize } from '../core/diagnostics.ts';
import { joinWithOr } from '../core/findings.ts';
import {
  commandLine,
  createFolderFiles,
  type FolderFiles,
  findPackageManager,
  overlayHost,
  SafePathResolver,
  writeFileAtomic,
} from '../core/host.ts';
import { findOptions, type Options } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { generators, testedPeers } from '../generators/all.ts';
import { listAssets } from '../generators/assets.ts';
import { forecastLosses } from '../generators/rendering.ts';
import { lunrLanguages } from '../generators/search.ts';
import { openDocsHost, type ResolvedSite, resolveSite } from '../site/resolve.ts';
import { defaultBaseline, setBaselineOption } from './baseline-option.ts';
import type { Command, CommandInput } from './command.ts';
import { convertMintFile, docsConfigFile } from './convert-mint.ts';
import { type FileChange, findRecipe, planChanges } from './init/plan-changes.ts';
import { type Recipe, recipes, starters } from './init/recipes.ts';
import { createNodeNote, rejectOldVersions } from './init/requirements.ts';
import { findSiteWorkspaces } from './init/workspaces.ts';
import { nextCommand } from './next-command.ts';
import { formatPatch } from './patch.ts';
import { progressBar } from './progress.ts';
import { getPathPrefix } from './site-flags.ts';
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
  const generatorName = values.generator as string | undefined;
  if (generatorName !== undefined && !recipes.some(({ name }) => name === generatorName)) {
    const recipeNames = recipes.map(({ name }) => name);
    throw new OptionsError(
      `Unknown generator ${generatorName}: write ${nearestWords(generatorName, recipeNames)[0] ?? recipeNames.join(', ')}.`,
    );
  }
  const { options } = await findOptions(names[0] === undefined ? {} : { root: names[0] }, cwd);
  const docsPath = options.root as string;
  const docsFolder = relative(cwd, docsPath).split(sep).join('/') || '.';
  const files = createFolderFiles(cwd);
  const conversion = convertMintFile(docsPath, getPathPrefix(docsFolder));
  if (conversion === undefined && files.read(join(docsFolder, docsConfigFile)) === undefined)
    throw new OptionsError(
      `No docs.json ${docsFolder === '.' ? 'here' : `in ${docsFolder}`}: create one, or pass its folder.`,
    );
  const detected = findRecipe(files, generatorName);
  const recipe =
    generatorName === undefined
      ? await askGenerator(files, detected, commandLine([program, 'init', ...words]))
      : detected;
  if (recipe === 'none') {
    out('Nothing was written.\n');
    return 0;
  }
  const packageManager = findPackageManager(files);
  if (recipe !== undefined) rejectOldVersions(recipe, files, packageManager);
  const survey = await surveyDocs(options, recipe, cwd, conversion?.text);
  if (survey.broken !== '') {
    streams.err(`${survey.broken}\nNothing was written: docs.json can't be read. Correct it first.\n`);
    return 1;
  }
  const plan = planChanges(
    {
      ...files,
      manager: packageManager,
      program,
      ...survey,
      root: docsFolder,
      name: packageName(cwd),
      version: `^${packageVersion()}`,
    },
    recipe,
  );
  const changes =
    conversion === undefined
      ? plan.changes
      : [{ file: posix.join(docsFolder, docsConfigFile), before: undefined, after: conversion.text }, ...plan.changes];
  out(`docs in ${docsFolder}, ${recipe === undefined ? 'no generator found' : `built with ${recipe.title}`}\n\n`);
  for (const { file, before, after } of changes) out(`${formatPatch(file, before ?? '', after ?? '')}\n\n`);
  const nodeVersionWarning = recipe && createNodeNote(recipe, files, process.versions.node);
  for (const note of [
    ...(conversion === undefined ? [] : [`Writes ${conversion.note}`]),
    ...plan.notes,
    ...(nodeVersionWarning === undefined ? [] : [nodeVersionWarning]),
  ])
    out(`${note}\n\n`);
  if (changes.length === 0) {
    const checkResult = await acceptFindings(input, streams);
    out(checkResult.isPassing ? 'Nothing to change.\n' : `Nothing to change.\n${checkResult.text}\n`);
    return 0;
  }
  if (values.yes !== true && !(await confirmWrite(changes))) {
    const generatorFlag = recipe === detected ? [] : ['--generator', String(recipe?.name)];
    out(
      `Nothing was written. To write the changes: ${program} ${commandLine(['init', ...words, ...generatorFlag, '--yes'])}\n`,
    );
    return 0;
  }
  const projectFolder = new SafePathResolver(cwd);
  const paths = changes.map(({ file }) => projectFolder.resolve(file));
  for (const [index, { after }] of changes.entries()) {
    const path = paths[index] as string;
    if (after === undefined) rmSync(path);
    else writeFileAtomic(path, after);
  }
  const checkResult = await acceptFindings(input, streams);
  out(
    `Written. Next: ${packageManager.install}, then ${packageManager.run(plan.build ?? 'check:docs')}.\n${checkResult.text}\n`,
  );
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
  const foundOptions = await findOptions(names[0] === undefined ? {} : { root: names[0] }, cwd);
  const events = { keepsAccepted: true };
  const site = await resolveSite({ ...foundOptions.options, feedback: undefined }, undefined, events);
  const { checkScope, compareWithBaseline } = await import('./baseline.ts');
  const scope = checkScope(site, {});
  const baselinePath = relative(cwd, site.baseline ?? defaultBaseline(foundOptions));
  const comparison =
    site.baseline === undefined || !existsSync(site.baseline)
      ? site
      : await compareWithBaseline(site, baselinePath, false, scope, streams);
  if (comparison.ok) return { isPassing: true, text: 'The check passes.' };
  const summary = summarize({ ...site, diagnostics: comparison.diagnostics });
  if (values['accept-findings'] !== true && !(await confirmAccept(summary))) {
    const acceptCommand = `${program} ${commandLine(['init', ...words.filter((word) => !/^(?:-y|--yes)$/.test(word)), '--yes', '--accept-findings'])}`;
    const checkCommand = nextCommand(program, 'check', names[0], {});
    return {
      isPassing: false,
      text: `The check will fail: ${summary}.\nPlaces and fixes: ${checkCommand}\nAccept them for now: ${acceptCommand}`,
    };
  }
  await compareWithBaseline(site, baselinePath, true, scope, streams);
  const optionNote = site.baseline === undefined ? setBaselineOption(foundOptions, cwd) : '';
  out(`Wrote ${baselinePath}: ${summary} accepted for now.${optionNote === '' ? '' : ` ${optionNote}`}\n`);
  return { isPassing: true, text: 'The check passes.' };
}

async function confirmAccept(summary: string): Promise<boolean> {
  if (!canPrompt()) return false;
  const { confirm } = await import('@clack/prompts');
  return (await confirm({ message: `${summary} today. Accept them for now?`, initialValue: true })) === true;
}

async function confirmWrite(changes: readonly FileChange[]): Promise<boolean> {
  if (!canPrompt()) return false;
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
  const offlineOptions = { ...options, content: false, feedback: undefined, remote: { offline: true } };
  const host =
    converted === undefined
      ? undefined
      : overlayHost((await openDocsHost(offlineOptions)).host, new Map([[docsConfigFile, converted]]));
  const site = await resolveSite(offlineOptions, host);
  const outputFolders = ['out', 'public'].map((name) => join(folder, name));
  const unreadableFindings = site.diagnostics.filter(({ code }) => unreadableCodes.has(code));
  const prefix = getPathPrefix(relative(folder, site.root) || '.');
  return {
    broken:
      unreadableFindings.length === 0
        ? ''
        : formatDiagnostics({ ...site, diagnostics: unreadableFindings }, { prefix }),
    home: site.model.tree.route ?? '/',
    searchLanguages: lunrLanguages(site.model),
    media: [
      ...new Set([...listAssets(site, outputFolders).keys()].map((path) => path.split('/', 1)[0] as string)),
    ].sort(),
    packages: await findMissingPackages(site, recipe?.renderer ?? recipe?.title, folder),
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

function canPrompt(): boolean {
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
  const hasNoManifest = files.read('package.json') === undefined;
  if (detected !== undefined && detected.name !== 'vite') return detected;
  if (detected === undefined && findSiteWorkspaces(files).length > 0) return detected;
  if (!canPrompt()) {
    if (!hasNoManifest) return detected;
    const starterNames = starters.map(({ name }) => name);
    throw new OptionsError(`No generator was found. Choose one: ${command} --generator ${joinWithOr(starterNames)}.`);
  }
  const { isCancel, select } = await import('@clack/prompts');
  const otherChoices = hasNoManifest
    ? []
    : [{ value: 'own', label: detected === undefined ? 'None: only checks' : 'My own theme' }];
  const answer = await select({
    message: 'Which generator builds the site?',
    options: [...starters.map(({ name, title }) => ({ value: name, label: title })), ...otherChoices],
  });
  return isCancel(answer) ? 'none' : (starters.find(({ name }) => name === answer) ?? detected);
}

/**
 * Finds packages that the pages need and that are not installed. `check --for` reports the same packages.
 *
 * @param generatorName Name of the generator. `undefined` if no generator renders the pages.
 * @param project Absolute path of the project.
 * @returns Version range by package name.
 */
async function findMissingPackages(
  site: ResolvedSite,
  generatorName: string | undefined,
  project: string,
): Promise<Readonly<Record<string, string>>> {
  const generator = generators.find((item) => item.name === generatorName);
  if (generator === undefined) return {};
  const findings = await forecastLosses(site, [generator], project, progressBar('rendering pages'));
  const packageNames = findings.flat().flatMap(({ code, args }) => {
    const { packages = [] } = args as { readonly packages?: readonly string[] };
    return code === 'generator-package' ? packages : [];
  });
  // The last alternative of a range is the newest tested major version.
  return Object.fromEntries(packageNames.map((item) => [item, testedPeers[item]?.split(' || ').at(-1) ?? 'latest']));
}
