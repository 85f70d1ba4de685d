import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OptionsError } from '../../core/values.ts';

/** Number of ports to try, starting with `defaultPort`. */
const maxPortAttempts = 20;
const defaultPort = 4321;
export const eventsPath = '/_docs-json-nav/events';

export interface PreviewServer {
  readonly url: string;
  /** Tells all open pages to update themselves. */
  announce(): void;
  close(): Promise<void>;
}

export interface ServerSettings {
  /** Default: the first free port from `defaultPort`. */
  readonly port: number | undefined;
  readonly host: string;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Starts the preview server. It answers only GET and HEAD requests whose `Host` header names this computer. Otherwise
 * another site could read the preview by pointing its host name to this computer (DNS rebinding).
 *
 * @throws OptionsError if the port is in use.
 */
export async function startServer({ port, host }: ServerSettings, handle: Handler): Promise<PreviewServer> {
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isAllowedHost(request.headers.host, host))
      return sendError(response, 403, 'Open the address that the preview printed.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(response, 405, 'Only GET and HEAD.');
    if (request.url?.endsWith(eventsPath) === true) return openStream(request, response);
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendError(response, 500, error instanceof Error ? error.message : String(error));
      else response.destroy();
    });
  });
  const listeningPort = await listen(port);
  const displayHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${displayHost}:${listeningPort}`,
    announce() {
      for (const stream of streams) stream.write('data: changed\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function openStream(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 500\n\n');
    streams.add(response);
    request.on('close', () => streams.delete(response));
  }

  async function listen(requestedPort: number | undefined): Promise<number> {
    const firstPort = requestedPort ?? defaultPort;
    const ports = Array.from(
      { length: requestedPort === undefined ? maxPortAttempts : 1 },
      (_, index) => firstPort + index,
    );
    for (const candidate of ports) {
      const isFree = await new Promise<boolean>((resolve, reject) => {
        const onError = (error: NodeJS.ErrnoException): void => {
          if (error.code === 'EADDRINUSE') resolve(false);
          else reject(new OptionsError(`${host}:${candidate}: ${error.message}.`));
        };
        server.once('error', onError);
        server.listen(candidate, host, () => {
          server.off('error', onError);
          resolve(true);
        });
      });
      if (isFree) return (server.address() as AddressInfo).port;
    }
    throw new OptionsError(`Port ${firstPort} is in use: choose another one with --port.`);
  }
}

/** @param host Host that the server listens on. */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  const name = header
    ?.replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  if (name === undefined) return false;
  // A server on all network interfaces accepts any IP address, but no other host name, which may belong to an attacker.
  const isAddress = /^[\d.]+$|:/.test(name);
  return (
    ['localhost', '127.0.0.1', '::1', host.toLowerCase()].includes(name) ||
    (isAddress && /^(?:0\.0\.0\.0|::)$/.test(host))
  );
}

function sendError(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
