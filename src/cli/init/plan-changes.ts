import { posix } from 'node:path';
import { commandLine, type PackageManager } from '../../core/host.ts';
import { siteCommand } from '../../core/options.ts';
import { type Json, OptionsError } from '../../core/values.ts';
import {
  buildScript,
  dependenciesOf,
  extendManifest,
  isRun,
  newManifest,
  newScripts,
  parseManifest,
} from './manifest.ts';
import type { ProjectFiles } from './project-files.ts';
import { packagesOf, type Recipe, recipes, starters } from './recipes.ts';
import { removeUnchangedDefaults } from './untouched.ts';
import { siteWorkspaces } from './workspaces.ts';

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

function programOf({ starter, package: name }: Recipe): string {
  return starter?.scripts.build?.split(' ', 1)[0] ?? name;
}

const withPlugAndPlay: ReadonlySet<string> = new Set(['vite']);

/**
 * Finds the recipe of the chosen generator, or of the generator among the project's dependencies.
 *
 * @returns `undefined` if the user has to choose.
 * @throws OptionsError for a generator that can't create a new project.
 */
export function findRecipe({ read }: Pick<ProjectFiles, 'read'>, chosen: string | undefined): Recipe | undefined {
  const manifest = read('package.json');
  const dependencies = dependenciesOf(manifest === undefined ? undefined : parseManifest(manifest));
  const detected = recipes.find(({ name, package: packageName }) =>
    chosen === undefined ? dependencies.has(packageName) : name === chosen,
  );
  if (manifest !== undefined || detected === undefined || detected.starter !== undefined) return detected;
  throw new OptionsError(
    `init can create a site with ${starters.map(({ name }) => name).join(', ')}, not with ${chosen}.`,
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
  const value = manifest === undefined ? undefined : parseManifest(manifest);
  // The user named a generator that the project doesn't build with yet.
  const fresh = recipe !== undefined && !hasOwnSetup(project, value, recipe) ? recipe.starter : undefined;
  const scripts = fresh === undefined ? {} : newScripts(value, fresh.scripts);
  const texts = new Map<string, string | undefined>();
  const notes: string[] = [];
  if (recipe !== undefined) configure(recipe);
  const needs = recipe === undefined ? {} : { ...recipe.needs?.(project), ...project.packages };
  const added = {
    root: project.root,
    version: project.version,
    scripts,
    packages: { ...(fresh === undefined ? {} : packagesOf(recipe?.title ?? '')), ...needs },
  };
  if (manifest === undefined) texts.set('package.json', newManifest(project.name, added, fresh?.more));
  else texts.set('package.json', extendManifest(manifest, added));
  if (recipe === undefined) notes.push(otherLocations(project));
  else if (project.manager.isPlugAndPlay && !withPlugAndPlay.has(recipe.name)) {
    notes.push(
      `Yarn's Plug'n'Play is not supported with ${recipe.title}: set "nodeLinker: node-modules" in .yarnrc.yml.`,
    );
  }
  return {
    changes: [...texts]
      .map(([file, after]) => ({ file, before: project.read(file), after }))
      .filter(({ before, after }) => before !== after),
    notes,
    build: recipe && buildScript(value, programOf(recipe), scripts),
  };

  /** A project without TypeScript gets a configuration in JavaScript. */
  function newConfigFile({ configFiles }: Recipe): string {
    const isTyped = manifest === undefined || project.read('tsconfig.json') !== undefined;
    const plain = configFiles.find((name) => name.endsWith('.mjs'));
    return (isTyped ? undefined : plain) ?? (configFiles[0] as string);
  }

  /** @throws OptionsError if the configuration names another docs folder. */
  function refuseOtherRoot(file: string, text: string, folder: string): void {
    const [, , root] = pluginRoot.exec(text) ?? [];
    if (root === undefined) return;
    const configured = posix.join(folder, root).replace(/\/$/, '') || '.';
    if (posix.isAbsolute(root) || configured === project.root) return;
    const other = `${project.program} ${siteCommand('init', configured === '.' ? undefined : configured, {})}`;
    throw new OptionsError(
      `${file} has the docs folder ${configured}, not ${project.root}: change root there, or run ${other}`,
    );
  }

  function configure(recipe: Recipe): void {
    const file = recipe.configFiles.find((name) => project.read(name) !== undefined) ?? newConfigFile(recipe);
    const before = project.read(file);
    // VitePress resolves paths from the parent of `.vitepress`, other generators from the folder of the configuration.
    const folder = file.includes('.vitepress/') ? posix.dirname(posix.dirname(file)) : posix.dirname(file);
    const root = posix.relative(folder, project.root) || '.';
    const rootPath = root.startsWith('.') ? root : `./${root}`;
    const isDone = before?.includes('docs-json-nav') === true;
    refuseOtherRoot(file, before ?? '', folder);
    if (!isDone) {
      const edited = before === undefined ? recipe.config(rootPath) : recipe.edit(before, rootPath, project);
      const starter = before === undefined ? undefined : recipe.settings?.(project);
      if (edited === undefined)
        notes.push(`${file} has a form that init cannot edit. Add these lines to it:\n\n${recipe.config(rootPath)}`);
      else if (starter === undefined) texts.set(file, edited);
      else {
        const { text, kept } = removeUnchangedDefaults(edited, starter);
        texts.set(file, text);
        if (kept.length > 0)
          notes.push(`${file} keeps its own settings, which override docs.json: ${kept.join(', ')}.`);
      }
      if (fresh === undefined)
        notes.push(...(recipe.notes?.(project, (generator) => initWith(project, generator)) ?? []));
    }
    const { files = [], notes: left = [] } = recipe.others?.(project) ?? {};
    for (const [name, after] of files) texts.set(name, after);
    notes.push(...left);
    const { own: ignoredFiles = [], published, generator = [] } = recipe.ignored;
    const ignored = [
      ...[...ignoredFiles, ...copiesIn(project, published)].map((path) => posix.join(folder, path)),
      ...(fresh === undefined ? [] : ['node_modules', ...generator]),
    ];
    if (ignored.length > 0) texts.set('.gitignore', withLines(project.read('.gitignore') ?? '', ignored));
  }
}

/** Matches the docs folder in the options of this package's plugin. */
const pluginRoot =
  /\b(?:docsJsonNav\(|docs-json-nav\/docusaurus['"],|withDocsJsonNav\([\s\S]*,)\s*\{[^{}]*?\broot: *(['"])([^'"\n]*)\1/;

function initWith(project: InitProject, generator: string): string {
  const root = project.root === '.' ? undefined : project.root;
  return `${project.program} ${siteCommand('init', root, {}, ['--generator', generator])}`;
}

/** Tests whether a script or configuration file uses the generator. An installed package is not enough. */
function hasOwnSetup(project: InitProject, value: Json | undefined, recipe: Recipe): boolean {
  return isRun(value, programOf(recipe)) || recipe.configFiles.some((file) => project.read(file) !== undefined);
}

function otherLocations(project: InitProject): string {
  const steps = siteWorkspaces(project).map(({ folder, recipe: { title } }) => {
    const root = posix.relative(folder, project.root) || '.';
    return `  ${title}: ${commandLine(['cd', folder])} && ${project.program} ${siteCommand('init', root, {})}`;
  });
  if (steps.length > 0) return `A package of this workspace builds a site. Run init there:\n\n${steps.join('\n')}`;
  const otherRecipes = starters.map(({ name }) => name).filter((name) => name !== 'vitepress');
  const command = initWith(project, 'vitepress');
  return `To build a site here too (with VitePress, or with ${otherRecipes.join(', ')}): ${command}`;
}

/**
 * Lists `.gitignore` entries for copied media. Folders that exist in the project are left out, because they may contain
 * files of the project.
 */
function copiesIn(project: InitProject, published: string | undefined): string[] {
  if (published === undefined) return [];
  const projectFiles = new Set(project.list(published));
  return project.media.filter((name) => !projectFiles.has(name)).map((name) => `${published}/${name}`);
}

function withLines(text: string, lines: readonly string[]): string {
  const ignoredLines = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = lines.filter((line) => !ignoredLines.has(line));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return missing.length === 0 ? text : `${start}${missing.join('\n')}\n`;
}
