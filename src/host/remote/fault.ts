/** Ends an exchange; never leaves this folder. The message is for people and holds no part of a URL but its host. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly kind: 'blocked' | 'unreachable';

  /** @param kind `blocked` where the policy refuses, `unreachable` where the other side or the network fails. */
  constructor(kind: 'blocked' | 'unreachable', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, 'the host name cannot be resolved'],
  [/^ECONNREFUSED$/, 'the connection was refused'],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/, 'the connection broke off'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT)$/, 'the host does not answer'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^ERR_TLS_CERT_ALTNAME/, 'its certificate is for another host'],
  [/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/, 'its certificate is not trusted'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, 'no secure connection could be made'],
  [/^HPE_/, 'its answer is not valid HTTP'],
  [/^(Z_|ERR__ERROR_|ERR_BROTLI_)/, 'its answer cannot be decompressed'],
];

/**
 * A fault for whatever was thrown during an exchange: a reason by the error's code. Messages of Node's own errors are
 * not passed on, since some of them hold the URL.
 */
export function toFault(error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = reasons.find(([pattern]) => pattern.test(code));
  const detail = /^[A-Z][A-Z0-9_]*$/.test(code) ? ` (${code})` : '';
  return new RemoteFault('unreachable', known?.[1] ?? `the connection failed${detail}`);
}

/** @returns `10 seconds`, `1 second`, `0.3 seconds`. */
export function inSeconds(milliseconds: number): string {
  const seconds = Number((milliseconds / 1000).toFixed(1));
  return `${seconds} second${seconds === 1 ? '' : 's'}`;
}

/** @returns `32 MiB`, `1.5 KiB`, `100 bytes`. */
export function inBytes(bytes: number): string {
  if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
  return bytes >= 2 ** 10 ? `${Number((bytes / 2 ** 10).toFixed(1))} KiB` : `${bytes} bytes`;
}
