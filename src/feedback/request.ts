import { withinTime } from '../core/host.ts';
import { formatBytes, formatDuration, maxErrorTextBytes, maxFeedbackRedirects } from '../core/values.ts';
import type { RequestBudget } from './budget.ts';
import { retryAfter, serviceTime } from './dates.ts';
import { connectionFault, FeedbackError } from './errors.ts';
import type { KeySource } from './key.ts';
import type { Scrubber } from './scrub.ts';

export interface RequestTools {
  readonly fetch: typeof globalThis.fetch;
  readonly key: KeySource;
  readonly scrub: Scrubber;
  readonly budget: RequestBudget;
  readonly maximumBytes: number;
  readonly signal: AbortSignal | undefined;
}

export interface ServiceResponse {
  /** Unmodified text, which may contain the key. */
  readonly text: string;
  /** Time of the service's clock in milliseconds since 1970. */
  readonly serviceTime: number | undefined;
}

/** Maximum time for reading an error response, in milliseconds. */
const explanationTimeMs = 500;

/**
 * Sends a request and reads the response. Follows redirects only within the origin, so that the key is sent nowhere
 * else.
 *
 * @param milliseconds Timeout of the request, including its redirects and the response.
 * @param createTimeoutError Creates the error of a timeout.
 * @throws FeedbackError, or the reason of the signal.
 */
export function request(
  url: URL,
  tools: RequestTools,
  milliseconds: number,
  createTimeoutError: () => Error,
): Promise<ServiceResponse> {
  return withinTime(milliseconds, createTimeoutError, tools.signal, async (signal) => {
    let target = url;
    for (let redirects = 0; redirects <= maxFeedbackRedirects; redirects += 1) {
      tools.budget.spend();
      const response = await send(target, tools, signal);
      const location = locationOf(response);
      if (location === undefined) return await read(response, tools);
      await discard(response);
      target = redirected(location, target, tools.scrub);
    }
    throw new FeedbackError('redirect', `it redirects more than ${maxFeedbackRedirects} times`);
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
  // Outside of Node, `fetch` hides the target of a redirect.
  if (response.type === 'opaqueredirect') throw new FeedbackError('redirect', 'it redirects, and the target is hidden');
  if (![301, 302, 303, 307, 308].includes(response.status)) return undefined;
  return response.headers.get('location') ?? undefined;
}

function redirected(location: string, from: URL, scrub: Scrubber): URL {
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (target === undefined) throw new FeedbackError('redirect', 'it redirects to an invalid URL');
  if (target.origin !== from.origin || target.username !== '' || target.password !== '') {
    // Searches the raw header for the key, because `URL` lowercases the host, and Base64 depends on letter case.
    const origin = scrub.finds(location) ? '' : `, ${target.protocol}${target.host === '' ? '' : `//${target.host}`}`;
    throw new FeedbackError('redirect', `it redirects to another origin${origin}, and the key is not sent there`);
  }
  return target;
}

async function read(response: Response, tools: RequestTools): Promise<ServiceResponse> {
  const { status, headers } = response;
  if (status < 200 || status > 299) throw await refusal(response, tools);
  try {
    return { text: await readBody(response, tools.maximumBytes), serviceTime: serviceTime(headers) };
  } catch (error) {
    throw connectionFault(error);
  }
}

async function refusal(response: Response, { scrub }: RequestTools): Promise<FeedbackError> {
  const { status, headers } = response;
  const wait = retryAfter(headers, Date.now());
  const explanation = await explanationOf(response, scrub);
  const quotedExplanation = explanation === '' ? '' : ` ("${explanation}")`;
  const retryNote = wait === undefined || wait === 0 ? '' : `; the next request is allowed in ${formatDuration(wait)}`;
  if (status === 401 || status === 403)
    return new FeedbackError('refused', `it answered ${status}${quotedExplanation}`, status);
  if (status === 429) {
    return new FeedbackError(
      'limited',
      `its limit of requests is reached (429)${quotedExplanation}${retryNote}`,
      status,
      wait,
    );
  }
  if (status !== 408 && status < 500)
    return new FeedbackError('status', `it answered ${status}${quotedExplanation}`, status);
  return new FeedbackError('unavailable', `it answered ${status}${quotedExplanation}${retryNote}`, status, wait);
}

/** Reads the reason of an error response from `error` and the messages in `details`, as one short line. */
async function explanationOf(response: Response, scrub: Scrubber): Promise<string> {
  try {
    const late = (): Error => new Error('late');
    const body = await withinTime(explanationTimeMs, late, undefined, () => readBody(response, maxErrorTextBytes));
    const { error, details } = Object(JSON.parse(body)) as { error?: unknown; details?: unknown };
    const list = Array.isArray(details) ? details : [];
    const messages = list.map((detail) => (detail as { message?: unknown } | null)?.message);
    const texts = (words: readonly unknown[]): string =>
      words.flatMap((word) => (typeof word === 'string' ? [scrub.clean(word)] : [])).join('; ');
    const line = [texts([error]), texts(messages)]
      .filter((text) => text !== '')
      .join(': ')
      .replace(/[\p{C}\s"]+/gu, ' ')
      .trim();
    return line.length > 160 ? `${line.slice(0, 157)}...` : line;
  } catch {
    return '';
  }
}

/**
 * Reads a response up to a size limit. Counts the decompressed bytes as they arrive, so that no response fills the
 * memory.
 *
 * @throws FeedbackError `large`; errors of `fetch`.
 */
async function readBody(response: Response, maximumBytes: number): Promise<string> {
  const tooLarge = (): FeedbackError =>
    new FeedbackError('large', `its answer is larger than ${formatBytes(maximumBytes)}`);
  if (Number(response.headers.get('content-length') ?? 0) > maximumBytes) {
    await discard(response);
    throw tooLarge();
  }
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  // Doesn't cancel the body here, because that may take long. The connection is closed when the request ends.
  for await (const bytes of response.body?.values({ preventCancel: true }) ?? []) {
    length += bytes.byteLength;
    if (length > maximumBytes) throw tooLarge();
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
