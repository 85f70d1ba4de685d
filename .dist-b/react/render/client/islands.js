//#region src/render/client/islands.ts
const startedIslands = /* @__PURE__ */ new Map();
/** Starts islands that were added to the page, and unmounts islands that were removed. */
function startIslands() {
	for (const [element, stopPromise] of startedIslands) {
		if (element.isConnected) continue;
		startedIslands.delete(element);
		stopPromise.then((stop) => stop());
	}
	const newIslands = Array.from(document.querySelectorAll("dialect-island[data-island]")).filter((element) => !startedIslands.has(element)).flatMap((element) => parseIsland(element) ?? []);
	for (const island of newIslands) startedIslands.set(island.element, hydrateIsland(island));
}
/** Starts an island. If this fails, the island keeps its static HTML. */
async function hydrateIsland(island) {
	try {
		const { runtime } = island.data;
		return await (await import(
			/* @vite-ignore */
			/* webpackIgnore: true */
			runtime
)).startIsland(island);
	} catch (error) {
		reportError(error);
		return () => void 0;
	}
}
function parseIsland(element) {
	try {
		const data = JSON.parse(element.dataset.island ?? "");
		const slots = {};
		for (const slot of element.querySelectorAll(`dialect-slot[data-slot^="${data.id}."]`)) slots[slot.dataset.slot ?? ""] ??= slot.innerHTML;
		return {
			element,
			data,
			slots
		};
	} catch {
		return;
	}
}
//#endregion
export { startIslands };
