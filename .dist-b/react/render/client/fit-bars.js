//#region src/render/client/fit-bars.ts
/** State of each `data-fit` row at its last layout. Rows whose texts and current item haven't changed are skipped. */
const fittedStates = /* @__PURE__ */ new WeakMap();
/** Moves header items without enough space to a menu. Runs again when the size of a bar or its neighbors changes. */
function fitBars() {
	for (const row of document.querySelectorAll("header [data-fit]")) {
		if (fittedStates.get(row) === rowState(row)) continue;
		if (!fittedStates.has(row)) observeRow(row);
		moveOverflow(row);
	}
}
function observeRow(row) {
	const update = () => moveOverflow(row);
	const observer = new ResizeObserver(update);
	for (let ancestor = row; ancestor !== null && ancestor.localName !== "header"; ancestor = ancestor.parentElement) {
		for (const neighbor of ancestor.parentElement?.children ?? []) if (!neighbor.contains(row)) observer.observe(neighbor);
		if (ancestor.parentElement?.localName === "header") observer.observe(ancestor.parentElement);
	}
	document.fonts.ready.then(update);
}
/**
* Hides the last items of a row until the other items fit, and shows them in the menu after the row. The current item
* is hidden last. Rows wrap, so items below the first line don't fit.
*/
function moveOverflow(row) {
	fittedStates.set(row, rowState(row));
	const items = itemsOf(row);
	const menu = row.nextElementSibling;
	const bar = row.parentElement;
	const [firstItem] = items;
	if (firstItem === void 0 || bar === null || !(menu instanceof HTMLDetailsElement)) return;
	row.removeAttribute("data-fitted");
	menu.hidden = true;
	for (const item of items) item.hidden = false;
	if (row.offsetParent === null) return;
	const menuItems = menu.querySelectorAll(":scope > ul > li");
	const itemsByPriority = [...items.filter(isCurrent), ...items.filter((item) => !isCurrent(item))];
	menu.hidden = countInFirstLine(items) === items.length;
	let count = countInFirstLine(items);
	updateVisibility();
	while (count > 0 && (bar.scrollWidth > bar.clientWidth || countInFirstLine(items.filter(isShown)) < count)) {
		menu.hidden = false;
		count -= 1;
		updateVisibility();
	}
	row.setAttribute("data-fitted", "");
	function updateVisibility() {
		for (const [index, item] of items.entries()) {
			item.hidden = !isShown(item);
			const menuItem = menuItems[index];
			if (menuItem !== void 0) menuItem.hidden = !item.hidden;
		}
	}
	function isShown(item) {
		return itemsByPriority.indexOf(item) < count;
	}
}
function rowState(row) {
	return `${itemsOf(row).findIndex(isCurrent)} ${row.textContent}`;
}
function itemsOf(row) {
	return [...row.querySelectorAll(":scope > nav > ul > li")];
}
function isCurrent(item) {
	return item.hasAttribute("data-current");
}
function countInFirstLine(items) {
	const [firstItem] = items;
	if (firstItem === void 0) return 0;
	const count = items.findIndex((item) => item.offsetTop >= firstItem.offsetTop + firstItem.offsetHeight);
	return count === -1 ? items.length : count;
}
//#endregion
export { fitBars };
