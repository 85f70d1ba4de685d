import { withTimeLimit } from '../core/host.ts';
import { formatBytes, formatDuration, maxErrorTextBytes, maxFeedbackRedirects } from '../core/values.ts';
import type { RequestBudget } from './budget.ts';
import { readRetryAfter, readServiceTime } from './dates.ts';
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
const errorBodyTimeoutMs = 500;

/**
 * Sends a request and reads the response. Follows redirects only within the origin, so that the key is sent nowhere
 * else.
 *
 * @param timeoutMs Timeout of the request, including its redirects and the response.
 * @param createTimeoutError Creates the error of a timeout.
 * @throws FeedbackError, or the reason of the signal.
 */
export function request(
  url: URL,
  context: RequestTools,
  timeoutMs: number,
  createTimeoutError: () => Error,
): Promise<ServiceResponse> {
  return withTimeLimit(timeoutMs, createTimeoutError, context.signal, async (signal) => {
    let target = url;
    for (let redirects = 0; redirects <= maxFeedbackRedirects; redirects += 1) {
      context.budget.spend();
      const response = await send(target, context, signal);
      const location = redirectLocation(response);
      if (location === undefined) return await readResponse(response, context);
      await discard(response);
      target = resolveRedirect(location, target, context.scrub);
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

function redirectLocation(response: Response): string | undefined {
  // Outside of Node, `fetch` hides the target of a redirect.
  if (response.type === 'opaqueredirect') throw new FeedbackError('redirect', 'it redirects, and the target is hidden');
  if (![301, 302, 303, 307, 308].includes(response.status)) return undefined;
  return response.headers.get('location') ?? undefined;
}

function resolveRedirect(location: string, from: URL, scrub: Scrubber): URL {
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (target === undefined) throw new FeedbackError('redirect', 'it redirects to an invalid URL');
  if (target.origin !== from.origin || target.username !== '' || target.password !== '') {
    // Searches the raw header for the key, because `URL` lowercases the host, and Base64 depends on letter case.
    const origin = scrub.finds(location) ? '' : `, ${target.protocol}${target.host === '' ? '' : `//${target.host}`}`;
    throw new FeedbackError('redirect', `it redirects to another origin${origin}, and the key is not sent there`);
  }
  return target;
}

async function readResponse(response: Response, context: RequestTools): Promise<ServiceResponse> {
  const { status, headers } = response;
  if (status < 200 || status > 299) throw await createResponseError(response, context);
  try {
    return { text: await readBody(response, context.maximumBytes), serviceTime: readServiceTime(headers) };
  } catch (error) {
    throw connectionFault(error);
  }
}

async function createResponseError(response: Response, { scrub }: RequestTools): Promise<FeedbackError> {
  const { status, headers } = response;
  const waitMs = readRetryAfter(headers, Date.now());
  const explanation = await readExplanation(response, scrub);
  const quotedExplanation = explanation === '' ? '' : ` ("${explanation}")`;
  const retryNote =
    waitMs === undefined || waitMs === 0 ? '' : `; the next request is allowed in ${formatDuration(waitMs)}`;
  if (status === 401 || status === 403)
    return new FeedbackError('refused', `it answered ${status}${quotedExplanation}`, status);
  if (status === 429) {
    return new FeedbackError(
      'limited',
      `its rate limit is reached (429)${quotedExplanation}${retryNote}`,
      status,
      waitMs,
    );
  }
  if (status !== 408 && status < 500)
    return new FeedbackError('status', `it answered ${status}${quotedExplanation}`, status);
  return new FeedbackError('unavailable', `it answered ${status}${quotedExplanation}${retryNote}`, status, waitMs);
}

/** Reads the reason of an error response from `error` and the messages in `details`, as one short line. */
async function readExplanation(response: Response, scrub: Scrubber): Promise<string> {
  try {
    const createTimeoutError = (): Error => new Error('late');
    const body = await withTimeLimit(errorBodyTimeoutMs, createTimeoutError, undefined, () =>
      readBody(response, maxErrorTextBytes),
    );
    const { error, details } = Object(JSON.parse(body)) as { error?: unknown; details?: unknown };
    const detailList = Array.isArray(details) ? details : [];
    const messages = detailList.map((detail) => (detail as { message?: unknown } | null)?.message);
    const joinTexts = (values: readonly unknown[]): string =>
      values.flatMap((value) => (typeof value === 'string' ? [scrub.clean(value)] : [])).join('; ');
    const explanation = [joinTexts([error]), joinTexts(messages)]
      .filter((text) => text !== '')
      .join(': ')
      .replace(/[\p{C}\s"]+/gu, ' ')
      .trim();
    return explanation.length > 160 ? `${explanation.slice(0, 157)}...` : explanation;
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
  const createSizeError = (): FeedbackError =>
    new FeedbackError('large', `its answer is larger than ${formatBytes(maximumBytes)}`);
  if (Number(response.headers.get('content-length') ?? 0) > maximumBytes) {
    await discard(response);
    throw createSizeError();
  }
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  // Doesn't cancel the body here, because that may take long. The connection is closed when the request ends.
  for await (const bytes of response.body?.values({ preventCancel: true }) ?? []) {
    length += bytes.byteLength;
    if (length > maximumBytes) throw createSizeError();
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
