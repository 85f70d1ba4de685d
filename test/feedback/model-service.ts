import type { FeedbackCounts } from '../../src/feedback/types.ts';

/** An entry as the service sends it, well formed or not. */
export type Entry = Record<string, unknown> & { readonly id: string };

/** Faults that can replace a response. */
export const faults = [
  'error500',
  'error404',
  'refused',
  'limited',
  'reset',
  'html',
  'truncated',
  'noCursor',
  'sameCursor',
  'forgotten',
  'wrongCursor',
] as const;
export type Fault = (typeof faults)[number];

/** In-memory feedback service. Its order is arbitrary, and its pages hold fewer entries than requested. */
export class ModelService {
  readonly entries = new Map<string, Entry>();
  /** Each request takes one fault, oldest first. */
  faults: (Fault | undefined)[] = [];
  requests = 0;
  readonly #pageSize: number;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  readonly fetch = async (input: string | URL | Request): Promise<Response> => {
    this.requests += 1;
    const { searchParams: query } = new URL(String(input));
    const fault = this.faults.shift();
    const cursor = query.get('cursor');
    if (fault === 'error500') return answer({ error: 'internal' }, 500);
    if (fault === 'error404') return answer({ error: 'no such project' }, 404);
    if (fault === 'refused') return answer({}, 403);
    if (fault === 'limited') return answer({}, 429);
    if (fault === 'reset') throw Object.assign(new TypeError('fetch failed'), { code: 'ECONNRESET' });
    if (fault === 'html') return new Response('<!doctype html>');
    if (fault === 'forgotten' && cursor !== null) return answer({ error: 'unknown cursor' }, 410);
    const page = this.#page(query);
    if (fault === 'truncated') return new Response(JSON.stringify(page).slice(0, -3));
    if (fault === 'noCursor') return answer({ ...page, hasMore: true, nextCursor: null });
    if (fault === 'sameCursor' && cursor !== null) return answer({ ...page, hasMore: true, nextCursor: cursor });
    if (fault === 'wrongCursor') return answer({ ...page, hasMore: true, nextCursor: 5 });
    return answer(page);
  };

  #page(query: URLSearchParams): object {
    const wanted = query.get('status')?.split(',');
    const found = [...this.entries.values()]
      .filter(({ status }) => wanted?.includes(String(status)) ?? true)
      .sort((a, b) => rank(a.id) - rank(b.id));
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Math.min(this.#pageSize, Number(query.get('limit') ?? this.#pageSize));
    const hasMore = end < found.length;
    return { feedback: found.slice(start, end), nextCursor: hasMore ? String(end) : null, hasMore };
  }
}

/** Counts by page, computed independently of the code under test. */
export function straightCounts(entries: Iterable<Entry>): Record<string, FeedbackCounts> {
  const result: Record<string, FeedbackCounts> = {};
  for (const { path, status, source, helpful, createdAt } of entries) {
    if (typeof path !== 'string' || typeof status !== 'string') continue;
    const { total, open, byStatus, bySource, helpful: votes, last } = result[path] ?? none;
    const isOpen = status === 'pending' || status === 'in_progress';
    const time = typeof createdAt === 'string' ? createdAt : null;
    result[path] = {
      total: total + 1,
      open: open + (isOpen ? 1 : 0),
      byStatus: { ...byStatus, [status]: (byStatus[status] ?? 0) + 1 },
      bySource: { ...bySource, [String(source)]: (bySource[String(source)] ?? 0) + 1 },
      helpful: { yes: votes.yes + (helpful === true ? 1 : 0), no: votes.no + (helpful === false ? 1 : 0) },
      last: last === null || (time !== null && time > last) ? time : last,
    };
  }
  return result;
}

const none: FeedbackCounts = {
  total: 0,
  open: 0,
  byStatus: {},
  bySource: {},
  helpful: { yes: 0, no: 0 },
  last: null,
};

function answer(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** Sort key unrelated to ids and dates. */
function rank(id: string): number {
  let hash = 7;
  for (const character of id) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return Math.imul(hash, 0x9e3779b1) >>> 0;
}
