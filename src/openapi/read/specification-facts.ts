import type { FactKind } from '../../host/file-facts.ts';
import { isObject, type JsonObject } from '../../values/json.ts';
import type { Operation, Specification } from '../../values/specification.ts';

/** What navigation needs of a specification that is one file of the docs folder, and with which nothing is wrong. */
export type SpecificationFacts = Pick<Specification, 'kind' | 'operations'>;

/** An operation without names of members, which would be half of what is kept; 0 stands for nothing. */
type Row = readonly [
  method: string,
  path: string,
  title: string,
  verb: string,
  isDeprecated: 0 | 1,
  isHidden: 0 | 1,
  isExcluded: 0 | 1,
  tags: readonly string[],
  groups: readonly string[],
  metadata: JsonObject | 0,
  summary: string | 0,
  description: string | 0,
  operationId: string | 0,
  href: string | 0,
  content: string | 0,
];

/** How the facts of a specification are kept, as a list for each operation. */
export const specificationFacts: FactKind<SpecificationFacts> = {
  name: 'specifications',
  version: '',
  pack: ({ kind, operations }) => [kind, operations[0]?.spec ?? '', operations.map(rowOf)],
  unpack: (packed) => {
    if (!Array.isArray(packed)) return undefined;
    const [kind, spec, rows]: readonly unknown[] = packed;
    if ((kind !== 'openapi' && kind !== 'asyncapi') || typeof spec !== 'string') return undefined;
    if (!Array.isArray(rows) || !rows.every(isRow)) return undefined;
    return { kind, operations: rows.map((row) => operationOf(spec, row)) };
  },
};

function rowOf(operation: Operation): Row {
  const { method, path, title, verb, deprecated, hidden, excluded, tags, groups, metadata } = operation;
  const { summary, description, operationId, href, content } = operation;
  return [
    ...([method, path, title, verb] as const),
    ...([bit(deprecated), bit(hidden), bit(excluded)] as const),
    ...([tags, groups, Object.keys(metadata).length === 0 ? 0 : metadata] as const),
    ...([summary ?? 0, description ?? 0, operationId ?? 0, href ?? 0, content ?? 0] as const),
  ];
}

function bit(flag: boolean): 0 | 1 {
  return flag ? 1 : 0;
}

/** @param spec The specification's own name. */
function operationOf(spec: string, row: Row): Operation {
  const [method, path, title, verb, isDeprecated, isHidden, isExcluded] = row;
  const [, , , , , , , tags, groups, metadata, summary, description, operationId, href, content] = row;
  return {
    ...{ spec, method, path, title, verb, tags, groups },
    ...{ deprecated: isDeprecated === 1, hidden: isHidden === 1, excluded: isExcluded === 1 },
    metadata: metadata === 0 ? {} : metadata,
    summary: text(summary),
    description: text(description),
    operationId: text(operationId),
    href: text(href),
    content: text(content),
  };
}

function text(written: string | 0): string | undefined {
  return written === 0 ? undefined : written;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isBit = (value: unknown): boolean => value === 0 || value === 1;
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isMapping = (value: unknown): boolean => value === 0 || isObject(value as JsonObject);
const isTextOrNothing = (value: unknown): boolean => value === 0 || isText(value);

/** What each member of a row has to be, whoever wrote it. */
const members: readonly ((value: unknown) => boolean)[] = [
  ...[isText, isText, isText, isText, isBit, isBit, isBit],
  ...[isTextList, isTextList, isMapping],
  ...[isTextOrNothing, isTextOrNothing, isTextOrNothing, isTextOrNothing, isTextOrNothing],
];

function isRow(value: unknown): value is Row {
  return (
    Array.isArray(value) && value.length === members.length && members.every((isSound, index) => isSound(value[index]))
  );
}
