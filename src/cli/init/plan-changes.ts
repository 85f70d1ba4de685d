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
import { type Recipe, recipes, type Starter, starters } from './recipes.ts';
import { siteWorkspaces } from './workspaces.ts';

/** The project that is to take up the package. */
export interface Project extends ProjectFiles {
  /** The docs folder from the project's folder: `docs`, or `.`. */
  readonly root: string;
  /** Name of its folder, for a new package.json. */
  readonly name: string;
  /** What the site is called. */
  readonly title: string;
  /** The range of versions of this package. */
  readonly version: string;
  readonly manager: PackageManager;
  /** What somebody types before a command of this package. */
  readonly program: string;
  /** Packages that its docs need and that are not installed, with their ranges. */
  readonly packages: Readonly<Record<string, string>>;
}

/** A file before and after. */
export interface FileChange {
  readonly file: string;
  /** Undefined if there is none. */
  readonly before: string | undefined;
  readonly after: string;
}

export interface Plan {
  /** What the project builds with; undefined if nothing is known of it. */
  readonly recipe: Recipe | undefined;
  /** Empty if it has taken up the package already. */
  readonly changes: readonly FileChange[];
  /** What is left for people to do. */
  readonly notes: readonly string[];
  /** The script that builds the site; undefined if nothing is known that does. */
  readonly build: string | undefined;
}

/** The command that a generator is run with. */
function programOf({ starter, package: name }: Recipe): string {
  return starter?.scripts.build?.split(' ', 1)[0] ?? name;
}

/** Recipes whose starters build where packages are kept in archives. */
const withPlugAndPlay: ReadonlySet<string> = new Set(['vite']);

/**
 * What a project needs to take up the package: a new site if there is no package.json, else the few lines that its
 * generator needs. What has been done is not done again.
 *
 * @param chosen The generator that somebody names.
 * @throws OptionsError for one that no whole site can be made with, or a package.json that cannot be read.
 */
export function planChanges(project: Project, chosen: string | undefined): Plan {
  const manifest = project.read('package.json');
  const value = manifest === undefined ? undefined : parseManifest(manifest);
  const dependencies = dependenciesOf(value);
  const found = recipes.find((recipe) =>
    chosen === undefined ? dependencies.has(recipe.package) : recipe.name === chosen,
  );
  const starter = manifest === undefined ? starterFor(chosen) : undefined;
  const recipe = starter ?? found;
  // One that is named and that the project does not build with yet.
  const fresh =
    manifest !== undefined && recipe !== undefined && !isAtHome(project, value, recipe) ? recipe.starter : undefined;
  const scripts = fresh === undefined ? {} : newScripts(value, fresh.scripts);
  const texts = new Map<string, string>();
  const notes: string[] = [];
  if (recipe !== undefined) configure(recipe);
  const packages = recipe === undefined ? {} : project.packages;
  const added = { root: project.root, version: project.version, scripts, needs: recipe?.needs ?? {}, packages };
  if (starter !== undefined) texts.set('package.json', newManifest(project.name, starter.starter, added));
  else texts.set('package.json', extendManifest(manifest as string, { ...added, starter: fresh?.dependencies ?? {} }));
  if (recipe === undefined) notes.push(otherPlaces(project));
  else if (project.manager.isPlugAndPlay && !withPlugAndPlay.has(recipe.name)) {
    notes.push(
      `Yarn's Plug'n'Play is not supported with ${recipe.title}: set "nodeLinker: node-modules" in .yarnrc.yml.`,
    );
  }
  return {
    recipe,
    changes: [...texts]
      .map(([file, after]) => ({ file, before: project.read(file), after }))
      .filter(({ before, after }) => before !== after),
    notes,
    build: recipe && buildScript(value, programOf(recipe), starter?.starter.scripts ?? scripts),
  };

  function configure(known: Recipe): void {
    const file = known.configFiles.find((name) => project.read(name) !== undefined) ?? (known.configFiles[0] as string);
    const before = project.read(file);
    // VitePress counts from the folder above its own, the others from that of their configuration.
    const folder = file.includes('.vitepress/') ? posix.dirname(posix.dirname(file)) : posix.dirname(file);
    const root = posix.relative(folder, project.root) || '.';
    const named = root.startsWith('.') ? root : `./${root}`;
    const isDone = before?.includes('docs-json-nav') === true;
    if (!isDone) {
      const after = before === undefined ? known.config(named, project.title) : known.edit(before, named);
      if (after !== undefined) texts.set(file, after);
      else
        notes.push(
          `${file} is written in a way that init does not know. Add these lines to it:\n\n${known.config(named, project.title)}`,
        );
      if (manifest !== undefined && fresh === undefined)
        notes.push(...(known.notes?.((generator) => initWith(project, generator)) ?? []));
    }
    const { files = [], notes: left = [] } = known.others?.(project) ?? {};
    for (const [name, after] of files) texts.set(name, after);
    notes.push(...left);
    const ignored = [
      ...known.ignored.own.map((path) => posix.join(folder, path)),
      ...copiesIn(project, known.ignored.published).map((path) => posix.join(folder, path)),
      ...(manifest === undefined || fresh !== undefined ? ['node_modules', ...known.ignored.generator] : []),
    ];
    if (ignored.length > 0) texts.set('.gitignore', withLines(project.read('.gitignore') ?? '', ignored));
  }
}

/** The command line that adds the site of a generator. */
function initWith(project: Project, generator: string): string {
  const root = project.root === '.' ? undefined : project.root;
  return `${project.program} ${siteCommand('init', root, {}, ['--generator', generator])}`;
}

/** True for a generator that the project builds with already; a package alone builds nothing. */
function isAtHome(project: Project, value: Json | undefined, known: Recipe): boolean {
  return isRun(value, programOf(known)) || known.configFiles.some((file) => project.read(file) !== undefined);
}

/** Where the site may be built, for somebody in another folder. */
function otherPlaces(project: Project): string {
  const steps = siteWorkspaces(project).map(({ folder, recipe: { title } }) => {
    const root = posix.relative(folder, project.root) || '.';
    return `  ${title}: ${commandLine(['cd', folder])} && ${project.program} ${siteCommand('init', root, {})}`;
  });
  if (steps.length > 0) return `A package of this workspace builds a site. Run init there:\n\n${steps.join('\n')}`;
  const others = starters.map(({ name }) => name).filter((name) => name !== 'vitepress');
  const command = initWith(project, 'vitepress');
  return `To build a site here too (with VitePress, or with ${others.join(', ')}): ${command}`;
}

/** What is copied into a folder. If the project has something of that name, files of its own may be among it. */
function copiesIn(project: Project, published: string | undefined): string[] {
  if (published === undefined) return [];
  const own = new Set(project.list(published));
  return project.media.filter((name) => !own.has(name)).map((name) => `${published}/${name}`);
}

function starterFor(chosen: string | undefined): Recipe & { readonly starter: Starter } {
  const found = starters.find(({ name }) => name === (chosen ?? 'vitepress'));
  if (found !== undefined) return found;
  throw new OptionsError(
    `A whole site can be made with ${starters.map(({ name }) => name).join(', ')}, not with ${chosen}.`,
  );
}

function withLines(text: string, lines: readonly string[]): string {
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = lines.filter((line) => !known.has(line));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return missing.length === 0 ? text : `${start}${missing.join('\n')}\n`;
}
