import { decodePercent } from '../../core/links.ts';
import { dataKeys, nameKeys, pathItemMethods } from '../../core/specifications.ts';
import {
  getOrCreate,
  isObject,
  type Json,
  type JsonObject,
  type Operation,
  ownMember,
  type Specification,
  unescapePointerSegment,
} from '../../core/values.ts';
import { arrayMember, objectMember } from '../schema/json-members.ts';

/** Matches `#/components/schemas/Job` and `#/definitions/Job`. */
const componentReference = /^#\/((?:components\/)?[A-Za-z]+)\/([^/]+)$/;
const containerPattern = /^(?:components\/[A-Za-z]+|definitions|parameters|responses)$/;
/** Members whose keys are names: a response `default` or a header `example` is not data. */
const customKeyMembers: ReadonlySet<string> = new Set([
  ...nameKeys,
  ...['responses', 'parameters', 'headers', 'examples', 'callbacks', 'links', 'content', 'encoding', 'paths'],
]);
/** Top-level key that holds the objects copied from other files and operations. */
const copiesKey = 'x-referenced';

/**
 * Extracts a document with one operation and everything it refers to, for the `.json` file of the page. The
 * document is valid if the specification is. References into other files point to copies inside the document.
 */
export function extractOperationDocument(
  { document: upgradedDocument, references }: Pick<Specification, 'document' | 'references'>,
  operation: Operation,
): JsonObject {
  const { method, path, httpMethod, tags } = operation;
  const { document, item, value } = operation.original ?? { ...operation, document: upgradedDocument };
  const copier = new ReferenceCopier(references);
  const sharedPathMembers = Object.fromEntries(Object.entries(item).filter(([name]) => !operationKeys.has(name)));
  const pathItem = { ...sharedPathMembers, [httpMethod.toLowerCase()]: value };
  const pathMembers =
    method === 'WEBHOOK' ? { paths: {}, webhooks: { [path]: pathItem } } : { paths: { [path]: pathItem } };
  const { openapi, swagger, info, ...otherMembers } = document;
  const sharedMembers = Object.entries(otherMembers).filter(([name]) => documentKeys.has(name));
  const usedTags = arrayMember(document, 'tags').filter((tag) => isObject(tag) && tags.includes(String(tag.name)));
  const extractedDocument = copier.copy({
    ...(openapi === undefined ? { swagger } : { openapi }),
    info,
    ...Object.fromEntries(sharedMembers),
    ...(usedTags.length === 0 ? {} : { tags: usedTags }),
    ...pathMembers,
  } as JsonObject);
  const schemeNames = requiredSchemeNames(document, value);
  const componentSchemes = objectMember(objectMember(document, 'components') ?? {}, 'securitySchemes');
  const originalSchemes = objectMember(document, 'securityDefinitions');
  for (const name of schemeNames) {
    const scheme = ownMember(componentSchemes ?? originalSchemes ?? {}, name);
    if (scheme !== undefined)
      copier.addCopy(
        componentSchemes === undefined ? 'securityDefinitions' : 'components/securitySchemes',
        name,
        scheme,
      );
  }
  return copier.addCopiesTo(extractedDocument);
}

const operationKeys: ReadonlySet<string> = new Set([...pathItemMethods, '$ref']);
const documentKeys: ReadonlySet<string> = new Set([
  ...['servers', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'security', 'externalDocs'],
  ...['jsonSchemaDialect', '$self'],
]);

function requiredSchemeNames(document: JsonObject, operation: JsonObject): Set<string> {
  const securedObject = Object.hasOwn(operation, 'security') ? operation : document;
  return new Set(
    arrayMember(securedObject, 'security').flatMap((requirement) =>
      isObject(requirement) ? Object.keys(requirement) : [],
    ),
  );
}

/** Copies each referenced value once, together with the values that it refers to. */
class ReferenceCopier {
  readonly #references: Specification['references'];
  /** Copies by container (`components/schemas`) and name. */
  readonly #copiesByContainer = new Map<string, Map<string, Json>>();
  readonly #copyNames = new Map<string, string>();

  constructor(references: Specification['references']) {
    this.#references = references;
  }

  /** @param hasCustomKeys True if the keys are names that the author chose: a property `$ref` is not a reference. */
  copy<Value extends Json>(value: Value, hasCustomKeys = false): Value {
    if (Array.isArray(value)) return value.map((item: Json) => this.copy(item)) as Json as Value;
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, member]): [string, Json] => {
      if (hasCustomKeys) return [name, this.copy(member)];
      if (name === '$ref' && typeof member === 'string') return [name, this.#copyReference(member)];
      if (dataKeys.has(name) || (name === 'examples' && Array.isArray(member))) return [name, member];
      if (name === 'discriminator' && isObject(member)) return [name, this.#copyDiscriminator(member)];
      return [name, this.copy(member, customKeyMembers.has(name))];
    });
    return Object.fromEntries(entries) as Json as Value;
  }

  addCopy(container: string, name: string, value: Json): void {
    const copies = getOrCreate(this.#copiesByContainer, container, () => new Map<string, Json>());
    if (copies.has(name)) return;
    copies.set(name, {});
    copies.set(name, this.copy(value));
  }

  addCopiesTo(document: JsonObject): JsonObject {
    const result: Record<string, Json> = { ...document };
    for (const [container, copies] of this.#copiesByContainer) {
      const [topLevelKey = '', nestedKey] = container.split('/');
      const members = Object.fromEntries(copies);
      result[topLevelKey] =
        nestedKey === undefined ? members : { ...objectMember(result, topLevelKey), [nestedKey]: members };
    }
    return result;
  }

  #copyReference(reference: string): string {
    const { value } = this.#references.resolveTarget(reference);
    if (value === undefined) return reference;
    const [, container = '', segment = ''] = componentReference.exec(reference) ?? [];
    if (containerPattern.test(container)) {
      this.addCopy(container, unescapePointerSegment(decodePercent(segment)), value);
      return reference;
    }
    const name = getOrCreate(this.#copyNames, reference, () => `part-${this.#copyNames.size + 1}`);
    this.addCopy(copiesKey, name, value);
    return `#/${copiesKey}/${name}`;
  }

  #copyDiscriminator(discriminator: JsonObject): JsonObject {
    const mapping = objectMember(discriminator, 'mapping');
    return mapping === undefined ? discriminator : { ...discriminator, mapping: this.#copyMapping(mapping) };
  }

  /** Copies schemas of a discriminator mapping. Targets can be bare names: `Cat`. */
  #copyMapping(mapping: JsonObject): JsonObject {
    const entries = Object.entries(mapping).map(([value, target]): [string, Json] => {
      if (typeof target !== 'string') return [value, target];
      const targetReference = /^[\w.-]+$/.test(target) ? `#/components/schemas/${target}` : target;
      const reference = this.#copyReference(targetReference);
      return [value, reference === targetReference ? target : reference];
    });
    return Object.fromEntries(entries);
  }
}
