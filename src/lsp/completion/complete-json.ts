import { CompletionItemKind } from 'vscode-languageserver';
import { languageCodes } from '../../core/config.ts';
import { createDocsSchema } from '../../core/docs-schema.ts';
import type { CursorRequest } from '../documents/positions.ts';
import {
  type Candidate,
  createFileCandidates,
  createIconCandidates,
  createOperationCandidates,
  createPageCandidates,
  createReferenceCandidates,
  createRouteCandidates,
  createSpecificationCandidates,
} from './candidates.ts';
import type { CompletionResult } from './items.ts';
import { findJsonCursor, type JsonCursor } from './json-place.ts';
import { findElementKindInFile } from './navigation-at.ts';
import { collectSchemaCompletions } from './schema-at.ts';

export interface JsonCompletionRequest extends CursorRequest {
  /** True if another language server completes keys and enum values. */
  readonly hasSchemaServer: boolean;
}

export function completeJson(request: JsonCompletionRequest): CompletionResult {
  const cursor = findJsonCursor(request.text, request.offset);
  if (cursor === undefined)
    return { items: [], replacedSpan: { start: request.offset, end: request.offset }, typed: '' };
  const { replacedSpan, typed } = cursor;
  const items = cursor.isKey ? completeKeys(request, cursor) : completeValues(request, cursor);
  return { items, replacedSpan: replacedSpan, typed };
}

function completeKeys(request: JsonCompletionRequest, cursor: JsonCursor): CompletionResult['items'] {
  if (request.hasSchemaServer) return [];
  const { properties } = findSchema(request, cursor.path.slice(0, -1));
  const hasValue = /^\s*:/.test(request.text.slice(cursor.replacedSpan.end));
  return [...properties]
    .filter(([name]) => !cursor.siblings.has(name) || name === cursor.typed)
    .map(([name, documentation]) => ({
      value: name,
      kind: CompletionItemKind.Property,
      documentation,
      text: hasValue || cursor.isClosed ? JSON.stringify(name) : `${JSON.stringify(name)}: `,
    }));
}

function completeValues(request: JsonCompletionRequest, cursor: JsonCursor): CompletionResult['items'] {
  const stringItems = candidatesAt(request, cursor).map((item) => ({ ...item, text: JSON.stringify(item.value) }));
  if (request.hasSchemaServer) return stringItems;
  const { values: enumValues, isBoolean } = findSchema(request, cursor.path);
  const booleanValues = isBoolean && cursor.typed === '' && !cursor.isClosed ? ['true', 'false'] : [];
  return [
    ...stringItems,
    ...enumValues
      .filter((value) => !stringItems.some((item) => item.value === value))
      .map((value) => ({ value, kind: CompletionItemKind.EnumMember, text: JSON.stringify(value) })),
    ...booleanValues.map((value) => ({ value, kind: CompletionItemKind.Keyword, text: value })),
  ];
}

/** Chooses candidates by the name of the field, which has the same meaning in all elements. */
function candidatesAt({ site, file }: JsonCompletionRequest, { path }: JsonCursor): readonly Candidate[] {
  const memberNames = path.filter((segment) => typeof segment === 'string');
  const [name, parent] = [memberNames.at(-1), memberNames.at(-2)];
  const pointer = path.map((segment) => `/${segment}`).join('');
  switch (name) {
    case 'pages':
      return typeof path.at(-1) === 'number'
        ? [...createPageCandidates(site), ...createOperationCandidates(site, file, pointer)]
        : [];
    case 'root':
      return createPageCandidates(site);
    case 'source':
      return parent === 'redirects' ? [] : createSpecificationCandidates(site);
    case 'openapi':
    case 'asyncapi':
      return createSpecificationCandidates(site);
    case 'href':
    case 'destination':
      return createRouteCandidates(site);
    case 'icon':
      return createIconCandidates(site);
    case '$ref':
      return createReferenceCandidates(site, file);
    case 'logo':
    case 'favicon':
      return createFileCandidates(site, 'image');
    case 'light':
    case 'dark':
      return parent === 'logo' || parent === 'favicon' ? createFileCandidates(site, 'image') : [];
    case 'language':
      return languageCodes.map((value) => ({ value, kind: CompletionItemKind.EnumMember }));
    default:
      return [];
  }
}

function findSchema(
  { site, file }: JsonCompletionRequest,
  path: readonly (string | number)[],
): ReturnType<typeof collectSchemaCompletions> {
  const schema = createDocsSchema();
  if (file === 'docs.json') return collectSchemaCompletions(schema, undefined, path);
  const element = findElementKindInFile(site, file, path);
  return element === undefined
    ? { properties: new Map(), values: [], isBoolean: false }
    : collectSchemaCompletions(schema, element.kind, path.slice(element.depth));
}
