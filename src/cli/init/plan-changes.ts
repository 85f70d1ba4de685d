import { posix } from 'node:path';
import { commandLine, type PackageManager } from '../../core/host.ts';
import { siteCommand } from '../../core/options.ts';
import { type Json, OptionsError } from '../../core/values.ts';
import {
  buildScript,
  extendManifest,
  isRunByScript,
  listDependencies,
  newManifest,
  newScripts,
  parseManifest,
} from './manifest.ts';
import type { ProjectFiles } from './project-files.ts';
import { findStarterPackages, type Recipe, recipes, starters } from './recipes.ts';
import { removeUnchangedDefaults } from './untouched.ts';
import { findSiteWorkspaces } from './workspaces.ts';

export interface InitProject extends ProjectFiles {
  readonly name: string;
  readonly version: string;
  readonly manager: PackageManager;
  /** Command prefix for messages: see `Streams`. */
  readonly program: string;
  readonly packages: Readonly<Record<string, string>>;
}

export interface FileChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface Plan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly string[];
  readonly build: string | undefined;
}

function findGeneratorCommand({ starter, package: name }: Recipe): string {
  return starter?.scripts.build?.split(' ', 1)[0] ?? name;
}

const plugAndPlayRecipes: ReadonlySet<string> = new Set(['vite']);

/**
 * Finds the recipe of the chosen generator, or of the generator among the project's dependencies.
 *
 * @returns `undefined` if the user has to choose.
 * @throws OptionsError for a generator that can't create a new project.
 */
export function findRecipe(
  { read }: Pick<ProjectFiles, 'read'>,
  generatorName: string | undefined,
): Recipe | undefined {
  const manifest = read('package.json');
  const dependencies = listDependencies(manifest === undefined ? undefined : parseManifest(manifest));
  const recipe = recipes.find(({ name, package: packageName }) =>
    generatorName === undefined ? dependencies.has(packageName) : name === generatorName,
  );
  if (manifest !== undefined || recipe === undefined || recipe.starter !== undefined) return recipe;
  throw new OptionsError(
    `init can create a site with ${starters.map(({ name }) => name).join(', ')}, not with ${generatorName}.`,
  );
}

/**
 * Plans the changes that set up a project. Without a package.json, the changes create a new site. Otherwise they add
 * what the generator needs. A second run changes nothing.
 *
 * @throws OptionsError for an invalid package.json.
 */
export function planChanges(project: InitProject, recipe: Recipe | undefined): Plan {
  const manifest = project.read('package.json');
  const manifestJson = manifest === undefined ? undefined : parseManifest(manifest);
  // The user named a generator that the project doesn't build with yet.
  const newStarter = recipe !== undefined && !usesGenerator(project, manifestJson, recipe) ? recipe.starter : undefined;
  const scripts = newStarter === undefined ? {} : newScripts(manifestJson, newStarter.scripts);
  const texts = new Map<string, string | undefined>();
  const notes: string[] = [];
  if (recipe !== undefined) configure(recipe);
  const requiredPackages = recipe === undefined ? {} : { ...recipe.requiredPackages?.(project), ...project.packages };
  const additions = {
    root: project.root,
    version: project.version,
    scripts,
    packages: { ...(newStarter === undefined ? {} : findStarterPackages(recipe?.title ?? '')), ...requiredPackages },
  };
  if (manifest === undefined)
    texts.set('package.json', newManifest(project.name, additions, newStarter?.manifestMembers));
  else texts.set('package.json', extendManifest(manifest, additions));
  if (recipe === undefined) notes.push(createOtherSetupsNote(project));
  else if (project.manager.isPlugAndPlay && !plugAndPlayRecipes.has(recipe.name)) {
    notes.push(
      `Yarn's Plug'n'Play is not supported with ${recipe.title}: set "nodeLinker: node-modules" in .yarnrc.yml.`,
    );
  }
  return {
    changes: [...texts]
      .map(([file, after]) => ({ file, before: project.read(file), after }))
      .filter(({ before, after }) => before !== after),
    notes,
    build: recipe && buildScript(manifestJson, findGeneratorCommand(recipe), scripts),
  };

  /** @throws OptionsError if the configuration names another docs folder. */
  function rejectOtherRoot(file: string, text: string, folder: string): void {
    const [, , root] = pluginRoot.exec(text) ?? [];
    if (root === undefined) return;
    const configuredRoot = posix.join(folder, root).replace(/\/$/, '') || '.';
    if (posix.isAbsolute(root) || configuredRoot === project.root) return;
    const otherCommand = `${project.program} ${siteCommand('init', configuredRoot === '.' ? undefined : configuredRoot, {})}`;
    throw new OptionsError(
      `${file} has the docs folder ${configuredRoot}, not ${project.root}: change root there, or run ${otherCommand}`,
    );
  }

  function configure(recipe: Recipe): void {
    const file = recipe.configFiles.find((name) => project.read(name) !== undefined) ?? newConfigFile(project, recipe);
    const configText = project.read(file);
    // VitePress resolves paths from the parent of `.vitepress`, other generators from the folder of the configuration.
    const folder = file.includes('.vitepress/') ? posix.dirname(posix.dirname(file)) : posix.dirname(file);
    const root = posix.relative(folder, project.root) || '.';
    const rootPath = root.startsWith('.') ? root : `./${root}`;
    const isConfigured = configText?.includes('docs-json-nav') === true;
    rejectOtherRoot(file, configText ?? '', folder);
    if (!isConfigured) {
      const edited =
        configText === undefined
          ? recipe.createConfigSource(rootPath, project)
          : recipe.edit(configText, rootPath, project);
      const starterSettings = configText === undefined ? undefined : recipe.settings?.(project);
      if (edited === undefined)
        notes.push(
          `${file} has a form that init cannot edit. Add these lines to it:\n\n${recipe.createConfigSource(rootPath, project)}`,
        );
      else if (starterSettings === undefined) texts.set(file, edited);
      else {
        const { text, kept } = removeUnchangedDefaults(edited, starterSettings);
        texts.set(file, text);
        if (kept.length > 0)
          notes.push(`${file} keeps its own settings, which override docs.json: ${kept.join(', ')}.`);
      }
      if (newStarter === undefined)
        notes.push(...(recipe.notes?.(project, (generator) => formatInitCommand(project, generator)) ?? []));
    }
    const { files = [], notes: fileNotes = [] } = recipe.changeFiles?.(project) ?? {};
    for (const [name, after] of files) texts.set(name, after);
    notes.push(...fileNotes);
    const { own: ignoredFiles = [], published, generator = [] } = recipe.ignored;
    const ignoredPaths = [
      ...[...ignoredFiles, ...listCopiedMedia(project, published)].map((path) => posix.join(folder, path)),
      ...(newStarter === undefined ? [] : ['node_modules', ...generator]),
    ];
    if (ignoredPaths.length > 0)
      texts.set('.gitignore', appendMissingLines(project.read('.gitignore') ?? '', ignoredPaths));
  }
}

