import { errorCode } from '../file-error.ts';

/** Ends an exchange; never leaves this folder. The message is for people and contains no part of a URL but its host. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly kind: 'blocked' | 'unreachable';

  /** @param kind `blocked` if the policy refuses, `unreachable` if the other side or the network fails. */
  constructor(kind: 'blocked' | 'unreachable', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Where no connection was made. */
const unmade: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, 'the host name cannot be resolved'],
  [/^ECONNREFUSED$/, 'the connection was refused'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'the host does not answer'],
];

const broken: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_SOCKET)$/, 'the connection broke off'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^ERR_TLS_CERT_ALTNAME/, 'its certificate is for another host'],
  [/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/, 'its certificate is not trusted'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, 'no secure connection could be made'],
  [/^(HPE_|UND_ERR_)/, 'its answer is not valid HTTP'],
  [/^(Z_|ERR__ERROR_|ERR_BROTLI_)/, 'its answer cannot be decompressed'],
];

/** Why an exchange failed, for people. */
export interface ConnectionFailure {
  readonly reason: string;
  /** False if no connection was made. */
  readonly isReached: boolean;
}

/**
 * What an error of the network, or of `fetch`, is about: told by its code, or its cause's. Messages of such errors are not
 * passed on, since some of them hold the URL or a header.
 */
export function connectionFailure(error: unknown): ConnectionFailure {
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined) ?? '';
  const reasonIn = (reasons: typeof broken): string | undefined => reasons.find(([form]) => form.test(code))?.[1];
  const none = reasonIn(unmade);
  if (none !== undefined) return { reason: none, isReached: false };
  return { reason: reasonIn(broken) ?? `the connection failed${code === '' ? '' : ` (${code})`}`, isReached: true };
}

function codeOf(error: unknown): string | undefined {
  const code = errorCode(error);
  if (code !== undefined && /^[A-Z][A-Z0-9_]*$/.test(code)) return code;
  // What is not HTTP has no code of its own in Node 24.
  return error instanceof Error && error.name === 'HTTPParserError' ? 'HPE_' : undefined;
}

/** A fault for whatever was thrown during an exchange. */
export function toFault(error: unknown): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault('unreachable', connectionFailure(error).reason);
}

/** @returns `0.3 seconds`, `5 seconds`, `12 minutes`, `2 hours`: for people, rounded up from a second on. */
export function inWords(milliseconds: number): string {
  const units: readonly (readonly [number, string])[] = [
    [3_600_000, 'hour'],
    [60_000, 'minute'],
  ];
  const [size, name] = units.find(([unit]) => milliseconds >= 2 * unit) ?? [1000, 'second'];
  const number =
    milliseconds < 1000 ? Math.max(0.1, Number((milliseconds / 1000).toFixed(1))) : Math.ceil(milliseconds / size);
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

/** @returns `32 MiB`, `1.5 KiB`, `100 bytes`. */
export function inBytes(bytes: number): string {
  if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
  return bytes >= 2 ** 10 ? `${Number((bytes / 2 ** 10).toFixed(1))} KiB` : `${bytes} bytes`;
}
