import { createElement, createInputField, createLabeledField, createSelect } from "../try-it/elements.js";
import { sanitizeBaseUrl } from "../../../endpoints/samples/request.js";
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
export { createServerFields };
