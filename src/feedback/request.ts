import { discard, readBody } from './body.ts';
import type { RequestBudget } from './budget.ts';
import { connectionFault, FeedbackError } from './errors.ts';
import { type KeySource, withoutKey } from './key.ts';
import { inWords, retryAfter, serviceTime } from './retry-after.ts';
import { withinTime } from './time-limit.ts';

/** What one request needs beside its address. */
export interface RequestTools {
  readonly fetch: typeof globalThis.fetch;
  readonly key: KeySource;
  readonly budget: RequestBudget;
  readonly maximumBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** A successful answer. */
export interface Answer {
  /** Without the key, should the service repeat it. */
  readonly text: string;
  /** By the service's clock, in milliseconds since 1970. */
  readonly serviceTime: number | undefined;
}

const maximumRedirects = 3;
/** Of an answer that is no success only a short explanation is read. */
const maximumExplanation = 16 * 1024;

/**
 * Sends one request and reads the whole answer. Redirects within the origin are followed; the key goes nowhere else.
 *
 * @param milliseconds For the connection, the answer and every redirect together.
 * @param late Makes the error for a time that ran out.
 * @throws FeedbackError, or the reason of the signal.
 */
export function request(url: URL, tools: RequestTools, milliseconds: number, late: () => Error): Promise<Answer> {
  return withinTime(milliseconds, late, tools.signal, async (signal) => {
    let target = url;
    for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
      tools.budget.spend();
      const response = await send(target, tools, signal);
      const location = locationOf(response);
      if (location === undefined) return await read(response, tools);
      await discard(response);
      target = redirected(location, target);
    }
    throw new FeedbackError('redirect', `it redirects more than ${maximumRedirects} times`);
  });
}

async function send(url: URL, { fetch, key }: RequestTools, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url.href, {
      method: 'GET',
      redirect: 'manual',
      headers: { accept: 'application/json', 'user-agent': 'docs-json-nav', authorization: `Bearer ${key()}` },
      signal,
    });
  } catch (error) {
    throw connectionFault(error);
  }
}

function locationOf(response: Response): string | undefined {
  // Outside of Node, `fetch` hides where such an answer leads.
  if (response.type === 'opaqueredirect') throw new FeedbackError('redirect', 'it redirects, and the target is hidden');
  if (![301, 302, 303, 307, 308].includes(response.status)) return undefined;
  return response.headers.get('location') ?? undefined;
}

function redirected(location: string, from: URL): URL {
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (target === undefined) throw new FeedbackError('redirect', 'it redirects to what is no address');
  if (target.origin !== from.origin || target.username !== '' || target.password !== '') {
    const where = `${target.protocol}//${target.host}`;
    throw new FeedbackError('redirect', `it redirects to another origin, ${where}, and the key is not sent there`);
  }
  return target;
}

async function read(response: Response, { key, maximumBytes }: RequestTools): Promise<Answer> {
  const { status, headers } = response;
  if (status < 200 || status > 299) throw await refusal(response, key);
  try {
    const text = await readBody(response, maximumBytes);
    return { text: withoutKey(text, key), serviceTime: serviceTime(headers) };
  } catch (error) {
    throw connectionFault(error);
  }
}

async function refusal(response: Response, key: KeySource): Promise<FeedbackError> {
  const { status, headers } = response;
  if (status === 401 || status === 403) {
    await discard(response);
    return new FeedbackError('refused', `it answered ${status}`, status);
  }
  if (status === 429) {
    await discard(response);
    const wait = retryAfter(headers, Date.now());
    const again = wait === undefined ? '' : `; it may be asked again in ${inWords(wait)}`;
    return new FeedbackError('limited', `its limit of requests is reached (429)${again}`, status, wait);
  }
  if (status === 408 || status >= 500) {
    await discard(response);
    return new FeedbackError('unavailable', `it answered ${status}`, status, retryAfter(headers, Date.now()));
  }
  const explanation = withoutKey(await explanationOf(response), key);
  return new FeedbackError('status', `it answered ${status}${explanation === '' ? '' : ` ("${explanation}")`}`, status);
}

/** The `error` of an answer, shortened to one line; empty where there is none. */
async function explanationOf(response: Response): Promise<string> {
  try {
    const value = JSON.parse(await readBody(response, maximumExplanation)) as { error?: unknown } | null;
    const text = typeof value?.error === 'string' ? value.error.replace(/[\p{Cc}\s"]+/gu, ' ').trim() : '';
    return text.length > 120 ? `${text.slice(0, 117)}...` : text;
  } catch {
    return '';
  }
}
