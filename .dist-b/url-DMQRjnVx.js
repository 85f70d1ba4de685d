//#region src/core/values/text.ts
/** Changes the first letter to upper case. */
function capitalize(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Escapes text for HTML and XML, in content and in attributes with double quotes. */
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
const charByEntity = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": "\""
};
/**
* Reverses `escapeHtml`, and decodes numeric references. For authors' text, use the package `entities`, which knows all
* names but is larger.
*/
function unescapeHtml(html) {
	return html.replace(/&(?:amp|lt|gt|quot|#x([\da-f]{1,6})|#(\d{1,7}));/gi, (entity, hex, decimal) => {
		const code = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : charByEntity[entity.toLowerCase()] ?? entity;
	});
}
//#endregion
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
export { withoutBase as a, unescapeHtml as c, splitUrl as i, isExternal as n, capitalize as o, parseUrl as r, escapeHtml as s, decodePercent as t };
