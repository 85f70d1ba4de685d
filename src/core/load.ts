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

/** Reads `docs.json` and every JSON file that it includes with `$ref`, at any depth. */
export async function load(host: Host): Promise<Outcome<Document>> {
  const { value: contents, findings: readFindings } = await readAll(host);
  const findings = [...readFindings];
  const configContent = contents.get(configFile);
  const unreadable: Document = {
    value: {},
    location: { file: configFile, pointer: '' },
    readable: false,
    isWhole: false,
    origins: new Map(),
    unresolved: new Set(),
    files: [...contents.keys()],
    variables: new Map(),
  };
  if (configContent === 'missing' || configContent === 'outside') findings.push(missingConfig(host));
  if (configContent === undefined || typeof configContent === 'string') return { value: unreadable, findings };

  const variables = variablesIn(contents, configContent.value);
  const replaced = new Map<string, FileContent>();
  for (const [file, content] of contents) {
    if (typeof content === 'string') continue;
    const { value, unknown } = applyVariables(file, content.value, variables);
    replaced.set(file, { value });
    if (unknown.length > 0) findings.push(...(await unknownVariables(host, file, unknown, variables)));
  }
  const contentOf = (file: string): FileContent => replaced.get(file) ?? contents.get(file) ?? 'missing';
  const references = resolveReferences(configFile, contentOf, (path, target, location) =>
    missingReference(host, path, target, location),
  );
  findings.push(...references.findings);
  const { origins, unresolved, resolved } = references;
  if (!isObject(resolved.value)) {
    const args = { field: 'docs.json', expected: 'an object', actual: describeType(resolved.value) };
    return { value: unreadable, findings: [...findings, diagnose('field-type', resolved.location, args)] };
  }
  const { value, location } = resolved;
  return {
    value: {
      value,
      location,
      readable: !unresolved.has(value),
      isWhole: unresolved.size === 0 && findings.every(({ code }) => code !== 'config-syntax'),
      origins,
      unresolved,
      files: [...contents.keys()],
      variables,
    },
    findings,
  };
}

function variablesIn(contents: ReadonlyMap<string, FileContent>, start: Json): Variables {
  const variables = isObject(start) ? start.variables : undefined;
  if (!isObject(variables) || typeof variables.$ref !== 'string') return variablesOf(variables);
  const { $ref, ...inlineVariables } = variables;
  const content = contents.get(referencedFile(configFile, $ref) ?? '');
  const referencedVariables = typeof content === 'object' ? variablesOf(content.value) : new Map<string, string>();
  return new Map([...referencedVariables, ...variablesOf(inlineVariables)]);
}

async function unknownVariables(
  host: Host,
  file: string,
  unknown: readonly UnknownVariable[],
  variables: Variables,
): Promise<Finding[]> {
  const { jsonRanges } = await import('./diagnostics/json-tree.ts');
  const text = readText(host, file) ?? '';
  const rangeOf = jsonRanges(text);
  return unknown.map(({ name, location, before }) => {
    const range = rangeOf(location);
    const uses = range === undefined ? [] : usesIn(text.slice(range.start, range.end));
    const use = uses.filter((item) => item.name === name)[before];
    const at =
      range === undefined || use === undefined
        ? location
        : { file, start: range.start + use.start, end: range.start + use.end, pointer: location.pointer };
    return diagnose('variable-unknown', at, {
      name,
      nearest: nearestWords(name, variables.keys(), 1)[0],
      only: caseVariant(name, variables.keys()),
    });
  });
}

async function readAll(host: Host): Promise<Outcome<ReadonlyMap<string, FileContent>>> {
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
  const read = host.read(file);
  if ('text' in read) {
    const { value, findings } = await readJson(file, read.text);
    return { value: value === undefined ? 'unreadable' : { value }, findings };
  }
  if (read.problem === 'missing' || read.problem === 'outside') return { value: read.problem, findings: [] };
  const kind = read.problem === 'UTF-16' || read.problem === 'unreadable' ? read.problem : 'encoding';
  const problem = { kind, found: 'reason' in read ? read.reason : '' } as const;
  return { value: 'unreadable', findings: [diagnose('config-syntax', { file }, { problem })] };
}

function missingConfig(host: Host): Finding {
  const { files } = host.list();
  const below = files.filter((file) => file.endsWith(`/${configFile}`)).sort();
  const isFolder = files.some((file) => file.startsWith(`${configFile}/`));
  return diagnose('config-missing', { file: configFile }, { below, legacy: files.includes('mint.json'), isFolder });
}

function missingReference(host: Host, path: string, target: string, location: JsonLocation): Finding {
  const candidates = host.list().files.filter((file) => file.endsWith('.json'));
  const [nearest] = nearestWords(target, candidates);
  const args = { path, target, nearest, fragment: path.includes('#'), url: /^https?:/i.test(path) };
  return diagnose('ref-missing', location, args);
}
