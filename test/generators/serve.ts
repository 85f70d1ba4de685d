import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';
import { startServer } from '../support/http-server.ts';

/** A static server for a built site. */
export interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  // Next.js loads pages from `.txt` files and accepts only this type.
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder of built files on the loopback interface as static hosts do: `/x` and `/x/` are `x/index.html` or
 * `x.html`, and missing files are a 404. Paths are case-sensitive.
 *
 * @param base Base path of the site; `''` for none.
 * @param isCompressed Sends texts with gzip.
 * @param policyOf The `Content-Security-Policy` of a page, by its HTML. Default: none.
 */
export async function serveBuilt(
  folder: string,
  base = '',
  isCompressed = false,
  policyOf?: (html: string) => string,
): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const file = fileOf(folder, base, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no page here.');
      return;
    }
    const type = types[extname(file)];
    const encoding = isCompressed && type !== undefined ? { 'Content-Encoding': 'gzip' } : {};
    if (policyOf !== undefined && extname(file) === '.html')
      response.setHeader('Content-Security-Policy', policyOf(readFileSync(file, 'utf8')));
    response.writeHead(200, { 'Content-Type': type ?? 'application/octet-stream', ...encoding });
    const text = createReadStream(file);
    (isCompressed && type !== undefined ? text.pipe(createGzip()) : text).pipe(response);
  });
  const { origin: url, close } = await startServer(server);
  return { url, close };
}

function fileOf(folder: string, base: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  if (!pathname.startsWith(base)) return undefined;
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname.slice(base.length)) || '/');
  } catch {
    return undefined;
  }
  const plain = join(folder, path).replace(/[/\\]+$/, '');
  if (plain !== folder && !plain.startsWith(folder + sep)) return undefined;
  return [plain, `${plain}.html`, join(plain, 'index.html')].find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
