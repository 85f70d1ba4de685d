import { inBytes } from '../core/host.ts';
import { FeedbackError } from './errors.ts';

/**
 * The text of an answer, given up at the limit while it comes in, so that neither a long answer nor one that unfolds to
 * a long one fills the memory.
 *
 * @throws FeedbackError `large`; errors of `fetch` for the rest.
 */
export async function readBody(response: Response, maximumBytes: number): Promise<string> {
  const tooLarge = (): FeedbackError =>
    new FeedbackError('large', `its answer is larger than ${inBytes(maximumBytes)}`);
  if (Number(response.headers.get('content-length') ?? 0) > maximumBytes) {
    await discard(response);
    throw tooLarge();
  }
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  // Cancelling may take its time: the rest goes with the connection when the request ends.
  for await (const bytes of response.body?.values({ preventCancel: true }) ?? []) {
    length += bytes.byteLength;
    if (length > maximumBytes) throw tooLarge();
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/** Lets go of an answer that nobody reads, so that its connection is closed. */
export async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
