import { CompletionItemKind } from 'vscode-languageserver';
import { languageCodes } from '../../core/config.ts';
import { docsSchema } from '../../core/docs-schema.ts';
import type { CursorRequest } from '../documents/positions.ts';
import {
  type Candidate,
  filePaths,
  iconsOf,
  operationEntries,
  pageEntries,
  pageRoutes,
  referableFiles,
  specificationCandidates,
} from './candidates.ts';
import type { CompletionResult } from './items.ts';
import { type JsonCursor, jsonCursor } from './json-place.ts';
import { kindInFile } from './navigation-at.ts';
import { schemaAt } from './schema-at.ts';

export interface JsonCompletionRequest extends CursorRequest {
  /** True if another language server completes keys and enum values. */
  readonly hasSchemaServer: boolean;
}

export function completeJson(request: JsonCompletionRequest): CompletionResult {
  const cursor = jsonCursor(request.text, request.offset);
  if (cursor === undefined) return { items: [], replaced: { start: request.offset, end: request.offset }, typed: '' };
  const { replaced, typed } = cursor;
  const items = cursor.isKey ? keys(request, cursor) : values(request, cursor);
  return { items, replaced, typed };
}

function keys(request: JsonCompletionRequest, cursor: JsonCursor): CompletionResult['items'] {
  if (request.hasSchemaServer) return [];
  const { properties } = locationInSchema(request, cursor.path.slice(0, -1));
  const hasValue = /^\s*:/.test(request.text.slice(cursor.replaced.end));
  return [...properties]
    .filter(([name]) => !cursor.siblings.has(name) || name === cursor.typed)
    .map(([name, documentation]) => ({
      value: name,
      kind: CompletionItemKind.Property,
      documentation,
      text: hasValue || cursor.isClosed ? JSON.stringify(name) : `${JSON.stringify(name)}: `,
    }));
}

function values(request: JsonCompletionRequest, cursor: JsonCursor): CompletionResult['items'] {
  const strings = candidatesAt(request, cursor).map((item) => ({ ...item, text: JSON.stringify(item.value) }));
  if (request.hasSchemaServer) return strings;
  const { values: listed, isFlag } = locationInSchema(request, cursor.path);
  const flags = isFlag && cursor.typed === '' && !cursor.isClosed ? ['true', 'false'] : [];
  return [
    ...strings,
    ...listed
      .filter((value) => !strings.some((item) => item.value === value))
      .map((value) => ({ value, kind: CompletionItemKind.EnumMember, text: JSON.stringify(value) })),
    ...flags.map((value) => ({ value, kind: CompletionItemKind.Keyword, text: value })),
  ];
}

/** Chooses candidates by the name of the field, which has the same meaning in all elements. */
function candidatesAt({ site, file }: JsonCompletionRequest, { path }: JsonCursor): readonly Candidate[] {
  const names = path.filter((step) => typeof step === 'string');
  const [name, parent] = [names.at(-1), names.at(-2)];
  const pointer = path.map((step) => `/${step}`).join('');
  switch (name) {
    case 'pages':
      return typeof path.at(-1) === 'number' ? [...pageEntries(site), ...operationEntries(site, file, pointer)] : [];
    case 'root':
      return pageEntries(site);
    case 'source':
      return parent === 'redirects' ? [] : specificationCandidates(site);
    case 'openapi':
    case 'asyncapi':
      return specificationCandidates(site);
    case 'href':
    case 'destination':
      return pageRoutes(site);
    case 'icon':
      return iconsOf(site);
    case '$ref':
      return referableFiles(site, file);
    case 'logo':
    case 'favicon':
      return filePaths(site, 'image');
    case 'light':
    case 'dark':
      return parent === 'logo' || parent === 'favicon' ? filePaths(site, 'image') : [];
    case 'language':
      return languageCodes.map((value) => ({ value, kind: CompletionItemKind.EnumMember }));
    default:
      return [];
  }
}

function locationInSchema(
  { site, file }: JsonCompletionRequest,
  path: readonly (string | number)[],
): ReturnType<typeof schemaAt> {
  const schema = docsSchema();
  if (file === 'docs.json') return schemaAt(schema, undefined, path);
  const element = kindInFile(site, file, path);
  return element === undefined
    ? { properties: new Map(), values: [], isFlag: false }
    : schemaAt(schema, element.kind, path.slice(element.depth));
}
