//#region src/render/client/visit-storage.ts
/** Fallback without `sessionStorage`. Lost when the page is reloaded. */
const memoryStorage = /* @__PURE__ */ new Map();
const storageKeyPrefix = "docs-json-nav ";
function remember(name, value) {
	const text = JSON.stringify(value);
	memoryStorage.set(name, text);
	try {
		sessionStorage.setItem(storageKeyPrefix + name, text);
	} catch {}
}
function recall(name) {
	try {
		return JSON.parse(sessionStorage.getItem(storageKeyPrefix + name) ?? memoryStorage.get(name) ?? "null") ?? void 0;
	} catch {
		return;
	}
}
//#endregion
export { recall, remember };
