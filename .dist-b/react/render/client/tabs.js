import { recall, remember } from "./visit-storage.js";
//#region src/render/client/tabs.ts
function tabsAndPanels(list) {
	return {
		tabs: Array.from(list.querySelectorAll(":scope > [role=\"tab\"]")),
		panels: Array.from(list.parentElement?.querySelectorAll(":scope > .djn-panel") ?? [])
	};
}
function showPanel(list, index) {
	const { tabs, panels } = tabsAndPanels(list);
	for (const [tabIndex, tab] of tabs.entries()) {
		tab.setAttribute("aria-selected", String(tabIndex === index));
		if (tabIndex === index) tab.removeAttribute("tabindex");
		else tab.tabIndex = -1;
	}
	const select = list.querySelector(":scope > select");
	if (select !== null) select.selectedIndex = index;
	for (const [panelIndex, panel] of panels.entries()) if (panelIndex === index) panel.removeAttribute("hidden");
	else panel.setAttribute("hidden", "until-found");
}
/** Selects a tab, and tabs with the same text in all other synced lists. The tab keeps its position in the window. */
function selectTab(tab) {
	const list = tab.closest("[role=\"tablist\"]");
	if (list === null) return;
	const previousTop = list.getBoundingClientRect().top;
	showPanel(list, tabsAndPanels(list).tabs.indexOf(tab));
	const text = tabText(tab);
	if (list.parentElement?.matches("[data-sync]")) {
		remember("tabs", [text, ...rememberedTabs().filter((item) => item !== text)].slice(0, maxRemembered));
		for (const otherList of document.querySelectorAll("[data-sync] > .djn-tablist")) {
			const index = otherList === list ? -1 : tabsAndPanels(otherList).tabs.findIndex((otherTab) => tabText(otherTab) === text);
			if (index !== -1) showPanel(otherList, index);
		}
	}
	window.scrollBy({
		top: list.getBoundingClientRect().top - previousTop,
		behavior: "instant"
	});
}
/** Maximum number of remembered tab titles. If a list contains several of them, the latest wins. */
const maxRemembered = 20;
const startedLists = /* @__PURE__ */ new WeakSet();
function rememberedTabs() {
	const tabs = recall("tabs");
	return Array.isArray(tabs) ? tabs.filter((tab) => typeof tab === "string") : [];
}
function startTabs() {
	const lists = Array.from(document.querySelectorAll("[data-sync] > .djn-tablist")).filter((list) => !startedLists.has(list));
	if (lists.length === 0) return;
	const rememberedTitles = rememberedTabs();
	for (const list of lists) {
		startedLists.add(list);
		const texts = tabsAndPanels(list).tabs.map(tabText);
		const title = rememberedTitles.find((item) => texts.includes(item));
		if (title !== void 0) showPanel(list, texts.indexOf(title));
	}
}
function tabText(tab) {
	return tab.textContent?.trim() ?? "";
}
function onTabClick({ target }) {
	const tab = target instanceof Element ? target.closest(".djn-tablist > [role=\"tab\"]") : null;
	if (tab !== null) selectTab(tab);
}
function onTabSelect({ target }) {
	if (!(target instanceof HTMLSelectElement) || !target.matches(".djn-select")) return;
	if (target.parentElement !== null) showPanel(target.parentElement, target.selectedIndex);
}
/** Moves between tabs with arrow keys, Home and End, as in the "Tabs" pattern of WAI-ARIA. */
function onTabKey(event) {
	const { target, key } = event;
	if (!(target instanceof HTMLElement) || !target.matches(".djn-tablist > [role=\"tab\"]")) return;
	if (target.parentElement === null) return;
	const { tabs } = tabsAndPanels(target.parentElement);
	const isRtl = getComputedStyle(target).direction === "rtl";
	const currentIndex = tabs.indexOf(target);
	const targetIndex = {
		ArrowRight: currentIndex + (isRtl ? -1 : 1),
		ArrowLeft: currentIndex + (isRtl ? 1 : -1),
		Home: 0,
		End: tabs.length - 1
	}[key];
	if (targetIndex === void 0) return;
	event.preventDefault();
	const nextTab = tabs[(targetIndex + tabs.length) % tabs.length];
	if (nextTab === void 0) return;
	selectTab(nextTab);
	nextTab.focus();
	nextTab.scrollIntoView({
		block: "nearest",
		inline: "nearest"
	});
}
/** Opens the tab panels and accordions that hide an element. */
function revealElement(element) {
	for (let ancestor = element; ancestor !== null; ancestor = ancestor.parentElement) {
		if (ancestor instanceof HTMLDetailsElement) ancestor.open = true;
		if (ancestor.matches(".djn-panel[hidden]")) revealPanel(ancestor);
	}
}
/** Selects the tab of a hidden panel that contains the target of a page search or URL fragment. */
function revealPanel(panel) {
	const list = panel.parentElement?.querySelector(":scope > .djn-tablist");
	if (list) showPanel(list, tabsAndPanels(list).panels.indexOf(panel));
}
//#endregion
export { onTabClick, onTabKey, onTabSelect, revealElement, revealPanel, startTabs };
