import { decodePercent } from '../../core/links.ts';
import { itemMethods } from '../../core/specifications.ts';
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
const componentFolders = /^(?:components\/[A-Za-z]+|definitions|parameters|responses)$/;
/** Top-level key that holds the objects copied from other files and operations. */
const otherFolder = 'x-referenced';

/**
 * Extracts a document with one operation and everything it refers to, for the `.json` file of the page. The
 * document is valid if the specification is. References into other files point to copies inside the document.
 */
export function operationDocument(
  { document: upgraded, references }: Pick<Specification, 'document' | 'references'>,
  operation: Operation,
): JsonObject {
  const { method, path, verb, tags } = operation;
  const { document, item, value } = operation.original ?? { ...operation, document: upgraded };
  const copier = new ReferenceCopier(references);
  const shared = Object.fromEntries(Object.entries(item).filter(([name]) => !operationKeys.has(name)));
  const pathItem = { ...shared, [verb.toLowerCase()]: value };
  const pathMembers =
    method === 'WEBHOOK' ? { paths: {}, webhooks: { [path]: pathItem } } : { paths: { [path]: pathItem } };
  const { openapi, swagger, info, ...rest } = document;
  const sharedMembers = Object.entries(rest).filter(([name]) => documentKeys.has(name));
  const usedTags = arrayMember(document, 'tags').filter((tag) => isObject(tag) && tags.includes(String(tag.name)));
  const extracted = copier.copy({
    ...(openapi === undefined ? { swagger } : { openapi }),
    info,
    ...Object.fromEntries(sharedMembers),
    ...(usedTags.length === 0 ? {} : { tags: usedTags }),
    ...pathMembers,
  } as JsonObject);
  const schemes = requiredSchemeNames(document, value);
  const componentSchemes = objectMember(objectMember(document, 'components') ?? {}, 'securitySchemes');
  const originalSchemes = objectMember(document, 'securityDefinitions');
  for (const name of schemes) {
    const scheme = ownMember(componentSchemes ?? originalSchemes ?? {}, name);
    if (scheme !== undefined)
      copier.keep(componentSchemes === undefined ? 'securityDefinitions' : 'components/securitySchemes', name, scheme);
  }
  return copier.addCopiesTo(extracted);
}

const operationKeys: ReadonlySet<string> = new Set([...itemMethods, '$ref']);
const documentKeys: ReadonlySet<string> = new Set([
  ...['servers', 'host', 'basePath', 'schemes', 'consumes', 'produces', 'security', 'externalDocs'],
  ...['jsonSchemaDialect', '$self'],
]);

function requiredSchemeNames(document: JsonObject, operation: JsonObject): Set<string> {
  const holder = Object.hasOwn(operation, 'security') ? operation : document;
  return new Set(arrayMember(holder, 'security').flatMap((need) => (isObject(need) ? Object.keys(need) : [])));
}

/** Copies each referenced value once, together with the values that it refers to. */
class ReferenceCopier {
  readonly #references: Specification['references'];
  /** Copies by container (`components/schemas`) and name. */
  readonly #folders = new Map<string, Map<string, Json>>();
  readonly #names = new Map<string, string>();

  constructor(references: Specification['references']) {
    this.#references = references;
  }

  copy<Value extends Json>(value: Value): Value {
    if (Array.isArray(value)) return value.map((each: Json) => this.copy(each)) as Json as Value;
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, each]): [string, Json] => {
      if (name === '$ref' && typeof each === 'string') return [name, this.#reference(each)];
      if (name === 'mapping' && isObject(each) && Object.values(each).every((item) => typeof item === 'string'))
        return [name, this.#mapping(each)];
      return [name, this.copy(each)];
    });
    return Object.fromEntries(entries) as Json as Value;
  }

  keep(folder: string, name: string, value: Json): void {
    const copies = getOrCreate(this.#folders, folder, () => new Map<string, Json>());
    if (copies.has(name)) return;
    copies.set(name, {});
    copies.set(name, this.copy(value));
  }

  addCopiesTo(document: JsonObject): JsonObject {
    const whole: Record<string, Json> = { ...document };
    for (const [folder, copies] of this.#folders) {
      const [first = '', second] = folder.split('/');
      const members = Object.fromEntries(copies);
      whole[first] = second === undefined ? members : { ...objectMember(whole, first), [second]: members };
    }
    return whole;
  }

  #reference(reference: string): string {
    const { value } = this.#references.target(reference);
    if (value === undefined) return reference;
    const [, folder = '', step = ''] = componentReference.exec(reference) ?? [];
    if (componentFolders.test(folder)) {
      this.keep(folder, unescapePointerSegment(decodePercent(step)), value);
      return reference;
    }
    const name = getOrCreate(this.#names, reference, () => `part-${this.#names.size + 1}`);
    this.keep(otherFolder, name, value);
    return `#/${otherFolder}/${name}`;
  }

  /** Copies schemas of a discriminator mapping. Targets can be bare names: `Cat`. */
  #mapping(mapping: JsonObject): JsonObject {
    const entries = Object.entries(mapping).map(([value, target]): [string, Json] => {
      if (typeof target !== 'string') return [value, target];
      const whole = /^[\w.-]+$/.test(target) ? `#/components/schemas/${target}` : target;
      const reference = this.#reference(whole);
      return [value, reference === whole ? target : reference];
    });
    return Object.fromEntries(entries);
  }
}
