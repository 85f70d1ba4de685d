//#region src/core/links/safe-url.ts
/** Safe schemes. A URL without a scheme is relative to the site. */
const webSchemes = new Set([
	"http",
	"https",
	"mailto",
	"tel",
	"sms"
]);
/**
* Schemes that may run code: the URL contains a program or document, or opens a document that the site doesn't control.
*/
const scriptSchemes = new Set([...[
	"javascript",
	"data",
	"vbscript",
	"livescript",
	"mocha",
	"blob",
	"filesystem",
	"file"
], ...[
	"about",
	"view-source",
	"jar",
	"mhtml",
	"ms-its",
	"mk",
	"res",
	"feed"
]]);
/**
* Named character references that can hide a scheme. The table of the package `entities` is too large for browsers.
* Letter case and missing semicolons are ignored, because parsers differ.
*/
const namedReferences = {
	colon: ":",
	tab: "",
	newline: "",
	amp: "&"
};
/**
* Classifies a URL as written. All other checks for unsafe URLs call this function. Removes control characters and
* spaces, and decodes nested character references and percent-encoding, as HTML parsers or browsers may do. A URL with
* too many layers of encoding is a `script`.
*/
function urlKind(url) {
	let isDecoded = false;
	let layer = removeIgnoredCharacters(url);
	for (let layerCount = 0; layerCount < 8; layerCount++) {
		const scheme = /^([a-z][a-z\d+.-]*):/i.exec(layer)?.[1]?.toLowerCase();
		if (scheme !== void 0) {
			const kind = kindOfScheme(scheme);
			return isDecoded && kind === "application" ? "web" : kind;
		}
		if (!/^[a-z&%]/i.test(layer)) return "web";
		let nextLayer = removeIgnoredCharacters(decodeReferences(layer));
		if (nextLayer === layer) {
			nextLayer = removeIgnoredCharacters(decodeAsciiPercent(layer));
			isDecoded = true;
		}
		if (nextLayer === layer) return "web";
		layer = nextLayer;
	}
	return "script";
}
/** True for a relative URL or a URL with a safe scheme, even if an untrusted author wrote it. */
function isSafeUrl(url) {
	return urlKind(url) === "web";
}
function kindOfScheme(scheme) {
	if (webSchemes.has(scheme)) return "web";
	return scriptSchemes.has(scheme) ? "script" : "application";
}
/**
* Removes control characters, format characters and spaces. Browsers remove some of these; other parsers remove more.
*/
function removeIgnoredCharacters(url) {
	return url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, "");
}
function decodeReferences(url) {
	return url.replace(/&(?:#0*(\d{1,7});?|#x0*([\da-f]{1,6});?|(colon|tab|newline|amp);?)/gi, (_, decimal, hexadecimal, name) => {
		if (name !== void 0) return namedReferences[name.toLowerCase()] ?? "";
		const code = decimal === void 0 ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
		return code <= 1114111 ? String.fromCodePoint(code) : "";
	});
}
/** Decodes ASCII only: schemes are ASCII, and an invalid sequence after a code must not keep it encoded: `%3A%FF`. */
function decodeAsciiPercent(url) {
	return url.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
//#endregion
export { isSafeUrl };
