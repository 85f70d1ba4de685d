import { posix } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { Json } from '../../values/json.ts';
import { OptionsError } from '../../values/options-error.ts';
import { dependenciesOf } from './manifest.ts';
import type { PackageManager } from './package-manager.ts';
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
  /** Packages that its docs need and that are not installed, with their ranges. */
  readonly packages: Readonly<Record<string, string>>;
}

/** A file before and after. */
export interface FileChange {
  readonly file: string;
  /** Undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string;
}

export interface Plan {
  /** What the project builds with; undefined where nothing is known of it. */
  readonly recipe: Recipe | undefined;
  /** Empty where it has taken up the package already. */
  readonly changes: readonly FileChange[];
  /** What is left for people to do. */
  readonly notes: readonly string[];
  /** The script that builds the site; undefined where nothing is known that does. */
  readonly build: string | undefined;
}

/** Recipes whose starters build where packages are kept in archives. */
const withPlugAndPlay: ReadonlySet<string> = new Set(['vite']);

/**
 * What a project needs to take up the package: a new site where there is no package.json, else the few lines that its
 * generator needs. What has been done is not done again.
 *
 * @param chosen The generator that somebody names.
 * @throws OptionsError for one that no whole site can be made with, or a package.json that cannot be read.
 */
export function planChanges(project: Project, chosen: string | undefined): Plan {
  const manifest = project.read('package.json');
  const dependencies = dependenciesOf(manifest === undefined ? undefined : parsedManifest(manifest));
  const found = recipes.find((recipe) =>
    chosen === undefined ? dependencies.has(recipe.package) : recipe.name === chosen,
  );
  const starter = manifest === undefined ? starterFor(chosen) : undefined;
  const recipe = starter ?? found;
  // One that is named and that the project does not build with yet.
  const fresh = manifest !== undefined && recipe !== undefined && !isAtHome(recipe) ? recipe.starter : undefined;
  const scripts = fresh === undefined ? {} : newScripts(fresh.scripts);
  const texts = new Map<string, string>();
  const notes: string[] = [];
  if (recipe !== undefined) configure(recipe);
  if (starter !== undefined) texts.set('package.json', newManifest(starter.starter));
  else texts.set('package.json', extendedManifest(manifest as string));
  if (recipe === undefined) notes.push(...otherPlaces());
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
    build: recipe && (Object.keys(scripts).find((name) => name.endsWith('build')) ?? 'build'),
  };

  /** True for a generator that the project builds with already. */
  function isAtHome({ package: name, configFiles }: Recipe): boolean {
    return dependencies.has(name) || configFiles.some((file) => project.read(file) !== undefined);
  }

  /** Scripts beside those that the project has: `docs:build`, where `build` builds something else. */
  function newScripts(wanted: Starter['scripts']): Readonly<Record<string, string>> {
    const { scripts: own = {} } = parsedManifest(manifest as string) as { readonly scripts?: object };
    const commands = new Set<unknown>(Object.values(own));
    const prefix = Object.keys(wanted).some((name) => Object.hasOwn(own, name)) ? 'docs:' : '';
    const missing = Object.entries(wanted).filter(([, command]) => !commands.has(command));
    return Object.fromEntries(missing.map(([name, command]) => [`${prefix}${name}`, command]));
  }

  /** Where the site may be built, for somebody who stands elsewhere. */
  function otherPlaces(): string[] {
    const workspaces = siteWorkspaces(project);
    const steps = workspaces.map(({ folder, recipe: { title } }) => {
      const root = posix.relative(folder, project.root) || '.';
      return `  cd ${folder} && docs-json-nav init ${root}    (${title})`;
    });
    if (steps.length > 0) return [`A package of this workspace builds a site. Run init there:\n\n${steps.join('\n')}`];
    const [first, ...others] = [
      'vitepress',
      ...starters.map(({ name }) => name).filter((name) => name !== 'vitepress'),
    ];
    return [`To build a site here too: docs-json-nav init --generator ${first} (or ${others.join(', ')}).`];
  }

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
      if (manifest !== undefined && fresh === undefined) notes.push(...(known.notes ?? []));
    }
    const { files = [], notes: left = [] } = known.others?.(project) ?? {};
    for (const [name, after] of files) texts.set(name, after);
    notes.push(...left);
    const ignored = [
      ...known.ignored.own.map((path) => posix.join(folder, path)),
      ...copiesIn(known.ignored.published).map((path) => posix.join(folder, path)),
      ...(manifest === undefined || fresh !== undefined ? ['node_modules', ...known.ignored.generator] : []),
    ];
    if (ignored.length > 0) texts.set('.gitignore', withLines(project.read('.gitignore') ?? '', ignored));
  }

  /** What is copied into a folder. Where the project has something of that name, files of its own may be among it. */
  function copiesIn(published: string | undefined): string[] {
    if (published === undefined) return [];
    const own = new Set(project.list(published));
    return project.media.filter((name) => !own.has(name)).map((name) => `${published}/${name}`);
  }

  function newManifest({ scripts, dependencies: own, more = {} }: Starter): string {
    const value = {
      name: project.name,
      private: true,
      ...more,
      scripts: { ...scripts, check: checkCommand(project.root) },
      devDependencies: sorted({ ...own, ...recipe?.needs, ...project.packages, 'docs-json-nav': project.version }),
    };
    return `${JSON.stringify(value, undefined, 2)}\n`;
  }

  function extendedManifest(text: string): string {
    const { scripts: own = {} } = parsedManifest(text) as { readonly scripts?: Readonly<Record<string, Json>> };
    const isChecked = Object.values(own).some((script) => String(script).includes('docs-json-nav'));
    const withScripts = Object.entries({
      ...scripts,
      ...(isChecked ? {} : { 'check:docs': checkCommand(project.root) }),
    }).reduce((made, [name, command]) => withMember(made, ['scripts', name], command), text);
    const added = [
      ...Object.entries(fresh?.dependencies ?? {}).map(([name, range]) => ['devDependencies', name, range] as const),
      ...Object.entries(recipe?.needs ?? {}).map(([name, range]) => ['dependencies', name, range] as const),
      ...Object.entries(recipe === undefined ? {} : project.packages).map(
        ([name, range]) => ['devDependencies', name, range] as const,
      ),
      ['devDependencies', 'docs-json-nav', project.version] as const,
    ];
    return added
      .filter(([, name], at, all) => !dependencies.has(name) && all.findIndex((one) => one[1] === name) === at)
      .reduce((made, [list, name, range]) => withMember(made, [list, name], range), withScripts);
  }
}

function starterFor(chosen: string | undefined): Recipe & { readonly starter: Starter } {
  const found = starters.find(({ name }) => name === (chosen ?? 'vitepress'));
  if (found !== undefined) return found;
  throw new OptionsError(
    `A whole site can be made with ${starters.map(({ name }) => name).join(', ')}, not with ${chosen}.`,
  );
}

/** @throws OptionsError for what is no JSON. */
function parsedManifest(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new OptionsError('package.json is not valid JSON: correct it first.');
  }
}

/** A member added to JSON, in the indentation that it has. */
function withMember(text: string, path: readonly string[], value: string): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const formattingOptions = { insertSpaces: !indent.includes('\t'), tabSize: indent.length, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

function withLines(text: string, lines: readonly string[]): string {
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = lines.filter((line) => !known.has(line));
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return missing.length === 0 ? text : `${start}${missing.join('\n')}\n`;
}

function checkCommand(root: string): string {
  return root === '.' ? 'docs-json-nav check' : `docs-json-nav check ${root}`;
}

function sorted(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
