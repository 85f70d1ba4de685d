import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import { createFeedbackClient, type FeedbackClientOptions, type ListArguments } from '../../src/entries/feedback.ts';
import { startServer } from '../support/http-server.ts';

/** Feedback as the service's description defines it. */
export interface Entry {
  readonly id: string;
  readonly path: string;
  readonly comment: string;
  readonly createdAt: string;
  readonly source: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

export interface ServiceRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ServiceOptions {
  /** Names of the three parameters that the description doesn't name. */
  readonly names?: { readonly source: string; readonly status: string; readonly pageSize: string };
  readonly defaultPageSize?: number;
  /** Replaces the answer to a request, counted from 1. */
  readonly answer?: (request: ServiceRequest, number: number) => Answer | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Service {
  readonly url: string;
  readonly requests: readonly ServiceRequest[];
  /** Feedback of the project; tests may change it. */
  entries: readonly Entry[];
}

/** The key prefix is specific to the service. */
export const key = 'prefix_0123456789abcdef';
export const projectId = 'project-1';

let count = 0;

/** An entry with a new id. */
export function entry(fields: Partial<Entry> = {}): Entry {
  count += 1;
  return {
    id: `entry-${count}`,
    path: '/start',
    comment: 'A comment.',
    createdAt: '2026-01-15T12:00:00Z',
    source: 'contextual',
    status: 'pending',
    ...fields,
  };
}

export function entries(number: number, fields: Partial<Entry> = {}): Entry[] {
  return Array.from({ length: number }, () => entry(fields));
}

/** Starts a service on the loopback interface that behaves as described. */
export async function startService(list: readonly Entry[], options: ServiceOptions = {}): Promise<Service> {
  const { names = { source: 'source', status: 'status', pageSize: 'limit' }, defaultPageSize = 10, answer } = options;
  const requests: ServiceRequest[] = [];
  const server = await startServer(
    createServer(async (request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      let body = '';
      for await (const bytes of request) body += String(bytes);
      const { method, headers } = request;
      const received = { method, headers, body, path: url.pathname, query: Object.fromEntries(url.searchParams) };
      requests.push(received);
      const { status, body: content, headers: more } = answer?.(received, requests.length) ?? described(received);
      response.writeHead(status, { 'content-type': 'application/json', ...more });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    }),
  );
  onTestFinished(() => server.close());
  const service = { url: server.origin, requests, entries: list };
  return service;

  function described({ method, path, query, headers }: ServiceRequest): Answer {
    const isListing = method === 'GET' && path === `/api/external/v1/analytics/${projectId}/feedback`;
    if (!isListing) return { status: 404, body: { error: 'not found' } };
    if (headers.authorization !== `Bearer ${key}`) return { status: 401, body: { error: 'unauthorized' } };
    const wanted = query[names.status]?.split(',');
    const matching = service.entries.filter(
      ({ createdAt, source, status }) =>
        (query.dateFrom === undefined || Date.parse(createdAt) >= Date.parse(query.dateFrom)) &&
        (query.dateTo === undefined || Date.parse(createdAt) < Date.parse(query.dateTo)) &&
        (query[names.source] ?? source) === source &&
        (wanted?.includes(status) ?? true),
    );
    const start = Number(query.cursor ?? 0);
    const end = start + Number(query[names.pageSize] ?? defaultPageSize);
    const hasMore = end < matching.length;
    return {
      status: 200,
      body: { feedback: matching.slice(start, end), nextCursor: hasMore ? String(end) : null, hasMore },
    };
  }
}

/** Lists feedback with the client of the package. */
export async function list(
  { url }: Pick<Service, 'url'>,
  query: ListArguments = {},
  options: Partial<FeedbackClientOptions> = {},
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = createFeedbackClient({ projectId, key, baseUrl: url, retryDelay: 1, ...options });
  const found = [];
  for await (const one of client.list(query)) found.push(one);
  return found;
}
