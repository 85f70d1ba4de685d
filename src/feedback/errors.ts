/** Arguments that cannot be used, found before the first request. The message says which and why. */
export class FeedbackArgumentsError extends Error {
  override readonly name = 'FeedbackArgumentsError';
  /** One sentence for each argument. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

/**
 * What can go wrong with the service:
 * `refused` 401 and 403; `limited` 429; `unavailable` 408 and 5xx; `status` any other answer that is no success;
 * `unreachable` no connection; `connection` it broke, or is not to be trusted; `timeout` one request took too long; `deadline` all of them did;
 * `budget` no request is left; `redirect` it sends elsewhere; `large` an answer is too long;
 * `malformed` an answer is no page of feedback; `paging` the chain of pages makes no sense.
 */
export type FeedbackFault =
  | 'refused'
  | 'limited'
  | 'unavailable'
  | 'status'
  | 'unreachable'
  | 'connection'
  | 'timeout'
  | 'deadline'
  | 'budget'
  | 'redirect'
  | 'large'
  | 'malformed'
  | 'paging';

/**
 * The service could not be read. The message is a clause for people (`it answered 404`); neither it nor any field holds
 * the key, a header or a query, and there is no `cause`.
 */
export class FeedbackError extends Error {
  override readonly name = 'FeedbackError';
  readonly kind: FeedbackFault;
  /** Of the answer, where there was one. */
  readonly status: number | undefined;
  /** Milliseconds that the service asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: FeedbackFault, reason: string, status?: number, retryAfter?: number) {
    super(reason);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Where no connection was made. */
const unreachable: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, 'its host name cannot be resolved'],
  [/^ECONNREFUSED$/, 'the connection was refused'],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'its host does not answer'],
];

const broken: readonly (readonly [RegExp, string])[] = [
  [/^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/, 'the connection broke off'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^ERR_TLS_CERT_ALTNAME/, 'its certificate is for another host'],
  [/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/, 'its certificate is not trusted'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, 'no secure connection could be made'],
  [/^(HPE_|UND_ERR_)/, 'its answer is not valid HTTP'],
  [/^(Z_|ERR__ERROR_|ERR_BROTLI_)/, 'its answer cannot be decompressed'],
];

/**
 * A fault for whatever `fetch` threw: a reason by the error's code or its cause's. Messages of others are not passed
 * on, since some of them quote header values.
 */
export function connectionFault(error: unknown): FeedbackError {
  if (error instanceof FeedbackError) return error;
  const code = codeOf(error) ?? codeOf((error as { cause?: unknown } | undefined)?.cause) ?? '';
  const reasonIn = (reasons: typeof broken): string | undefined => reasons.find(([form]) => form.test(code))?.[1];
  const none = reasonIn(unreachable);
  if (none !== undefined) return new FeedbackError('unreachable', none);
  return new FeedbackError('connection', reasonIn(broken) ?? `the connection failed${code === '' ? '' : ` (${code})`}`);
}

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : undefined;
}
