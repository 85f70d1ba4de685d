import { errorCode } from '../file-error.ts';

/**
 * Failure of a request, never thrown outside this folder. The message is for users, and contains no part of the URL
 * except the host.
 */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly kind: 'blocked' | 'unreachable';

  /** @param kind `blocked` if the policy rejects the URL, `unreachable` if the server or network fails. */
  constructor(kind: 'blocked' | 'unreachable', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

const connectReasons: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, 'the host name cannot be resolved'],
  [/^ECONNREFUSED$/, 'the connection was refused'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'the host does not answer'],
];

const exchangeReasons: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_SOCKET)$/, 'the connection broke off'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^ERR_TLS_CERT_ALTNAME/, 'its certificate is for another host'],
  [/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/, 'its certificate is not trusted'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, 'no secure connection could be made'],
  [/^(HPE_|UND_ERR_)/, 'its answer is not valid HTTP'],
  [/^(Z_|ERR__ERROR_|ERR_BROTLI_)/, 'its answer cannot be decompressed'],
];

export interface ConnectionFailure {
  readonly reason: string;
  readonly isHostReached: boolean;
}

/**
 * Describes an error of the network or of `fetch` by its code or its cause's code. The error's message is not used,
 * since it may contain the URL or a header.
 */
export function describeConnectionFailure(error: unknown): ConnectionFailure {
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined) ?? '';
  const findReason = (reasons: typeof exchangeReasons): string | undefined =>
    reasons.find(([pattern]) => pattern.test(code))?.[1];
  const connectReason = findReason(connectReasons);
  if (connectReason !== undefined) return { reason: connectReason, isHostReached: false };
  return {
    reason: findReason(exchangeReasons) ?? `the connection failed${code === '' ? '' : ` (${code})`}`,
    isHostReached: true,
  };
}

function codeOf(error: unknown): string | undefined {
  const code = errorCode(error);
  if (code !== undefined && /^[A-Z][A-Z0-9_]*$/.test(code)) return code;
  // In Node 24, this error has no code.
  return error instanceof Error && error.name === 'HTTPParserError' ? 'HPE_' : undefined;
}

export function toFault(error: unknown): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault('unreachable', describeConnectionFailure(error).reason);
}