/** A project without TypeScript gets a configuration in JavaScript. */
function newConfigFile(project: InitProject, { configFiles }: Recipe): string {
  const isTyped = project.read('package.json') === undefined || project.read('tsconfig.json') !== undefined;
  const javascriptFile = configFiles.find((name) => name.endsWith('.mjs'));
  return (isTyped ? undefined : javascriptFile) ?? (configFiles[0] as string);
}

/** Matches the docs folder in the options of this package's plugin. */
const pluginRoot =
  /\b(?:docsJsonNav\(|docs-json-nav\/docusaurus['"],|withDocsJsonNav\([\s\S]*,)\s*\{[^{}]*?\broot: *(['"])([^'"\n]*)\1/;

function formatInitCommand(project: InitProject, generator: string): string {
  const root = project.root === '.' ? undefined : project.root;
  return `${project.program} ${siteCommand('init', root, {}, ['--generator', generator])}`;
}

/** Tests whether a script or configuration file uses the generator. An installed package is not enough. */
function usesGenerator(project: InitProject, value: Json | undefined, recipe: Recipe): boolean {
  return (
    isRunByScript(value, findGeneratorCommand(recipe)) ||
    recipe.configFiles.some((file) => project.read(file) !== undefined)
  );
}

function createOtherSetupsNote(project: InitProject): string {
  const commands = findSiteWorkspaces(project).map(({ folder, recipe: { title } }) => {
    const root = posix.relative(folder, project.root) || '.';
    return `  ${title}: ${commandLine(['cd', folder])} && ${project.program} ${siteCommand('init', root, {})}`;
  });
  if (commands.length > 0)
    return `A package of this workspace builds a site. Run init there:\n\n${commands.join('\n')}`;
  const otherRecipes = starters.map(({ name }) => name).filter((name) => name !== 'vitepress');
  const command = formatInitCommand(project, 'vitepress');
  return `To build a site here too (with VitePress, or with ${otherRecipes.join(', ')}): ${command}`;
}

/**
 * Lists `.gitignore` entries for copied media. Folders that exist in the project are left out, because they may contain
 * files of the project.
 */
function listCopiedMedia(project: InitProject, publicFolder: string | undefined): string[] {
  if (publicFolder === undefined) return [];
  const projectFiles = new Set(project.list(publicFolder));
  return project.media.filter((name) => !projectFiles.has(name)).map((name) => `${publicFolder}/${name}`);
}

function appendMissingLines(text: string, lines: readonly string[]): string {
  const ignoredLines = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missingLines = lines.filter((line) => !ignoredLines.has(line));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return missingLines.length === 0 ? text : `${start}${missingLines.join('\n')}\n`;
}
