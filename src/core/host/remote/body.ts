import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decode } from '../decode.ts';
import { inBytes, RemoteFault } from './fault.ts';

/**
 * The text of an answer, decompressed as it comes in, so that a small answer that unfolds to a huge one is given up at
 * the limit.
 *
 * @param maximumBytes Of the answer as sent, and of the decompressed text.
 * @throws RemoteFault for one that is too large, of unknown encoding or not UTF-8; errors of Node's for the rest.
 */
export async function readText(answer: IncomingMessage, maximumBytes: number, signal: AbortSignal): Promise<string> {
  const tooLarge = () => new RemoteFault('unreachable', `it is larger than ${inBytes(maximumBytes)}`);
  if (Number(answer.headers['content-length'] ?? 0) > maximumBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maximumBytes) return done(tooLarge());
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([answer, ...decompressors(answer.headers['content-encoding']), sink], { signal });
  const result = decode(Buffer.concat(chunks, length));
  if ('problem' in result) throw new RemoteFault('unreachable', 'its answer is not UTF-8 text');
  return result.text;
}

function decompressors(encoding = ''): NodeJS.ReadWriteStream[] {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return [];
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()];
    case 'br':
      return [createBrotliDecompress()];
    case 'deflate':
      return [createInflate()];
    default:
      throw new RemoteFault('unreachable', 'its answer has an unknown content encoding');
  }
}
