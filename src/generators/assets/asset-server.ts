import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { realPathOf } from '../../core/host.ts';
import { decodePercent, splitAddress, withoutBase } from '../../core/links.ts';
import { filesAddressed } from '../../core/values.ts';
import { isMedia, type MadeFiles, mediaType, type PublishedSite } from './assets.ts';
import { resolvePublished } from './published-path.ts';

type Next = (error?: unknown) => void;

/** What a dev server has beside pages, as it is now. */
export interface Served {
  readonly site: PublishedSite;
  /** The files that are made for pages. */
  readonly made: MadeFiles;
}

/**
 * Serves in dev the files that a build publishes, by the same rule. What is no such file, and what cannot be read, is
 * left to the generator's own server. A file that goes or fails while it is sent ends its response, and nothing else.
 *
 * @param base Path that the site is served under, without a slash at its end.
 */
export function assetServer(base: string, served: () => Promise<Served>) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    // Below the docs folder, decoded before anything is judged.
    const path = decodePercent(withoutBase(splitAddress(request.url ?? '/')[0], base)).replace(/^\//, '');
    const answer = ({ site: { root, linked, layout }, made }: Served): Promise<void> | void => {
      const text = made.get(path);
      if (text !== undefined) return send(text, path, request, response);
      const isNamed = linked.has(path);
      if (!isNamed && !isMedia(path)) return next();
      const [found] = filesAddressed(path, layout).flatMap(
        (file) => resolvePublished(realPathOf(root), file, isNamed || file !== path) ?? [],
      );
      return serve(found, path, request, response, next);
    };
    served().then(answer, next);
  };
}

/** What made files are sent as that are neither JSON nor Markdown. */
const madeTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

function send(text: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const type = madeTypes[extname(path)] ?? plainType(path);
  response.writeHead(200, { 'Content-Type': type });
  response.end(request.method === 'HEAD' ? undefined : text);
}

async function serve(
  found: string | undefined,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  // Opened before a word is answered: whatever is wrong with a file is known by then.
  const file = found === undefined ? undefined : await open(found, 'r').catch(() => undefined);
  if (file === undefined) {
    next();
    return;
  }
  try {
    const { size } = await file.stat();
    response.writeHead(200, { 'Content-Type': mediaType(path) ?? plainType(path), 'Content-Length': size });
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(file.createReadStream({ autoClose: false, end: size - 1 }), response);
  } catch {
    // The browser has left, or the file has failed: there is nobody, or nothing, to go on with.
    response.destroy();
  } finally {
    await file.close().catch(() => undefined);
  }
}

/** What a file is sent as that is no medium and that a page links to: to be read or kept, and never run. */
function plainType(path: string): string {
  return /\.json$/i.test(path) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
}
