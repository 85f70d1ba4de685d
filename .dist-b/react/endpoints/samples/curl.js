import { encodeForm } from "./request.js";
//#region src/endpoints/samples/curl.ts
/** Generates a curl command. Single quotes prevent shell expansion. */
function curl({ method, url, headers, body }) {
	const options = [
		...method === "HEAD" ? ["--head"] : method === (body === void 0 ? "GET" : "POST") ? [] : [`--request ${shellQuote(method)}`],
		...headers.map(({ name, value }) => `--header ${shellQuote(`${name}: ${value}`)}`),
		...body === void 0 ? [] : bodyOptions(body)
	];
	return [`curl ${shellQuote(url)}`, ...options].join(" \\\n  ");
}
function bodyOptions(body) {
	switch (body.kind) {
		case "text": return [`--data-raw ${shellQuote(body.text)}`];
		case "form": return [`--data-raw ${shellQuote(encodeForm(body.fields))}`];
		case "file": return [`--data-binary ${shellQuote(`@${body.fileName}`)}`];
		case "multipart": return body.fields.map(formOption);
	}
}
function formOption({ name, value = "", fileName, type }) {
	const typeSuffix = type === void 0 ? "" : `;type=${type}`;
	if (fileName !== void 0) return `--form ${shellQuote(`${name}=@${fileName}${typeSuffix}`)}`;
	if (type === void 0) return `--form-string ${shellQuote(`${name}=${value}`)}`;
	return `--form ${shellQuote(`${name}="${value.replace(/["\\]/g, "\\$&")}"${typeSuffix}`)}`;
}
function shellQuote(text) {
	const cleanText = text.toWellFormed().replaceAll("\0", "");
	return /^[A-Z]+$/.test(cleanText) ? cleanText : `'${cleanText.replaceAll("'", `'\\''`)}'`;
}
//#endregion
export { curl };
