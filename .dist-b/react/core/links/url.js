//#region src/core/links/url.ts
const urlPattern = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;
/** Parses an absolute or relative URL. Accepts any text, and ignores surrounding whitespace. */
function parseUrl(text) {
	const [, scheme, host, path = "", query = "", hash = ""] = urlPattern.exec(text.trim()) ?? [];
	return {
		scheme: scheme?.toLowerCase(),
		host,
		path,
		query,
		hash
	};
}
/** True for a URL with a scheme or a host, such as `https://example.com`, `//example.com` or `mailto:a@example.com`. */
function isExternal(url) {
	return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
/** `/a?b#c → ['/a', '?b#c']`. */
function splitUrl(url) {
	const index = url.search(/[?#]/);
	return index === -1 ? [url, ""] : [url.slice(0, index), url.slice(index)];
}
function encodePath(path) {
	return path.split("/").map(encodeURIComponent).join("/");
}
/** Decodes percent-encoding. Keeps invalid UTF-8 sequences as written. */
function decodePercent(text) {
	if (!text.includes("%")) return text;
	return text.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
		try {
			return decodeURIComponent(sequence);
		} catch {
			return sequence;
		}
	});
}
/** Removes a base path: with the base `/docs`, `/docs/a → /a` and `/a → /a`. */
function withoutBase(path, base) {
	if (base === "" || path !== base && !path.startsWith(`${base}/`)) return path;
	return path.slice(base.length) || "/";
}
//#endregion
export { decodePercent, encodePath, isExternal, parseUrl, splitUrl, withoutBase };
