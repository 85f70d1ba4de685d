import { applyEdits, modify } from 'jsonc-parser';
import { siteCommand } from '../../core/options.ts';
import { isObject, type Json, type JsonObject, OptionsError, parseJson } from '../../core/values.ts';

type Named = Readonly<Record<string, string>>;

/** What a package.json is to have. */
export interface Added {
  /** The docs folder. */
  readonly root: string;
  /** The range of versions of this package. */
  readonly version: string;
  readonly scripts: Named;
  /** Packages that building the site takes, with their ranges. */
  readonly packages: Named;
}

/** @throws OptionsError for what is no JSON. */
export function parseManifest(text: string): Json {
  const manifest = parseJson(text);
  if (manifest === undefined) throw new OptionsError('package.json is not valid JSON: correct it first.');
  return manifest;
}

/** The names of the packages that a package.json asks for. */
export function dependenciesOf(manifest: Json | undefined): ReadonlySet<string> {
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies'];
  return new Set(lists.flatMap((name) => Object.keys(memberOf(manifest, name))));
}

/**
 * The script that builds a site: the one that runs the generator's build, else the one of that name.
 *
 * @param program The generator's command: `vitepress`.
 * @param added Scripts that the project is to get.
 */
export function buildScript(manifest: Json | undefined, program: string, added: Named): string | undefined {
  const scripts = Object.entries({ ...added, ...memberOf(manifest, 'scripts') });
  const runs = ([, command]: [string, Json | undefined]): boolean => String(command).includes(`${program} build`);
  return (scripts.find(runs) ?? scripts.find(([name]) => name === 'build'))?.[0];
}

/** True if a script of a project runs a program. */
export function isRun(manifest: Json | undefined, program: string): boolean {
  return Object.values(memberOf(manifest, 'scripts')).some((command) => String(command).split(/\s+/).includes(program));
}

/** Scripts beside those that a project has: `docs:build`, where `build` builds something else. */
export function newScripts(manifest: Json | undefined, wanted: Named): Named {
  const own = memberOf(manifest, 'scripts');
  const commands = new Set(Object.values(own));
  const prefix = Object.keys(wanted).some((name) => Object.hasOwn(own, name)) ? 'docs:' : '';
  const missing = Object.entries(wanted).filter(([, command]) => !commands.has(command));
  return Object.fromEntries(missing.map(([name, command]) => [`${prefix}${name}`, command]));
}

/**
 * The package.json of a project that has none.
 *
 * @param more Other members. Default: none.
 */
export function newManifest(name: string, added: Added, more: Readonly<Record<string, unknown>> = {}): string {
  const { root, version, scripts, packages } = added;
  const own = Object.entries({ ...packages, 'docs-json-nav': version });
  const value = {
    name,
    private: true,
    ...more,
    scripts: { ...scripts, check: checkCommand(root) },
    devDependencies: Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** A package.json with what it lacks. */
export function extendManifest(text: string, { root, version, packages, ...added }: Added): string {
  const manifest = parseManifest(text);
  const isChecked = Object.values(memberOf(manifest, 'scripts')).some((script) =>
    String(script).includes('docs-json-nav'),
  );
  const scripts = { ...added.scripts, ...(isChecked ? {} : { 'check:docs': checkCommand(root) }) };
  const has = dependenciesOf(manifest);
  const members = [
    ...Object.entries(scripts).map(([name, command]) => ['scripts', name, command] as const),
    ...Object.entries({ ...packages, 'docs-json-nav': version }).flatMap(([name, range]) =>
      has.has(name) ? [] : [['devDependencies', name, range] as const],
    ),
  ];
  return members.reduce((made, [list, name, value]) => withMember(made, [list, name], value), text);
}

function memberOf(value: Json | undefined, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

/** A member added to JSON, in the indentation that it has. */
function withMember(text: string, path: readonly string[], value: string): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const formattingOptions = { insertSpaces: !indent.includes('\t'), tabSize: indent.length, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

function checkCommand(root: string): string {
  return `docs-json-nav ${siteCommand('check', root === '.' ? undefined : root, {})}`;
}
