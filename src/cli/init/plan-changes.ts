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
import { withoutUntouched } from './untouched.ts';
import { siteWorkspaces } from './workspaces.ts';

/** The project that is to take up the package. */
export interface Project extends ProjectFiles {
  /** Name of its folder, for a new package.json. */
  readonly name: string;
  /** What the site is called. */
  readonly title: string;
  /** The range of versions of this package. */
  readonly version: string;
  readonly manager: PackageManager;
  /** What somebody types before a command of this package. */
  readonly program: string;
  /** Packages that its pages need and that are not installed, with their ranges. */
  readonly packages: Readonly<Record<string, string>>;
}

/** A file before and after. */
export interface FileChange {
  readonly file: string;
  /** Undefined if there is none. */
  readonly before: string | undefined;
  /** Undefined if it goes. */
  readonly after: string | undefined;
}

export interface Plan {
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
 * What a project builds with, by what somebody names or by its packages.
 *
 * @returns Undefined if nothing is known of it: somebody has to choose.
 * @throws OptionsError for a generator that no whole site can be made with, where there is no project.
 */
export function findRecipe({ read }: Pick<ProjectFiles, 'read'>, chosen: string | undefined): Recipe | undefined {
  const manifest = read('package.json');
  const dependencies = dependenciesOf(manifest === undefined ? undefined : parseManifest(manifest));
  const found = recipes.find(({ name, package: own }) =>
    chosen === undefined ? dependencies.has(own) : name === chosen,
  );
  if (manifest !== undefined || found === undefined || found.starter !== undefined) return found;
  throw new OptionsError(
    `A whole site can be made with ${starters.map(({ name }) => name).join(', ')}, not with ${chosen}.`,
  );
}

/**
 * What a project needs to take up the package: a new site if there is no package.json, else the few lines that its
 * generator needs. What has been done is not done again.
 *
 * @throws OptionsError for a package.json that cannot be read.
 */
export function planChanges(project: Project, recipe: Recipe | undefined): Plan {
  const manifest = project.read('package.json');
  const value = manifest === undefined ? undefined : parseManifest(manifest);
  // One that is named and that the project does not build with yet.
  const fresh = recipe !== undefined && !isAtHome(project, value, recipe) ? recipe.starter : undefined;
  const scripts = fresh === undefined ? {} : newScripts(value, fresh.scripts);
  const texts = new Map<string, string | undefined>();
  const notes: string[] = [];
  if (recipe !== undefined) configure(recipe);
  const needs = recipe === undefined ? {} : { ...recipe.needs, ...project.packages };
  const added = {
    root: project.root,
    version: project.version,
    scripts,
    packages: { ...(fresh === undefined ? {} : packagesOf(recipe?.title ?? '')), ...needs },
  };
  if (manifest === undefined) texts.set('package.json', newManifest(project.name, added, fresh?.more));
  else texts.set('package.json', extendManifest(manifest, added));
  if (recipe === undefined) notes.push(otherPlaces(project));
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

  function configure(known: Recipe): void {
    const file = known.configFiles.find((name) => project.read(name) !== undefined) ?? (known.configFiles[0] as string);
    const before = project.read(file);
    // VitePress counts from the folder above its own, the others from that of their configuration.
    const folder = file.includes('.vitepress/') ? posix.dirname(posix.dirname(file)) : posix.dirname(file);
    const root = posix.relative(folder, project.root) || '.';
    const named = root.startsWith('.') ? root : `./${root}`;
    const isDone = before?.includes('docs-json-nav') === true;
    if (!isDone) {
      const edited = before === undefined ? known.config(named, project.title) : known.edit(before, named, project);
      const starter = before === undefined ? undefined : known.settings?.(project);
      if (edited === undefined)
        notes.push(
          `${file} is written in a way that init does not know. Add these lines to it:\n\n${known.config(named, project.title)}`,
        );
      else if (starter === undefined) texts.set(file, edited);
      else {
        const { text, kept } = withoutUntouched(edited, starter, project.title);
        texts.set(file, text);
        if (kept.length > 0)
          notes.push(`${file} keeps settings of its own, which win over docs.json: ${kept.join(', ')}.`);
      }
      if (fresh === undefined)
        notes.push(...(known.notes?.(project, (generator) => initWith(project, generator)) ?? []));
    }
    const { files = [], notes: left = [] } = known.others?.(project) ?? {};
    for (const [name, after] of files) texts.set(name, after);
    notes.push(...left);
    const { own = [], published, generator = [] } = known.ignored;
    const ignored = [
      ...[...own, ...copiesIn(project, published)].map((path) => posix.join(folder, path)),
      ...(fresh === undefined ? [] : ['node_modules', ...generator]),
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

function withLines(text: string, lines: readonly string[]): string {
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = lines.filter((line) => !known.has(line));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return missing.length === 0 ? text : `${start}${missing.join('\n')}\n`;
}
