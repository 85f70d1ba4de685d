import { applyEdits, modify } from 'jsonc-parser';
import { siteCommand } from '../../core/options.ts';
import { isObject, type Json, type JsonObject, OptionsError, parseJson } from '../../core/values.ts';

type StringMap = Readonly<Record<string, string>>;

export interface ManifestAdditions {
  readonly root: string;
  readonly version: string;
  readonly scripts: StringMap;
  readonly packages: StringMap;
}

/** @throws OptionsError for invalid JSON. */
export function parseManifest(text: string): Json {
  const manifest = parseJson(text);
  if (manifest === undefined) throw new OptionsError('package.json is not valid JSON: correct it first.');
  return manifest;
}

export function listDependencies(manifest: Json | undefined): ReadonlySet<string> {
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies'];
  return new Set(lists.flatMap((name) => Object.keys(getObjectMember(manifest, name))));
}

/** Declared version range of a package. */
export function findDeclaredRange(manifest: Json | undefined, name: string): string | undefined {
  const ranges = ['dependencies', 'devDependencies'].map((list) => getObjectMember(manifest, list)[name]);
  return ranges.find((range) => typeof range === 'string');
}

/**
 * Finds the script that builds the site: the script that runs the generator's build command, otherwise `build`.
 *
 * @param program Command of the generator: `vitepress`.
 * @param addedScripts Scripts that will be added.
 */
export function buildScript(manifest: Json | undefined, program: string, addedScripts: StringMap): string | undefined {
  const scripts = Object.entries({ ...addedScripts, ...getObjectMember(manifest, 'scripts') });
  const runsBuild = ([, command]: [string, Json | undefined]): boolean => String(command).includes(`${program} build`);
  return (scripts.find(runsBuild) ?? scripts.find(([name]) => name === 'build'))?.[0];
}

export function isRunByScript(manifest: Json | undefined, program: string): boolean {
  return Object.values(getObjectMember(manifest, 'scripts')).some((command) =>
    String(command).split(/\s+/).includes(program),
  );
}

/** Scripts whose commands are missing. If any name is already used, all names get the prefix `docs:`. */
export function newScripts(manifest: Json | undefined, scripts: StringMap): StringMap {
  const existingScripts = getObjectMember(manifest, 'scripts');
  const commands = new Set(Object.values(existingScripts));
  const prefix = Object.keys(scripts).some((name) => Object.hasOwn(existingScripts, name)) ? 'docs:' : '';
  const missingScripts = Object.entries(scripts).filter(([, command]) => !commands.has(command));
  return Object.fromEntries(missingScripts.map(([name, command]) => [`${prefix}${name}`, command]));
}

/**
 * Creates the `package.json` of a new project.
 *
 * @param extraMembers Additional members. Default: none.
 */
export function newManifest(
  name: string,
  additions: ManifestAdditions,
  extraMembers: Readonly<Record<string, unknown>> = {},
): string {
  const { root, version, scripts, packages } = additions;
  const packageEntries = Object.entries({ ...packages, 'docs-json-nav': version });
  const value = {
    name,
    private: true,
    ...extraMembers,
    scripts: { ...scripts, check: checkCommand(root) },
    devDependencies: Object.fromEntries(packageEntries.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

export function extendManifest(text: string, { root, version, packages, ...additions }: ManifestAdditions): string {
  const manifest = parseManifest(text);
  const isChecked = Object.values(getObjectMember(manifest, 'scripts')).some((script) =>
    String(script).includes('docs-json-nav'),
  );
  const scripts = { ...additions.scripts, ...(isChecked ? {} : { 'check:docs': checkCommand(root) }) };
  const existingDependencies = listDependencies(manifest);
  const members = [
    ...Object.entries(scripts).map(([name, command]) => ['scripts', name, command] as const),
    ...Object.entries({ ...packages, 'docs-json-nav': version }).flatMap(([name, range]) =>
      existingDependencies.has(name) ? [] : [['devDependencies', name, range] as const],
    ),
  ];
  return members.reduce((edited, [list, name, value]) => withMember(edited, [list, name], value), text);
}

function getObjectMember(value: Json | undefined, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

/** Sets a member of a JSON text. Uses the indentation of the text. */
export function withMember(text: string, path: readonly string[], value: string): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const formattingOptions = { insertSpaces: !indent.includes('\t'), tabSize: indent.length, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

function checkCommand(root: string): string {
  return `docs-json-nav ${siteCommand('check', root === '.' ? undefined : root, {})}`;
}
