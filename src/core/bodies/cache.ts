import type { FactStore } from '../host/body-cache.ts';
import { quickHash } from '../host/quick-hash.ts';
import type { IgnoreComment } from '../values/ignore.ts';
import type { BodyImport, BodyLink, BodySyntaxError, PageBody } from '../values/page-body.ts';

/** Facts of texts that were parsed before. */
export interface BodyCache {
  /** What tells a text apart from all others. */
  hash(text: string): string;
  get(hash: string): PageBody | undefined;
  set(hash: string, body: PageBody): void;
  /** Keeps what was asked for or set in this run, and nothing else. It never fails: without a cache all is slower only. */
  save(): Promise<void>;
}

/** Facts kept in a store, packed: links as one flat list, and no names of members. */
export function storedBodyCache(store: FactStore): BodyCache {
  return {
    hash: (text) => store.hash(text),
    get: (hash) => unpack(store.get(hash)),
    set: (hash, body) => store.set(hash, pack(body)),
    save: () => store.save(),
  };
}

/** Facts kept for as long as the process runs: for tests, and for a watcher. */
export function memoryBodyCache(): BodyCache {
  const bodies = new Map<string, PageBody>();
  return {
    // No text is kept.
    hash: (text) => `${quickHash(text)}-${text.length}`,
    get: (hash) => bodies.get(hash),
    set: (hash, body) => {
      bodies.set(hash, body);
    },
    save: async () => {},
  };
}

const kinds = ['link', 'image', 'attribute'] as const;

type PackedError = readonly [string, number, number];

type Packed = readonly [
  links: readonly (string | number)[],
  anchors: readonly string[],
  imports: readonly (string | number)[],
  title: string | 0,
  error: PackedError | 0,
  variables: readonly (string | number)[],
  makesIds: 0 | 1,
  mdxError: PackedError | 0,
  ignores: readonly (string | number)[],
];

function pack(body: PageBody): Packed {
  const { links, anchors, imports, variables = [], makesIds, title, syntaxError, mdxError, ignores = [] } = body;
  return [
    links.flatMap((link) => [link.target, link.start, link.end - link.start, kinds.indexOf(link.kind)]),
    anchors,
    imports.flatMap(({ specifier, used, start, written }) => {
      return [specifier, used ? 1 : 0, start, written.start, written.end - written.start];
    }),
    title ?? 0,
    packError(syntaxError),
    variables.flatMap(({ name, start, end }) => [name, start, end - start]),
    makesIds ? 1 : 0,
    packError(mdxError),
    ignores.flatMap(({ codes, reason, start, end, until }) => [codes.join(' '), reason, start, end - start, until]),
  ];
}

/** Undefined for a value of another shape, whoever wrote it: the page is read anew then. */
function unpack(value: unknown): PageBody | undefined {
  if (!isPacked(value)) return undefined;
  const [flatLinks, anchors, flatImports, title, error, flatVariables, makesIds, mdxError, flatIgnores] = value;
  const links = inRows<[string, number, number, number]>(flatLinks, 4).map(
    ([target, start, length, kind]): BodyLink => {
      return { target, start, end: start + length, kind: kinds[kind] ?? 'link' };
    },
  );
  const imports = inRows<[string, number, number, number, number]>(flatImports, 5).map(
    ([specifier, used, start, from, length]): BodyImport => {
      return { specifier, used: used === 1, start, written: { start: from, end: from + length } };
    },
  );
  const variables = inRows<[string, number, number]>(flatVariables, 3).map(([name, start, length]) => {
    return { name, start, end: start + length };
  });
  const ignores = inRows<[string, string, number, number, number]>(flatIgnores, 5).map(
    ([codes, reason, start, length, until]): IgnoreComment => {
      return { codes: codes === '' ? [] : codes.split(' '), reason, start, end: start + length, until };
    },
  );
  return {
    links,
    anchors,
    imports,
    ...(ignores.length === 0 ? {} : { ignores }),
    ...(variables.length === 0 ? {} : { variables }),
    ...(makesIds === 1 ? { makesIds: true } : {}),
    ...(title === 0 ? {} : { title }),
    ...(error === 0 ? {} : { syntaxError: unpackError(error) }),
    ...(mdxError === 0 ? {} : { mdxError: unpackError(mdxError) }),
  };
}

function packError(error: BodySyntaxError | undefined): PackedError | 0 {
  return error === undefined ? 0 : [error.reason, error.start, error.end];
}

function unpackError([reason, start, end]: PackedError): BodySyntaxError {
  return { reason, start, end };
}

function inRows<Row extends readonly (string | number)[]>(flat: readonly (string | number)[], width: number): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < flat.length; at += width) rows.push(flat.slice(at, at + width) as unknown as Row);
  return rows;
}

function isPacked(value: unknown): value is Packed {
  if (!Array.isArray(value) || value.length !== 9) return false;
  const [links, anchors, imports, title, error, variables, makesIds, mdxError, ignores]: readonly unknown[] = value;
  const isError = (one: unknown): boolean =>
    one === 0 || (isListOf(one, ['string', 'offset', 'offset']) && (one as readonly unknown[]).length === 3);
  return (
    isListOf(links, ['string', 'offset', 'offset', 'kind']) &&
    isListOf(anchors, ['string']) &&
    isListOf(imports, ['string', 'flag', 'offset', 'offset', 'offset']) &&
    (title === 0 || typeof title === 'string') &&
    isError(error) &&
    isListOf(variables, ['string', 'offset', 'offset']) &&
    (makesIds === 0 || makesIds === 1) &&
    isError(mdxError) &&
    isListOf(ignores, ['string', 'string', 'offset', 'offset', 'offset'])
  );
}

type Cell = 'string' | 'offset' | 'kind' | 'flag';

/** True for a list whose members are of these types in turn. */
function isListOf(value: unknown, cells: readonly Cell[]): boolean {
  if (!Array.isArray(value) || value.length % cells.length !== 0) return false;
  return (value as readonly unknown[]).every((member, index) => {
    const cell = cells[index % cells.length];
    if (cell === 'string') return typeof member === 'string';
    const most = { offset: Number.MAX_SAFE_INTEGER, kind: kinds.length - 1, flag: 1 }[cell as Exclude<Cell, 'string'>];
    return Number.isInteger(member) && (member as number) >= 0 && (member as number) <= most;
  });
}
