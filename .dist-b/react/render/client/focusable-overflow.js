//#region src/render/client/focusable-overflow.ts
const observedElements = /* @__PURE__ */ new WeakSet();
/**
* Makes overflowing elements focusable, so that readers can scroll them with the keyboard: wide tables (the table or
* its parent scrolls), and code in the side column of an endpoint, whose height is limited. The scripts of code blocks
* only check the width, and remove `tabindex` from blocks that are too high.
*/
function makeOverflowFocusable() {
	for (const table of Array.from(document.querySelectorAll("table"))) if (table.parentElement !== null) observeElements(table, table.parentElement);
	for (const code of Array.from(document.querySelectorAll(".djn-endpoint-side pre"))) observeElements(code);
}
function observeElements(...elements) {
	const [firstElement] = elements;
	if (observedElements.has(firstElement)) return;
	observedElements.add(firstElement);
	const resizeObserver = new ResizeObserver(() => elements.forEach(updateFocusable));
	for (const element of elements) {
		resizeObserver.observe(element);
		new MutationObserver(() => updateFocusable(element)).observe(element, { attributeFilter: ["tabindex"] });
	}
}
/** Adds or removes our `tabindex`. Doesn't change the `tabindex` of another script. */
function updateFocusable(element) {
	const isManaged = element.dataset.scrolled !== void 0 && element.hasAttribute("tabindex");
	if (overflows(element)) {
		if (element.hasAttribute("tabindex")) return;
		element.dataset.scrolled = "";
		element.tabIndex = 0;
	} else if (isManaged) {
		delete element.dataset.scrolled;
		element.removeAttribute("tabindex");
	}
}
function overflows(element) {
	const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
	const { overflowX, overflowY } = getComputedStyle(element);
	const scrollablePattern = /^(?:auto|scroll)$/;
	return scrollWidth > clientWidth && scrollablePattern.test(overflowX) || scrollHeight > clientHeight && scrollablePattern.test(overflowY);
}
//#endregion
export { makeOverflowFocusable };
