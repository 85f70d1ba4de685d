//#region src/endpoints/samples/request.ts
function encodeForm(fields) {
	return fields.map(({ name, value = "" }) => `${percentEncode(name)}=${percentEncode(value)}`).join("&");
}
function percentEncode(text) {
	return encodeURIComponent(text.toWellFormed()).replace(/['()*!]/g, (character) => {
		return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
	});
}
/** Percent-encodes characters that could end a string literal in a code sample. */
function sanitizeBaseUrl(url) {
	return url.replace(/[\s"'<>\\^`|\p{Cc}]/gu, percentEncode);
}
//#endregion
export { encodeForm, percentEncode, sanitizeBaseUrl };
