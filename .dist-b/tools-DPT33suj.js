import { a as createLabeledField, i as createInputField, n as createElement, o as createSelect, t as copyWithButton } from "./elements-B-cvenms.js";
import { r as sanitizeBaseUrl } from "./request-BgYHvCuh.js";
//#region src/render/client/endpoint/servers.ts
/**
* Creates fields for the server and the variables in its URL; no fields if there is no choice. Code samples show the
* chosen server. The choice is kept for the visit and applies to every page with the same servers.
*/
function createServerFields({ servers, start, base }, words, { remember, recall }) {
	const [storageKey, initialServer] = [`server ${servers.map(({ url }) => url).join(" ")}`, servers[start]];
	const samples = findSamples(base);
	let { server, values } = rememberedChoice();
	const variableFields = createElement("div", { class: "djn-try-group" });
	const select = createSelect(servers.map(serverLabel), serverLabel(servers[server] ?? initialServer));
	select.addEventListener("change", () => {
		server = select.selectedIndex;
		renderVariables();
		onChange();
	});
	renderVariables();
	if (serverUrlWithValues() !== serverUrl(initialServer, {})) updateSamples();
	return {
		fields: !(servers.length > 1 || servers.some((item) => item.variables.length > 0)) ? [] : [...servers.length > 1 ? [createLabeledField(words.server, select)] : [], variableFields],
		url: serverUrlWithValues
	};
	function serverUrlWithValues() {
		return serverUrl(servers[server], values);
	}
	function renderVariables() {
		const fields = servers[server]?.variables.map((variable) => {
			const { field, input } = createInputField(variable, values[variable.name] ?? variable.value);
			input.addEventListener("input", () => {
				values = {
					...values,
					[variable.name]: input.value
				};
				onChange();
			});
			return field;
		});
		variableFields.replaceChildren(...fields ?? []);
	}
	function onChange() {
		remember(storageKey, {
			server,
			values
		});
		updateSamples();
	}
	function updateSamples() {
		const baseUrl = sanitizeBaseUrl(serverUrlWithValues());
		for (const { text, write } of samples) write(text.split(base).join(baseUrl));
	}
	function rememberedChoice() {
		const { server = start, values = {} } = recall(storageKey) ?? {};
		return servers[server] === void 0 ? {
			server: start,
			values: {}
		} : {
			server,
			values
		};
	}
}
function serverLabel(server) {
	const { url = "", description = "" } = server ?? {};
	return description === "" ? url : `${url} (${description})`;
}
function serverUrl(server, values) {
	return (server?.variables ?? []).reduce((url, { name, value }) => url.split(`{${name}}`).join(values[name] ?? value), server?.url ?? "");
}
function findSamples(base) {
	const samples = [];
	for (const block of Array.from(document.querySelectorAll(".djn-endpoint-side pre"))) {
		const textWalker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
		for (let node = textWalker.nextNode(); node !== null; node = textWalker.nextNode()) {
			const textNode = node;
			samples.push({
				text: textNode.data,
				write: (text) => textNode.replaceData(0, textNode.length, text)
			});
		}
	}
	for (const button of Array.from(document.querySelectorAll(".djn-endpoint-side [data-code]"))) {
		const { code = "" } = button.dataset;
		samples.push({
			text: code,
			write: (text) => button.setAttribute("data-code", text)
		});
	}
	return samples.filter(({ text }) => text.includes(base));
}
//#endregion
//#region src/render/client/endpoint/tools.ts
function mountTools(element, visitStorage) {
	const data = parseToolsData(element);
	if (data === void 0) return;
	const { call, form, scalar, words } = data;
	const callElement = element.parentElement?.querySelector(".djn-call");
	const path = call?.path ?? "";
	const servers = call === void 0 ? void 0 : createServerFields(call, words, visitStorage);
	const getServerUrl = () => servers?.url() ?? "";
	if (servers !== void 0) callElement?.append(createCopyUrlButton(words, () => getServerUrl() + path));
	if (servers !== void 0 && servers.fields.length > 0) {
		for (const list of Array.from(element.parentElement?.querySelectorAll(".djn-servers") ?? [])) list.hidden = true;
		element.append(createElement("div", { class: "djn-tools-servers" }, servers.fields));
	}
	const bar = createElement("div", { class: "djn-tools-bar" }, [...form === void 0 ? [] : [createTryButton(element, {
		...form,
		words
	}, scalar, getServerUrl)], ...createFileTools(data)]);
	if (bar.childElementCount > 0) element.append(bar);
}
function createFileTools({ markdown, operation, specification, words }) {
	const createLink = (href, label) => {
		if (href === void 0) return [];
		return [createElement("a", {
			href,
			class: "djn-button",
			...new URL(href, location.href).origin === location.origin ? { download: "" } : {}
		}, [label])];
	};
	const fetchMarkdown = async () => (await fetch(markdown ?? "")).text();
	return [
		...markdown === void 0 ? [] : [createCopyButton(words.copyMarkdown, words.copied, fetchMarkdown)],
		...createLink(operation, words.operation),
		...createLink(specification, words.specification)
	];
}
function createCopyUrlButton({ copyUrl, copied }, getText) {
	const button = createCopyButton(copyUrl, copied, getText);
	button.className = "djn-call-copy";
	return button;
}
function createCopyButton(label, copied, getText) {
	const button = createElement("button", {
		type: "button",
		class: "djn-button",
		"aria-live": "polite"
	}, [label]);
	button.addEventListener("click", () => copyWithButton(button, label, copied, getText));
	return button;
}
/** Creates the button that opens the form or Scalar's client, which are loaded on the first click. */
function createTryButton(element, call, scalar, getServerUrl) {
	const button = createElement("button", {
		type: "button",
		class: "djn-button djn-try-open"
	}, [call.words.tryIt]);
	if (scalar === void 0) openFormOnClick(button, element, call, getServerUrl);
	else openScalarOnClick(button, element, call, scalar, getServerUrl);
	return button;
}
function openFormOnClick(button, element, call, getServerUrl) {
	button.setAttribute("aria-expanded", "false");
	button.addEventListener("click", async () => {
		const isOpen = button.getAttribute("aria-expanded") === "true";
		button.setAttribute("aria-expanded", String(!isOpen));
		const existingForm = element.querySelector(".djn-try-form");
		if (existingForm !== null) {
			existingForm.hidden = isOpen;
			return;
		}
		const { createForm } = await import("./form-DsXRQAgT.js");
		const form = createForm(call, getServerUrl);
		element.append(form);
		form.querySelector("input, select, textarea, button")?.focus();
	});
}
/** Opens Scalar's client over the page. Falls back to the form if the client can't be loaded. */
function openScalarOnClick(button, element, call, scalar, getServerUrl) {
	button.setAttribute("aria-haspopup", "dialog");
	let isLoading = false;
	const openClient = async () => {
		if (isLoading) return;
		isLoading = true;
		try {
			const { openScalar } = await import("./scalar-C7zB1i3-.js");
			await openScalar(scalar, call.method.toLowerCase(), getServerUrl());
		} catch (error) {
			reportError(error);
			button.removeEventListener("click", openClient);
			button.removeAttribute("aria-haspopup");
			openFormOnClick(button, element, call, getServerUrl);
			button.click();
		}
		isLoading = false;
	};
	button.addEventListener("click", openClient);
}
function parseToolsData(element) {
	try {
		return JSON.parse(element.dataset.tools ?? "");
	} catch {
		return;
	}
}
//#endregion
export { mountTools };
