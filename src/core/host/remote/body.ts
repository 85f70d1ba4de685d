import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodeUtf8 } from '../decode.ts';
import { formatBytes, RemoteFault } from './fault.ts';

/**
 * Reads the text of a response. Decompresses it as a stream, so that a decompression bomb ends at the limit.
 *
 * @param maximumBytes Limit for the response and for the decompressed text.
 * @throws RemoteFault for a text that is too large, of unknown encoding or not UTF-8; Node's errors otherwise.
 */
export async function readText(answer: IncomingMessage, maximumBytes: number, signal: AbortSignal): Promise<string> {
  const tooLarge = () => new RemoteFault('unreachable', `it is larger than ${formatBytes(maximumBytes)}`);
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
  const result = decodeUtf8(Buffer.concat(chunks, length));
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
