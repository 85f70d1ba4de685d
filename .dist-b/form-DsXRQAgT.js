import { a as createLabeledField, i as createInputField, n as createElement, o as createSelect, r as createFieldGroup, t as copyWithButton } from "./elements-B-cvenms.js";
import { n as percentEncode, t as encodeForm } from "./request-BgYHvCuh.js";
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
//#region src/render/client/try-it/send-request.ts
/** Maximum number of displayed characters of a body. The download contains the whole body. */
const maxDisplayedLength = 1e5;
/** Sends a request. Returns elements for the response (status, time, headers, body) or the error. */
async function sendRequest(request, words) {
	const { method, url, headers, body, unsentParts } = request;
	const notes = unsentParts.length === 0 ? [] : [createNote(words.withheld.replace("{}", unsentParts.join(", ")))];
	const start = performance.now();
	let response;
	let blob;
	try {
		response = await fetch(url, {
			method,
			headers: headers.map(({ name, value }) => [name, value]),
			...body === void 0 ? {} : { body },
			credentials: "omit",
			referrerPolicy: "no-referrer",
			cache: "no-store"
		});
		blob = await response.blob();
	} catch {
		return [
			...notes,
			createNote(words.blocked),
			createElement("pre", {}, [createElement("code", {}, [request.curl])])
		];
	}
	const milliseconds = Math.round(performance.now() - start);
	return [...notes, ...await renderResponse(response, blob, milliseconds, words)];
}
async function renderResponse(response, blob, milliseconds, words) {
	const { status, statusText, headers } = response;
	const statusKind = status < 400 ? "good" : "bad";
	const type = headers.get("content-type") ?? "";
	const isText = blob.size > 0 && /^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)/i.test(type);
	const headerText = Array.from(headers, ([name, value]) => `${name}: ${value}`).join("\n");
	const text = isText ? formatBody(await blob.text(), type).slice(0, maxDisplayedLength) : "";
	return [
		createElement("p", { class: "djn-try-status" }, [createElement("strong", { class: `djn-try-${statusKind}` }, [`${status} ${statusText}`.trim()]), ` ${milliseconds} ms, ${blob.size} B`]),
		createElement("details", {}, [createElement("summary", {}, [words.headers]), createCodeBlock(headerText)]),
		...text === "" ? [] : [createCodeBlock(text)],
		...blob.size === 0 ? [] : [createDownloadButton(blob, words)]
	];
}
function formatBody(text, type) {
	if (!/[/+]json/i.test(type)) return text;
	try {
		return JSON.stringify(JSON.parse(text), void 0, 2);
	} catch {
		return text;
	}
}
/** Creates a download button. The object URL is created on click and revoked one second later. */
function createDownloadButton(blob, words) {
	const button = createElement("button", {
		type: "button",
		class: "djn-button"
	}, [words.download]);
	button.addEventListener("click", () => {
		const href = URL.createObjectURL(blob);
		createElement("a", {
			href,
			download: "response"
		}).click();
		setTimeout(() => URL.revokeObjectURL(href), 1e3);
	});
	return button;
}
function createCodeBlock(text) {
	return createElement("pre", { tabindex: "0" }, [createElement("code", {}, [text])]);
}
function createNote(text) {
	return createElement("p", { class: "djn-try-note" }, [text]);
}
//#endregion
//#region src/render/client/try-it/form.ts
/** Secrets by origin and scheme. They are only kept in memory, so reloading the page deletes them. */
const sharedSecrets = /* @__PURE__ */ new Map();
/** Creates a store of secrets. It remembers them by server origin, because two APIs may use the same scheme name. */
function createSecretStore(getServerUrl) {
	const formSecrets = /* @__PURE__ */ new Map();
	const secretKey = (scheme) => {
		const url = getServerUrl();
		return `${URL.canParse(url, location.href) ? new URL(url, location.href).origin : url} ${scheme}`;
	};
	return {
		get(scheme) {
			const secret = formSecrets.get(scheme) ?? sharedSecrets.get(secretKey(scheme)) ?? "";
			formSecrets.set(scheme, secret);
			return secret;
		},
		set(scheme, secret) {
			formSecrets.set(scheme, secret);
			sharedSecrets.set(secretKey(scheme), secret);
		}
	};
}
/** @param getServerUrl Returns the URL of the chosen server. */
function createForm(data, getServerUrl) {
	const { words } = data;
	const secrets = createSecretStore(getServerUrl);
	const authorization = createAuthorizationFields(data, secrets);
	const parameters = data.parameters.map((parameter) => ({
		parameter,
		...createValueField(parameter)
	}));
	const body = createBodyFields(data);
	const locations = [
		"path",
		"query",
		"header",
		"cookie"
	];
	const curlButton = createElement("button", {
		type: "button",
		class: "djn-button"
	}, [words.curl]);
	const sendButton = createElement("button", {
		type: "submit",
		class: "djn-button djn-try-send"
	}, [words.send]);
	const result = createElement("div", {
		class: "djn-try-answer",
		"aria-live": "polite"
	});
	const form = createElement("form", {
		class: "djn-try-form",
		novalidate: ""
	}, [
		...createFieldGroup(words.authorization, authorization.fields),
		...locations.flatMap((location) => createFieldGroup(words[location], parameters.filter(({ parameter }) => parameter.location === location).map(({ field }) => field))),
		...createFieldGroup(words.body, body.fields),
		createElement("div", { class: "djn-try-buttons" }, [sendButton, curlButton]),
		result
	]);
	const buildFormRequest = () => buildRequest(data, {
		server: getServerUrl(),
		schemes: authorization.read(),
		getSecret: ({ name }) => secrets.get(name),
		getValue: (parameter) => parameters.find((item) => item.parameter === parameter)?.read() ?? "",
		body: body.read()
	}, location.href);
	const withRequest = (callback) => {
		try {
			callback(buildFormRequest());
		} catch (error) {
			if (!(error instanceof FormError)) throw error;
			result.replaceChildren(createElement("p", { class: "djn-try-note" }, [words[error.messageKey].replace("{}", error.message)]));
		}
	};
	curlButton.addEventListener("click", () => withRequest((request) => copyWithButton(curlButton, words.curl, words.copied, () => request.curl)));
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		withRequest(async (request) => {
			sendButton.disabled = true;
			result.replaceChildren(createElement("p", {}, [words.sending]));
			try {
				result.replaceChildren(...await sendRequest(request, words));
			} finally {
				sendButton.disabled = false;
			}
		});
	});
	return form;
}
function createAuthorizationFields({ security, words }, secrets) {
	const alternatives = security.map((schemes) => schemes.filter(({ kind }) => kind !== "other"));
	if (alternatives.every((schemes) => schemes.length === 0)) return {
		fields: [],
		read: () => []
	};
	const names = alternatives.map((schemes) => schemes.map(({ name }) => name).join(" + ") || words.nothing);
	const select = createSelect(names, names[0] ?? "");
	const inputs = createElement("div", { class: "djn-try-group" });
	const selectedSchemes = () => alternatives[select.selectedIndex] ?? [];
	const renderInputs = () => {
		inputs.replaceChildren(...selectedSchemes().flatMap((scheme) => createSecretFields(scheme, words, secrets)));
	};
	select.addEventListener("change", renderInputs);
	renderInputs();
	return {
		fields: [...alternatives.length > 1 ? [createLabeledField(words.authorization, select)] : [], inputs],
		read: selectedSchemes
	};
}
function createSecretFields({ name, kind, key }, words, secrets) {
	const createField = (label, type, value, onInput) => {
		const input = createElement("input", {
			class: "djn-try-input",
			type,
			autocomplete: "off",
			spellcheck: "false"
		});
		input.value = value;
		input.addEventListener("input", () => onInput(input.value));
		return createLabeledField(label, input);
	};
	const secret = secrets.get(name);
	if (kind !== "basic") return [createField(kind === "bearer" ? words.token : key, "password", secret, (value) => secrets.set(name, value))];
	const credentials = {
		user: secret.split(":")[0] ?? "",
		password: secret.split(":").slice(1).join(":")
	};
	const saveCredentials = () => {
		secrets.set(name, credentials.user === "" && credentials.password === "" ? "" : `${credentials.user}:${credentials.password}`);
	};
	return ["user", "password"].map((credential) => createField(words[credential], credential === "user" ? "text" : "password", credentials[credential], (value) => {
		credentials[credential] = value;
		saveCredentials();
	}));
}
function createValueField(parameter) {
	const { name, isRequired, values, value, example } = parameter;
	const label = createElement("span", {}, [createElement("code", {}, [name]), isRequired ? " *" : ""]);
	return createInputField(isRequired || values.length === 0 ? parameter : {
		...parameter,
		values: ["", ...values]
	}, value, label, example);
}
function createBodyFields({ bodies, words }) {
	if (bodies.length === 0) return {
		fields: [],
		read: () => void 0
	};
	const types = bodies.map(({ type }) => type);
	const select = createSelect(types, types[0] ?? "");
	const inputs = createElement("div", { class: "djn-try-group" });
	let read = () => void 0;
	const renderInputs = () => {
		const body = bodies[select.selectedIndex];
		if (body === void 0) return;
		const bodyInputs = createBodyInputs(body, words);
		read = bodyInputs.read;
		inputs.replaceChildren(...bodyInputs.fields);
	};
	select.addEventListener("change", renderInputs);
	renderInputs();
	return {
		fields: [...bodies.length > 1 ? [createLabeledField(words.type, select)] : [], inputs],
		read: () => read()
	};
}
function createBodyInputs(body, words) {
	const fileInput = createElement("input", {
		type: "file",
		class: "djn-try-input"
	});
	if (body.kind === "file") return {
		fields: [createLabeledField(words.file, fileInput)],
		read: () => ({
			body,
			text: "",
			fields: [],
			file: fileInput.files?.[0]
		})
	};
	if (body.kind === "text") {
		const textarea = createElement("textarea", {
			class: "djn-try-input",
			rows: String(Math.min(16, Math.max(4, body.text.split("\n").length))),
			spellcheck: "false"
		});
		textarea.value = body.text;
		return {
			fields: [createLabeledField(body.type, textarea)],
			read: () => ({
				body,
				text: textarea.value,
				fields: [],
				file: void 0
			})
		};
	}
	const inputs = body.fields.map(({ name, value = "", fileName }) => {
		const input = createElement("input", {
			class: "djn-try-input",
			type: fileName === void 0 ? "text" : "file",
			autocomplete: "off"
		});
		if (fileName === void 0) input.value = value;
		return {
			field: createLabeledField(createElement("code", {}, [name]), input),
			read: () => fileName === void 0 ? input.value : input.files?.[0] ?? ""
		};
	});
	return {
		fields: inputs.map(({ field }) => field),
		read: () => ({
			body,
			text: "",
			fields: inputs.map(({ read }) => read()),
			file: void 0
		})
	};
}
//#endregion
export { createForm };
