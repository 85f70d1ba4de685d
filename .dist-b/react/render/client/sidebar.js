//#region src/render/client/sidebar.ts
let lastEntry;
/** Scrolls the sidebar to the entry of the current page, once per page. The page itself doesn't scroll. */
function scrollSidebarToPage() {
	const entry = Array.from(document.querySelectorAll("[aria-current=\"page\"]")).reverse().find((item) => item === lastEntry || scrollParent(item) !== void 0);
	const scroller = entry === void 0 || entry === lastEntry ? void 0 : scrollParent(entry);
	if (entry === void 0 || scroller === void 0) return;
	lastEntry = entry;
	const [entryBox, scrollerBox] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
	if (entryBox.top >= scrollerBox.top && entryBox.bottom <= scrollerBox.bottom) return;
	scroller.scrollTop += entryBox.top - scrollerBox.top - (scrollerBox.height - entryBox.height) / 2;
}
/** Returns the nearest scrollable ancestor within `<body>`; `undefined` if the entry is hidden or nothing overflows. */
function scrollParent(entry) {
	if (entry.getClientRects().length === 0) return void 0;
	for (let ancestor = entry.parentElement; ancestor !== null && ancestor !== document.body; ancestor = ancestor.parentElement) if (ancestor.scrollHeight > ancestor.clientHeight && /^(?:auto|scroll)$/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
}
//#endregion
export { scrollSidebarToPage };
