import { FeedbackError } from './errors.ts';

/**
 * The text of an answer, given up at the limit while it comes in, so that neither a long answer nor one that unfolds to
 * a long one fills the memory.
 *
 * @throws FeedbackError `large`; errors of `fetch` for the rest.
 */
export async function readBody(response: Response, maximumBytes: number): Promise<string> {
  const tooLarge = (): FeedbackError =>
    new FeedbackError('large', `its answer is larger than ${Math.round((maximumBytes / 2 ** 20) * 10) / 10} MiB`);
  if (Number(response.headers.get('content-length') ?? 0) > maximumBytes) {
    await discard(response);
    throw tooLarge();
  }
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > maximumBytes) {
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Lets go of an answer that nobody reads, so that its connection is closed. */
export async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}
