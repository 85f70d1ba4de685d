import { isObject, nonEmptyText, ownMember } from '../values/json.ts';
import type { Operation, Specification } from '../values/specification.ts';

/** Replaces the method on the overview page of a specification. */
export const overviewMethod = 'OVERVIEW';

export function createOverview({ source, document }: Pick<Specification, 'source' | 'document'>): Operation {
  const info = ownMember(document, 'info');
  const infoText = (name: string): string | undefined =>
    isObject(info) ? nonEmptyText(ownMember(info, name)) : undefined;
  return {
    spec: source,
    method: overviewMethod,
    path: 'overview',
    title: infoText('title')?.trim() || 'Overview',
    summary: undefined,
    description: infoText('summary') ?? infoText('description'),
    operationId: undefined,
    tags: [],
    groups: [],
    deprecated: false,
    hidden: false,
    excluded: false,
    href: undefined,
    metadata: {},
    content: undefined,
    verb: overviewMethod,
    item: {},
    value: {},
  };
}
