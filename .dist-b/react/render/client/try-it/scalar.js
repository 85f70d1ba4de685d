import { createElement } from "./elements.js";
//#region src/render/client/try-it/scalar.ts
/** Same selector as in `diagrams.ts`. Not in a shared module, which every page would have to load as another file. */
const darkSelector = ".dark, [data-theme=\"dark\"]";
let currentClient;
/**
* Opens Scalar's client. The reader's input is kept until the client is opened for another operation or server, or the
* page is reloaded.
*
* @param method In lowercase.
* @param server URL of the chosen server.
* @throws {Error} if the URL isn't HTTP, or a file can't be loaded.
*/
async function openScalar(files, method, server) {
	const clientKey = `${files.document} ${server}`;
	if (currentClient?.clientKey !== clientKey) {
		const client = await createClient(files, method, checkServerUrl(server));
		currentClient?.end();
		currentClient = {
			clientKey,
			...client
		};
	}
	currentClient.open();
}
async function createClient(files, method, server) {
	const [scalar, styleSheet, document] = await Promise.all([
		import(
			/* @vite-ignore */
			/* webpackIgnore: true */
			files.script
),
		loadStyleSheet(files.styles),
		fetchDocument(files.document)
	]);
	const [path = ""] = Object.keys(document.paths);
	const operation = document.paths[path]?.[method];
	if (operation === void 0) throw new Error(`${files.document} has no operation ${method}.`);
	Object.assign(operation, { servers: [{ url: server }] });
	const workspaceStore = scalar.createWorkspaceStore();
	await workspaceStore.addDocument({
		name: "default",
		document
	});
	const el = createElement("div", { class: "scalar-app" });
	window.document.body.append(el);
	const options = {
		hideClientButton: true,
		proxyUrl: "",
		customFetch: fetchWithoutCredentials
	};
	const modal = scalar.createApiClientModal({
		el,
		workspaceStore,
		options
	});
	const applyStyles = (isOpen) => {
		el.hidden = !isOpen;
		if (styleSheet.sheet !== null) styleSheet.sheet.disabled = !isOpen;
		const { body, documentElement } = window.document;
		const isDark = documentElement.matches(darkSelector);
		body.classList.toggle("dark-mode", isOpen && isDark);
		body.classList.toggle("light-mode", isOpen && !isDark);
	};
	scalar.watch(() => modal.modalState.open, applyStyles, { flush: "sync" });
	const close = () => {
		modal.modalState.open = false;
	};
	window.addEventListener("popstate", close);
	return {
		open: () => modal.open({
			path,
			method
		}),
		end: () => {
			window.removeEventListener("popstate", close);
			close();
			modal.app.unmount();
			el.remove();
		}
	};
}
/** Sends a request without cookies and referrer, like the form. */
const fetchWithoutCredentials = (input, settings) => fetch(input, {
	...settings,
	credentials: "omit",
	referrerPolicy: "no-referrer"
});
function checkServerUrl(server) {
	const { protocol, href } = new URL(server, location.href);
	if (protocol !== "https:" && protocol !== "http:") throw new Error(`${server} cannot be called.`);
	return href.replace(/\/+$/, "");
}
async function fetchDocument(url) {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} could not be loaded.`);
	return response.json();
}
function loadStyleSheet(href) {
	const existing = document.querySelector("link[data-djn-scalar]");
	if (existing !== null) return Promise.resolve(existing);
	const link = createElement("link", {
		rel: "stylesheet",
		href,
		"data-djn-scalar": ""
	});
	return new Promise((resolve, reject) => {
		link.onload = () => resolve(link);
		link.onerror = () => {
			link.remove();
			reject(/* @__PURE__ */ new Error(`${href} could not be loaded.`));
		};
		document.head.append(link);
	});
}
//#endregion
export { openScalar };
