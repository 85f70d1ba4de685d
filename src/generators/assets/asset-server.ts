import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { realPathOf } from '../../core/host.ts';
import { decodePercent, splitUrl, withoutBase } from '../../core/links.ts';
import { filesAtUrlPath } from '../../core/values.ts';
import { type GeneratedFiles, isMedia, mediaType, type PublishedSite } from './assets.ts';
import { resolvePublished } from './published-path.ts';

type Next = (error?: unknown) => void;

export interface ServedFiles {
  readonly site: PublishedSite;
  readonly generated: GeneratedFiles;
}

/**
 * Dev-server middleware that serves the files a build would publish. Requests for other or unreadable files pass to the
 * generator's server. An error while sending ends only that response.
 *
 * @param base Base path without a trailing slash.
 */
export function assetServer(base: string, getServedFiles: () => Promise<ServedFiles>) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    // Decoded before any check, so that encoded paths can't bypass it.
    const path = decodePercent(withoutBase(splitUrl(request.url ?? '/')[0], base)).replace(/^\//, '');
    const respond = ({
      site: { root, linkedPaths, layout, excluded },
      generated,
    }: ServedFiles): Promise<void> | void => {
      const text = generated.get(path);
      if (text !== undefined) return send(text, path, request, response);
      const isLinked = linkedPaths.has(path);
      if (!isLinked && !isMedia(path)) return next();
      const [realPath] = filesAtUrlPath(path, layout).flatMap(
        (file) => resolvePublished({ root: realPathOf(root), excluded }, file, isLinked || file !== path) ?? [],
      );
      return serve(realPath, path, request, response, next);
    };
    getServedFiles().then(respond, next);
  };
}

/** Content types of generated files other than JSON and Markdown. */
const generatedTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  // Feeds are the only generated XML.
  '.xml': 'application/rss+xml; charset=utf-8',
};

function send(text: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const type = generatedTypes[extname(path)] ?? safeType(path);
  response.writeHead(200, { 'Content-Type': type });
  response.end(request.method === 'HEAD' ? undefined : text);
}

async function serve(
  realPath: string | undefined,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  // Opened before the headers are sent, so that the next handler can still respond if opening fails.
  const file = realPath === undefined ? undefined : await open(realPath, 'r').catch(() => undefined);
  if (file === undefined) {
    next();
    return;
  }
  try {
    const { size } = await file.stat();
    response.writeHead(200, { 'Content-Type': mediaType(path) ?? safeType(path), 'Content-Length': size });
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(file.createReadStream({ autoClose: false, end: size - 1 }), response);
  } catch {
    // The browser has disconnected, or reading failed.
    response.destroy();
  } finally {
    await file.close().catch(() => undefined);
  }
}

/**
 * Content type of a linked file that isn't media: JSON or plain text, so that browsers never run it as HTML or a
 * script.
 */
function safeType(path: string): string {
  return /\.json$/i.test(path) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
}
