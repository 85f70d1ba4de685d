import { caseVariant, nearestWords } from './config/nearest.ts';
import { readJson } from './config/read.ts';
import { collectReferences, type FileContent, referencedFile, resolveReferences } from './config/references.ts';
import { diagnose } from './findings/diagnose.ts';
import { type Host, readText } from './host/host.ts';
import type { Document } from './values/document.ts';
import { describeType, isObject, type Json } from './values/json.ts';
import type { JsonLocation } from './values/location.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import {
  applyVariables,
  type UnknownVariable,
  variablesIn as usesIn,
  type Variables,
  variablesOf,
} from './values/variables.ts';

const configFile = 'docs.json';
const legacyConfigFile = 'mint.json';

/** Reads `docs.json` and every JSON file that it includes with `$ref`, at any depth. */
export async function load(host: Host): Promise<Outcome<Document>> {
  const { value: contents, findings: readFindings } = await readConfigFiles(host);
  const findings = [...readFindings];
  const configContent = contents.get(configFile);
  const unreadableDocument: Document = {
    value: {},
    location: { file: configFile, pointer: '' },
    isReadable: false,
    isWhole: false,
    origins: new Map(),
    unresolvedPlaceholders: new Set(),
    files: [...contents.keys()],
    variables: new Map(),
  };
  if (configContent === 'missing' || configContent === 'outside') findings.push(reportMissingConfig(host));
  if (configContent === undefined || typeof configContent === 'string') return { value: unreadableDocument, findings };

  const variables = readVariables(contents, configContent.value);
  const replacedContents = new Map<string, FileContent>();
  for (const [file, content] of contents) {
    if (typeof content === 'string') continue;
    const { value, unknownUses } = applyVariables(file, content.value, variables);
    replacedContents.set(file, { value });
    if (unknownUses.length > 0) findings.push(...(await reportUnknownVariables(host, file, unknownUses, variables)));
  }
  const contentOf = (file: string): FileContent => replacedContents.get(file) ?? contents.get(file) ?? 'missing';
  const references = resolveReferences(configFile, contentOf, (path, target, location) =>
    reportMissingReference(host, path, target, location),
  );
  findings.push(...references.findings);
  const { origins, unresolved, resolved } = references;
  if (!isObject(resolved.value)) {
    const args = { field: 'docs.json', expected: 'an object', actual: describeType(resolved.value) };
    return { value: unreadableDocument, findings: [...findings, diagnose('field-type', resolved.location, args)] };
  }
  const { value, location } = resolved;
  return {
    value: {
      value,
      location,
      isReadable: !unresolved.has(value),
      isWhole: unresolved.size === 0 && findings.every(({ code }) => code !== 'config-syntax'),
      origins,
      unresolvedPlaceholders: unresolved,
      files: [...contents.keys()],
      variables,
    },
    findings,
  };
}

function readVariables(contents: ReadonlyMap<string, FileContent>, config: Json): Variables {
  const variables = isObject(config) ? config.variables : undefined;
  if (!isObject(variables) || typeof variables.$ref !== 'string') return variablesOf(variables);
  const { $ref, ...inlineVariables } = variables;
  const content = contents.get(referencedFile(configFile, $ref) ?? '');
  const referencedVariables = typeof content === 'object' ? variablesOf(content.value) : new Map<string, string>();
  return new Map([...referencedVariables, ...variablesOf(inlineVariables)]);
}

async function reportUnknownVariables(
  host: Host,
  file: string,
  unknownUses: readonly UnknownVariable[],
  variables: Variables,
): Promise<Finding[]> {
  const { createJsonLocator } = await import('./diagnostics/json-tree.ts');
  const text = readText(host, file) ?? '';
  const rangeOf = createJsonLocator(text);
  return unknownUses.map(({ name, location, precedingUses }) => {
    const range = rangeOf(location);
    const uses = range === undefined ? [] : usesIn(text.slice(range.start, range.end));
    const use = uses.filter((item) => item.name === name)[precedingUses];
    const useLocation =
      range === undefined || use === undefined
        ? location
        : { file, start: range.start + use.start, end: range.start + use.end, pointer: location.pointer };
    return diagnose('variable-unknown', useLocation, {
      name,
      nearest: nearestWords(name, variables.keys(), 1)[0],
      only: caseVariant(name, variables.keys()),
      hasVariables: variables.size > 0,
    });
  });
}

async function readConfigFiles(host: Host): Promise<Outcome<ReadonlyMap<string, FileContent>>> {
  const contents = new Map<string, FileContent>();
  const findings: Finding[] = [];
  const queue = [configFile];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (contents.has(file)) continue;
    const { value: content, findings: fileFindings } = await readFile(host, file);
    findings.push(...fileFindings);
    contents.set(file, content);
    if (typeof content === 'string') continue;
    for (const path of collectReferences(content.value)) {
      const target = referencedFile(file, path);
      if (target !== undefined) queue.push(target);
    }
  }
  return { value: contents, findings };
}

async function readFile(host: Host, file: string): Promise<Outcome<FileContent>> {
  const result = host.read(file);
  if ('text' in result) {
    const { value, findings } = await readJson(file, result.text);
    return { value: value === undefined ? 'unreadable' : { value }, findings };
  }
  if (result.problem === 'missing' || result.problem === 'outside') return { value: result.problem, findings: [] };
  const kind = result.problem === 'UTF-16' || result.problem === 'unreadable' ? result.problem : 'encoding';
  const problem = { kind, found: 'reason' in result ? result.reason : '' } as const;
  return { value: 'unreadable', findings: [diagnose('config-syntax', { file }, { problem })] };
}

function reportMissingConfig(host: Host): Finding {
  const { files } = host.list();
  const hasLegacyConfig = files.includes(legacyConfigFile);
  const nestedFiles = (name: string): readonly string[] => files.filter((file) => file.endsWith(`/${name}`)).sort();
  const nestedConfigs = nestedFiles(configFile);
  const subfolders = nestedConfigs.length > 0 || hasLegacyConfig ? nestedConfigs : nestedFiles(legacyConfigFile);
  const isFolder = files.some((file) => file.startsWith(`${configFile}/`));
  return diagnose('config-missing', { file: configFile }, { subfolders, hasLegacyConfig, isFolder });
}

function reportMissingReference(host: Host, path: string, target: string, location: JsonLocation): Finding {
  const candidates = host.list().files.filter((file) => file.endsWith('.json'));
  const [nearest] = nearestWords(target, candidates);
  const args = { path, target, nearest, fragment: path.includes('#'), url: /^https?:/i.test(path) };
  return diagnose('ref-missing', location, args);
}
