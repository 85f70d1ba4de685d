import { encodeForm, percentEncode } from "../../../endpoints/samples/request.js";
import { curl } from "../../../endpoints/samples/curl.js";
//#region src/render/client/try-it/request.ts
/** Invalid input in a form. `message` is the argument of a localized message. */
var FormError = class extends Error {
	messageKey;
	constructor(messageKey, name) {
		super(name);
		this.messageKey = messageKey;
	}
};
/** Headers that browsers set themselves (https://fetch.spec.whatwg.org/#forbidden-request-header). */
const forbiddenHeaderPattern = /^(?:cookie2?|host|origin|referer|date|dnt|te|trailer|transfer-encoding|upgrade|via|connection|keep-alive|expect|content-length|accept-(?:charset|encoding)|access-control-.*|proxy-.*|sec-.*)$/i;
/**
* Builds the request of a form.
*
* @param pageUrl URL of the page, the base of relative server URLs.
* @throws {FormError} if a value is missing or invalid.
*/
function buildRequest(form, values, pageUrl) {
	const query = [];
	const headers = [];
	const cookies = [];
	for (const scheme of values.schemes) {
		const secret = values.getSecret(scheme);
		if (secret === "") continue;
		if (scheme.kind === "bearer") headers.push({
			name: "Authorization",
			value: `Bearer ${secret}`
		});
		else if (scheme.kind === "basic") headers.push({
			name: "Authorization",
			value: `Basic ${encodeBase64(secret)}`
		});
		else if (scheme.kind === "header") headers.push({
			name: scheme.key,
			value: secret
		});
		else if (scheme.kind === "query") query.push(`${percentEncode(scheme.key)}=${percentEncode(secret)}`);
		else if (scheme.kind === "cookie") cookies.push(`${scheme.key}=${secret}`);
	}
	let path = form.path;
	const missingNames = [];
	for (const parameter of form.parameters) {
		const value = values.getValue(parameter);
		const { name, location, isRequired } = parameter;
		if (value === "" && (location === "path" || isRequired)) missingNames.push(name);
		if (value === "") continue;
		if (location === "path") path = path.split(`{${name}}`).join(serializePathParameter(parameter, value));
		else if (location === "query") query.push(...serializeQueryParameter(parameter, value));
		else if (location === "querystring") query.push(...serializeQueryString(parameter, value));
		else if (location === "header") headers.push({
			name,
			value
		});
		else cookies.push(`${name}=${value}`);
	}
	if (missingNames.length > 0) throw new FormError("missing", missingNames.join(", "));
	if (cookies.length > 0) headers.push({
		name: "Cookie",
		value: cookies.join("; ")
	});
	const url = requestUrl(values.server, path, query, pageUrl);
	const { method } = form;
	const requestBody = buildBody(values.body);
	if (requestBody.type !== void 0) headers.push({
		name: "Content-Type",
		value: requestBody.type
	});
	const sendableHeaders = headers.filter(({ name }) => !forbiddenHeaderPattern.test(name));
	const hasNoBody = method === "GET" || method === "HEAD";
	return {
		method,
		url,
		headers: sendableHeaders,
		body: hasNoBody ? void 0 : requestBody.body,
		curl: curl({
			method,
			url,
			headers,
			body: requestBody.sample
		}),
		unsentParts: [
			...headers.flatMap(({ name }) => forbiddenHeaderPattern.test(name) ? [name] : []),
			...hasNoBody && requestBody.body !== void 0 ? [`${method} + body`] : [],
			.../^(?:CONNECT|TRACE|TRACK)$/.test(method) ? [method] : []
		]
	};
}
function requestUrl(server, path, query, pageUrl) {
	const urlText = `${server.replace(/\/+$/, "")}${path}`;
	let url;
	try {
		url = new URL(urlText, pageUrl);
	} catch {
		throw new FormError("badServer", urlText);
	}
	if (url.protocol !== "https:" && url.protocol !== "http:") throw new FormError("badServer", urlText);
	url.hash = "";
	return query.length === 0 ? url.href : `${url.href}${url.search === "" ? "?" : "&"}${query.join("&")}`;
}
/**
* Returns the body for `fetch`, its content type and the body for the curl command. `type` is absent for multipart
* bodies, because the browser sets their header.
*/
function buildBody(bodyValues) {
	if (bodyValues === void 0) return {};
	const { body, text, fields, file } = bodyValues;
	const { type, kind } = body;
	if (kind === "file") return file === void 0 ? {} : {
		body: file,
		type,
		sample: {
			kind,
			type,
			fileName: file.name
		}
	};
	if (kind === "text") return text.trim() === "" ? {} : {
		body: text,
		type,
		sample: {
			kind,
			type,
			text
		}
	};
	const filledFields = body.fields.flatMap((field, index) => {
		const fieldValue = fields[index] ?? "";
		return fieldValue === "" ? [] : [{
			name: field.name,
			type: field.type,
			value: fieldValue
		}];
	});
	if (filledFields.length === 0) return {};
	const sentFields = filledFields.map(({ name, type: fieldType, value: fieldValue }) => typeof fieldValue === "string" ? {
		name,
		value: fieldValue,
		type: fieldType
	} : {
		name,
		fileName: fieldValue.name,
		type: fieldType
	});
	const sample = {
		kind,
		fields: sentFields
	};
	if (kind === "form") return {
		body: encodeForm(sentFields),
		type,
		sample
	};
	const data = new FormData();
	for (const { name, value: fieldValue, type: fieldType } of filledFields) data.append(name, typeof fieldValue !== "string" || fieldType === void 0 ? fieldValue : new Blob([fieldValue], { type: fieldType }));
	return {
		body: data,
		sample
	};
}
/** Serializes a path parameter by its style (https://spec.openapis.org/oas/v3.1.0#style-values). */
function serializePathParameter({ name, style, valueKind }, value) {
	const parts = (valueKind === "list" ? value.split(",") : [value]).map((part) => percentEncode(part.trim()));
	if (style.style === "label") return `.${parts.join(style.explode ? "." : ",")}`;
	if (style.style !== "matrix") return parts.join(",");
	return style.explode ? parts.map((part) => `;${percentEncode(name)}=${part}`).join("") : `;${percentEncode(name)}=${parts.join(",")}`;
}
function serializeQueryParameter({ name, style, valueKind }, value) {
	if (valueKind === "object") {
		const members = parseJsonObject(name, value);
		if (style.style === "deepObject") return members.map(([key, memberValue]) => `${percentEncode(`${name}[${key}]`)}=${memberValue}`);
		if (style.explode) return members.map(([key, memberValue]) => `${percentEncode(key)}=${memberValue}`);
		return [`${percentEncode(name)}=${members.map(([key, memberValue]) => `${percentEncode(key)},${memberValue}`).join(",")}`];
	}
	if (valueKind === "value") return [`${percentEncode(name)}=${percentEncode(value)}`];
	const parts = value.split(",").map((part) => percentEncode(part.trim()));
	return style.explode ? parts.map((part) => `${percentEncode(name)}=${part}`) : [`${percentEncode(name)}=${parts.join(style.separator)}`];
}
/** Serializes a parameter that is the whole query string (OpenAPI 3.2). Only forms are entered as objects. */
function serializeQueryString({ name, valueKind }, value) {
	if (valueKind !== "object") return [percentEncode(value)];
	return parseJsonObject(name, value).map(([key, memberValue]) => `${percentEncode(key)}=${memberValue}`);
}
/**
* Parses a JSON object. Returns the keys unchanged and the values percent-encoded.
*
* @throws {FormError} if the text is not a JSON object.
*/
function parseJsonObject(name, text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		throw new FormError("badJson", name);
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new FormError("badJson", name);
	return Object.entries(value).map(([key, memberValue]) => [key, percentEncode(typeof memberValue === "string" ? memberValue : JSON.stringify(memberValue))]);
}
function encodeBase64(text) {
	return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
//#endregion
export { FormError, buildRequest };
