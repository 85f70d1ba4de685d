import type { FactStore } from '../host/body-cache.ts';
import type { BodyLink, PageBody } from './facts.ts';

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
    hash: quickHash,
    get: (hash) => bodies.get(hash),
    set: (hash, body) => {
      bodies.set(hash, body);
    },
    save: async () => {},
  };
}

/** 64 bits in two halves and the length: enough to tell the pages of a site apart, and no text is kept. */
function quickHash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    two = Math.imul(two ^ unit, 0x5f356495);
    one = (one << 7) | (one >>> 25);
    two = (two << 11) | (two >>> 21);
  }
  return `${one >>> 0}-${two >>> 0}-${text.length}`;
}

const kinds = ['link', 'image', 'attribute'] as const;

type Packed = readonly [
  links: readonly (string | number)[],
  anchors: readonly string[],
  imports: readonly (string | number)[],
  title?: string | 0,
  error?: readonly [string, number, number],
];

function pack({ links, anchors, imports, title, syntaxError }: PageBody): Packed {
  const lists = [
    links.flatMap((link) => [link.target, link.start, link.end - link.start, kinds.indexOf(link.kind)]),
    anchors,
    imports.flatMap(({ specifier, used }) => [specifier, used ? 1 : 0]),
  ] as const;
  if (syntaxError !== undefined) {
    return [...lists, title ?? 0, [syntaxError.reason, syntaxError.start, syntaxError.end]];
  }
  return title === undefined ? lists : [...lists, title];
}

/** Undefined for a value of another shape, whoever wrote it: the page is read anew then. */
function unpack(value: unknown): PageBody | undefined {
  if (!isPacked(value)) return undefined;
  const [flatLinks, anchors, flatImports, title = 0, error] = value;
  const links: BodyLink[] = [];
  for (let at = 0; at < flatLinks.length; at += 4) {
    const [target, start, length, kind] = flatLinks.slice(at, at + 4) as [string, number, number, number];
    links.push({ target, start, end: start + length, kind: kinds[kind] as BodyLink['kind'] });
  }
  const imports = [];
  for (let at = 0; at < flatImports.length; at += 2) {
    imports.push({ specifier: flatImports[at] as string, used: flatImports[at + 1] === 1 });
  }
  const body = { links, anchors, imports, ...(title === 0 ? {} : { title }) };
  return error === undefined ? body : { ...body, syntaxError: { reason: error[0], start: error[1], end: error[2] } };
}

function isPacked(value: unknown): value is Packed {
  if (!Array.isArray(value) || value.length > 5) return false;
  const [links, anchors, imports, title = 0, error]: readonly unknown[] = value;
  return (
    isListOf(links, ['string', 'offset', 'offset', 'kind']) &&
    isListOf(anchors, ['string']) &&
    isListOf(imports, ['string', 'flag']) &&
    (title === 0 || typeof title === 'string') &&
    (error === undefined ||
      (isListOf(error, ['string', 'offset', 'offset']) && (error as readonly unknown[]).length === 3))
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
