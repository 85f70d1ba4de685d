import type { AddressInfo, Server, Socket } from 'node:net';

/** A server on the loopback interface. */
export interface LocalServer {
  /** For example `http://127.0.0.1:49152`, without a trailing slash. */
  readonly origin: string;
  readonly port: number;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/** Starts an HTTP or TCP server on a free port of the loopback interface. */
export async function startServer(server: Server): Promise<LocalServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
