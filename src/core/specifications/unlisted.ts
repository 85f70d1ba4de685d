import { diagnose } from '../findings/diagnose.ts';
import { pageFileAt } from '../values/inventory.ts';
import { isObject, ownMember } from '../values/json.ts';
import { type JsonLocation, keyLocation, toPointer } from '../values/location.ts';
import { specSettingsOf } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import type { SiteFacts } from '../values/site-facts.ts';
import { type Operation, pathItemMethods, type Specification } from '../values/specification.ts';
import { isSpecificationUrl } from './read/files.ts';
import { SpecificationLibrary } from './read/library.ts';
import { endpointPath, safeRoute } from './routes.ts';

/**
 * Reports the operations that no entry or page lists: one finding for each OpenAPI specification that the site lists in
 * part. Operations with `x-hidden` or `x-excluded` are not reported.
 */
export function findUnlistedOperations({
  expansion,
  inventory,
}: Pick<SiteFacts, 'expansion' | 'inventory'>): Finding[] {
  const { endpoints, pageOperations, specifications, navigation } = expansion;
  const listedKeys = new Set<string>();
  for (const endpoint of endpoints.values())
    if (endpoint.kind === 'operation') listedKeys.add(operationKey(endpoint.operation));
  for (const operation of pageOperations.values()) listedKeys.add(operationKey(operation));
  const settings = [...specSettingsOf(navigation)];
  return [...specifications].flatMap(([name, state]) => {
    if (state.state !== 'read' || state.specification.kind !== 'openapi') return [];
    const { specification } = state;
    const publicOperations = specification.operations.filter(({ excluded, hidden }) => !excluded && !hidden);
    if (!publicOperations.some((operation) => listedKeys.has(operationKey(operation)))) return [];
    const specSettings = settings.filter(({ source }) => SpecificationLibrary.sourceName(source.text) === name);
    const hasPage = (operation: Operation): boolean =>
      [undefined, ...specSettings.map(({ directory }) => directory)].some(
        (directory) => pageFileAt(safeRoute(endpointPath(operation, directory)).route, inventory) !== undefined,
      );
    const unlisted = publicOperations.filter(
      (operation) => !listedKeys.has(operationKey(operation)) && !hasPage(operation),
    );
    const [firstOperation] = unlisted;
    // For a remote file, the finding is at the value that names it, because an editor can't open the file.
    const location = isSpecificationUrl(name)
      ? specSettings[0]?.source.location
      : firstOperation && operationLocation(firstOperation, specification);
    if (location === undefined) return [];
    const entries = unlisted.map(({ method, path }) => `${method === 'WEBHOOK' ? 'webhook' : method} ${path}`);
    return [diagnose('endpoint-unlisted', location, { source: name, entries, total: publicOperations.length })];
  });
}

function operationKey({ spec, method, path }: Operation): string {
  return `${spec} ${method} ${path}`;
}

function operationLocation(
  { method, path, httpMethod }: Operation,
  { source: file, original }: Specification,
): JsonLocation {
  const sections = method === 'WEBHOOK' ? ['webhooks', 'x-webhooks'] : ['paths'];
  const findItem = (section: string) => {
    const items = ownMember(original, section);
    return isObject(items) ? ownMember(items, path) : undefined;
  };
  const section = sections.find((candidate) => findItem(candidate) !== undefined) ?? 'paths';
  const item = findItem(section);
  const isStandardMethod = pathItemMethods.some((name) => name.toUpperCase() === httpMethod);
  const methodSegments = isStandardMethod ? [httpMethod.toLowerCase()] : ['additionalOperations', httpMethod];
  // If the path item is a `$ref`, its methods are in another location.
  const isInline = isObject(item) && Object.hasOwn(item, methodSegments[0] ?? '');
  return keyLocation({ file, pointer: toPointer([section, path, ...(isInline ? methodSegments : [])]) });
}
