import { jr as errorCode } from "./core-0sspFqjL.js";
//#region src/core/host/remote/fault.ts
/**
* Failure of a request, never thrown outside this folder. The message is for users, and contains no part of the URL
* except the host.
*/
var RemoteFault = class extends Error {
	name = "RemoteFault";
	kind;
	/** @param kind `blocked` if the policy rejects the URL, `unreachable` if the server or network fails. */
	constructor(kind, reason) {
		super(reason);
		this.kind = kind;
	}
};
const connectReasons = [
	[/^(ENOTFOUND|ENODATA|EAI_\w+)$/, "the host name cannot be resolved"],
	[/^ECONNREFUSED$/, "the connection was refused"],
	[/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "the host does not answer"]
];
const exchangeReasons = [
	[/^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_SOCKET)$/, "the connection broke off"],
	[/^CERT_HAS_EXPIRED$/, "its certificate has expired"],
	[/^ERR_TLS_CERT_ALTNAME/, "its certificate is for another host"],
	[/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/, "its certificate is not trusted"],
	[/^(ERR_SSL_|ERR_TLS_|EPROTO)/, "no secure connection could be made"],
	[/^(HPE_|UND_ERR_)/, "its answer is not valid HTTP"],
	[/^(Z_|ERR__ERROR_|ERR_BROTLI_)/, "its answer cannot be decompressed"]
];
/**
* Describes an error of the network or of `fetch` by its code or its cause's code. The error's message is not used,
* since it may contain the URL or a header.
*/
function describeConnectionFailure(error) {
	const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : void 0) ?? "";
	const findReason = (reasons) => reasons.find(([pattern]) => pattern.test(code))?.[1];
	const connectReason = findReason(connectReasons);
	if (connectReason !== void 0) return {
		reason: connectReason,
		isHostReached: false
	};
	return {
		reason: findReason(exchangeReasons) ?? `the connection failed${code === "" ? "" : ` (${code})`}`,
		isHostReached: true
	};
}
function codeOf(error) {
	const code = errorCode(error);
	if (code !== void 0 && /^[A-Z][A-Z0-9_]*$/.test(code)) return code;
	return error instanceof Error && error.name === "HTTPParserError" ? "HPE_" : void 0;
}
function toFault(error) {
	return error instanceof RemoteFault ? error : new RemoteFault("unreachable", describeConnectionFailure(error).reason);
}
//#endregion
export { describeConnectionFailure as n, toFault as r, RemoteFault as t };
