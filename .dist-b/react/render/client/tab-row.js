//#region src/render/client/tab-row.ts
const shownRows = /* @__PURE__ */ new WeakSet();
/** Scrolls rows of site tabs that are wider than the window to the current tab, once per row. */
function showCurrentTab() {
	for (const tab of document.querySelectorAll(".djn-navigation-tabs > ul > [data-current]")) {
		const row = tab.parentElement;
		if (row === null || shownRows.has(row)) continue;
		shownRows.add(row);
		const [tabBox, rowBox] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
		row.scrollLeft += tabBox.left - rowBox.left - (rowBox.width - tabBox.width) / 2;
	}
}
//#endregion
export { showCurrentTab };
