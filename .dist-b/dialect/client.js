//#region src/render/client/diagrams.ts
const darkSelector = ".dark, [data-theme=\"dark\"]";
/** Mermaid settings for each color scheme. The dark theme's default label background is too light for its text. */
const themes = {
	light: {
		theme: "default",
		themeVariables: {}
	},
	dark: {
		theme: "dark",
		themeVariables: { edgeLabelBackground: "#333" }
	}
};
const diagramSources = /* @__PURE__ */ new WeakMap();
let mermaidPromise;
let diagramCount = 0;
function startDiagrams() {
	for (const element of Array.from(document.querySelectorAll("pre.mermaid[data-script]"))) {
		if (diagramSources.has(element)) continue;
		diagramSources.set(element, element.textContent ?? "");
		drawDiagram(element);
	}
}
/** Redraws all diagrams when the color scheme changes. */
function followColorScheme() {
	const root = document.documentElement;
	let wasDark = root.matches(darkSelector);
	new MutationObserver(() => {
		if (root.matches(darkSelector) === wasDark) return;
		wasDark = !wasDark;
		for (const element of Array.from(document.querySelectorAll("pre.mermaid[data-drawn]"))) drawDiagram(element);
	}).observe(root, {
		attributes: true,
		attributeFilter: ["class", "data-theme"]
	});
}
async function drawDiagram(element) {
	try {
		mermaidPromise ??= loadMermaid(element.dataset.script ?? "");
		const mermaid = await mermaidPromise;
		const theme = document.documentElement.matches(darkSelector) ? themes.dark : themes.light;
		mermaid.initialize({
			startOnLoad: false,
			suppressErrorRendering: true,
			securityLevel: "strict",
			...theme
		});
		diagramCount += 1;
		const { svg } = await mermaid.render(`djn-diagram-${diagramCount}`, diagramSources.get(element) ?? "");
		element.innerHTML = svg;
		element.dataset.drawn = "";
	} catch {}
}
function loadMermaid(url) {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = url;
		script.onload = () => resolve(window.mermaid);
		script.onerror = () => reject(/* @__PURE__ */ new Error(`${url} could not be loaded.`));
		document.head.append(script);
	});
}
//#endregion
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
//#region src/render/client/menus.ts
const navigationKeys = new Set([
	"ArrowUp",
	"ArrowDown",
	"Home",
	"End"
]);
/** Finds open menus. Called on each event, because a router can add menus at any time. */
function openMenus() {
	return [...document.querySelectorAll("details[data-menu][open]")];
}
/** Closes a menu when the reader clicks a link in the menu, or anything outside the menu. */
function onMenuClick({ target }) {
	if (!(target instanceof Element)) return;
	for (const menu of openMenus()) if (!menu.contains(target) || target.closest("a") !== null) menu.open = false;
}
/** Escape closes menus. Arrow keys, Home and End open a menu and move between its links. */
function onMenuKey(event) {
	const { key, target } = event;
	if (!(target instanceof Element)) return;
	if (key === "Escape") {
		for (const menu of openMenus()) {
			if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
			menu.open = false;
		}
		return;
	}
	const menu = target.closest("details[data-menu]");
	if (menu === null || !navigationKeys.has(key)) return;
	event.preventDefault();
	menu.open = true;
	const links = [...menu.querySelectorAll("a")].filter((link) => link.getClientRects().length > 0);
	const currentLink = target.closest("a");
	const currentIndex = currentLink === null ? -1 : links.indexOf(currentLink);
	const lastIndex = links.length - 1;
	links[new Map([
		["ArrowUp", currentIndex === -1 ? lastIndex : Math.max(0, currentIndex - 1)],
		["ArrowDown", Math.min(currentIndex + 1, lastIndex)],
		["Home", 0],
		["End", lastIndex]
	]).get(key) ?? currentIndex]?.focus();
}
//#endregion
//#region src/render/client/notices.ts
const storageKeyPrefix$1 = "docs-json-nav:closed:";
/**
* Hides notices that the reader has closed. The name of a notice depends on its text, so a changed notice appears
* again.
*/
function hideClosedNotices() {
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(storageKeyPrefix$1)) hideNotice(key.slice(21));
	} catch {}
}
function onNoticeClick({ target }) {
	const name = (target instanceof Element ? target.closest("[data-banner] > button") : null)?.parentElement?.dataset.banner;
	if (name === void 0) return;
	hideNotice(name);
	try {
		localStorage.setItem(storageKeyPrefix$1 + name, "1");
	} catch {}
}
/** Hides a notice with a CSS rule, which also applies to elements that a router adds later. */
function hideNotice(name) {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(`[data-banner="${CSS.escape(name)}"] { display: none !important; }`);
	document.adoptedStyleSheets.push(sheet);
}
//#endregion
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
//#region src/render/client/updates.ts
/** Name of the buttons' group, by language of the document. */
const groupNames = {
	de: "Nach Schlagwort filtern",
	en: "Filter by tag",
	es: "Filtrar por etiqueta",
	fr: "Filtrer par étiquette"
};
/** Query parameter of a filtered page, as on the host: `?tags=API,SDK`. */
const tagsParameter = "tags";
/** On pages with tagged updates, adds a button for each tag above the first update, and applies the URL's filter. */
function startUpdates() {
	if (document.querySelector(".djn-update-tags") === null || filterBar() !== null) return;
	const updates = allUpdates();
	const tags = Array.from(new Set(updates.flatMap(tagsOf)));
	const bar = document.createElement("div");
	bar.className = "djn-update-filter";
	bar.setAttribute("role", "group");
	bar.setAttribute("aria-label", groupNames[document.documentElement.lang.slice(0, 2)] ?? "Filter by tag");
	for (const tag of tags) {
		const button = document.createElement("button");
		button.type = "button";
		button.className = "djn-button";
		button.dataset.tag = tag;
		button.textContent = tag;
		bar.append(button);
	}
	updates[0]?.before(bar);
	const parameter = new URLSearchParams(location.search).get(tagsParameter) ?? "";
	applyFilter(tags.filter((tag) => parameter.split(",").includes(tag)));
}
function onUpdateFilterClick({ target }) {
	const button = target instanceof Element ? target.closest(".djn-update-filter [data-tag]") : null;
	if (button === null) return;
	const isPressed = button.getAttribute("aria-pressed") === "true";
	button.setAttribute("aria-pressed", String(!isPressed));
	setFilter(pressedTags());
}
/** Ends the filter if it hides an element, such as the target of a link in "On this page". */
function revealUpdate(element) {
	if (element.closest(".djn-update[hidden]") !== null) setFilter([]);
}
function setFilter(tags) {
	applyFilter(tags);
	const url = new URL(location.href);
	if (tags.length === 0) url.searchParams.delete(tagsParameter);
	else url.searchParams.set(tagsParameter, tags.join(","));
	history.replaceState(history.state, "", url);
}
/** Shows the updates that have all tags. Disables the buttons that would leave no update. */
function applyFilter(tags) {
	const updates = allUpdates();
	for (const update of updates) update.hidden = !tags.every((tag) => tagsOf(update).includes(tag));
	const remainingTags = new Set(updates.filter(({ hidden }) => !hidden).flatMap(tagsOf));
	for (const button of filterButtons()) {
		const { tag = "" } = button.dataset;
		const isPressed = tags.includes(tag);
		button.setAttribute("aria-pressed", String(isPressed));
		button.disabled = !isPressed && !remainingTags.has(tag);
	}
}
function filterBar() {
	return document.querySelector(".djn-update-filter");
}
function filterButtons() {
	return Array.from(filterBar()?.querySelectorAll("button") ?? []);
}
function pressedTags() {
	return filterButtons().filter((button) => button.getAttribute("aria-pressed") === "true").map(({ dataset }) => dataset.tag ?? "");
}
function allUpdates() {
	return Array.from(document.querySelectorAll(".djn-update"));
}
function tagsOf(update) {
	return Array.from(update.querySelectorAll(":scope > .djn-update-head > .djn-update-tags > li")).map(({ textContent }) => textContent ?? "");
}
//#endregion
//#region src/render/client/views.ts
const storageKey = "docs-json-nav:view";
/** On pages with several views, adds buttons above the first view and shows the remembered view. */
function startViews() {
	if (document.querySelector(".djn-view") === null || document.querySelector(".djn-view-choice") !== null) return;
	const views = Array.from(document.querySelectorAll(".djn-view"));
	const names = Array.from(new Set(views.map((view) => view.dataset.view ?? "")));
	const [firstView] = views;
	if (firstView === void 0 || names.length < 2) return;
	const bar = document.createElement("div");
	bar.className = "djn-view-choice";
	bar.setAttribute("role", "group");
	for (const name of names) {
		const title = views.find((view) => view.dataset.view === name)?.querySelector(".djn-view-title");
		const button = document.createElement("button");
		button.type = "button";
		button.className = "djn-button";
		button.dataset.choice = name;
		button.append(...Array.from(title?.childNodes ?? [], (node) => node.cloneNode(true)));
		bar.append(button);
	}
	firstView.before(bar);
	const rememberedView = readRememberedView();
	showView(names.includes(rememberedView) ? rememberedView : firstView.dataset.view ?? "");
}
function showView(name) {
	for (const view of document.querySelectorAll(".djn-view")) view.hidden = view.dataset.view !== name;
	for (const button of document.querySelectorAll(".djn-view-choice [data-choice]")) button.setAttribute("aria-pressed", String(button.dataset.choice === name));
}
function onViewClick({ target }) {
	const name = (target instanceof Element ? target.closest("[data-choice]") : null)?.dataset.choice;
	if (name === void 0) return;
	showView(name);
	try {
		localStorage.setItem(storageKey, name);
	} catch {}
}
function readRememberedView() {
	try {
		return localStorage.getItem(storageKey) ?? "";
	} catch {
		return "";
	}
}
//#endregion
//#region src/render/client.ts
/**
* Starts the script of all pages: components (tabs, views, updates, copy buttons, long code, tooltips, islands, diagrams) and
* the page itself (menus, notices, bars, sidebar). Pages are readable without scripts. Other scripts are loaded when a
* page needs them.
*
* Uses event delegation and a mutation observer, so that content works too if a router adds it later.
*/
function start() {
	if (window.docsJsonNavPages) return;
	window.docsJsonNavPages = true;
	document.addEventListener("click", (event) => {
		onTabClick(event);
		onViewClick(event);
		onUpdateFilterClick(event);
		onMoreClick(event);
		onMenuClick(event);
		onNoticeClick(event);
		onCopyClick(event);
	});
	document.addEventListener("keydown", (event) => {
		onTabKey(event);
		closeTooltip(event);
		onMenuKey(event);
	});
	document.addEventListener("change", onTabSelect);
	document.addEventListener("beforematch", ({ target }) => {
		if (target instanceof Element && target.matches(".djn-panel")) revealPanel(target);
	});
	for (const type of ["pointerover", "focusin"]) document.addEventListener(type, positionTooltip);
	let lastUrl = location.href;
	const onNavigation = () => {
		lastUrl = location.href;
		followHash();
	};
	addEventListener("hashchange", onNavigation);
	const updatePage = () => {
		startViews();
		startUpdates();
		startIslands();
		startDiagrams();
		makeOverflowFocusable();
		scrollSidebarToPage();
		startTabs();
		startEndpointTools();
		fitBars();
		showCurrentTab();
	};
	new MutationObserver(() => {
		updatePage();
		if (location.href !== lastUrl) onNavigation();
	}).observe(document.body, {
		childList: true,
		subtree: true
	});
	updatePage();
	hideClosedNotices();
	followColorScheme();
	followHash();
}
const elementsWithTools = /* @__PURE__ */ new WeakSet();
/** Adds tools to endpoint pages. Other pages don't load the script of the tools. */
function startEndpointTools() {
	for (const element of Array.from(document.querySelectorAll(".djn-tools[data-tools]"))) {
		if (elementsWithTools.has(element)) continue;
		elementsWithTools.add(element);
		import("../tools-DPT33suj.js").then(({ mountTools }) => mountTools(element, {
			remember,
			recall
		}));
	}
}
function followHash() {
	const id = decodeHash(location.hash.slice(1));
	const element = id === "" ? null : document.getElementById(id);
	if (element === null) return;
	const isClosed = element.closest("details:not([open]), .djn-panel[hidden], .djn-update[hidden]") !== null;
	revealUpdate(element);
	revealElement(element);
	if (isClosed) element.scrollIntoView();
}
function positionTooltip({ target }) {
	const tooltip = target instanceof Element ? target.closest(".djn-tooltip") : null;
	const tip = tooltip?.querySelector(".djn-tooltip-tip");
	if (!tooltip || !tip) return;
	tooltip.removeAttribute("data-closed");
	tip.style.translate = "";
	const { left, right } = tip.getBoundingClientRect();
	const viewportWidth = document.documentElement.clientWidth;
	const shift = left < 8 ? 8 - left : Math.min(0, viewportWidth - 8 - right);
	if (shift !== 0) tip.style.translate = `${shift}px`;
}
function closeTooltip({ key }) {
	if (key !== "Escape") return;
	for (const tooltip of document.querySelectorAll(".djn-tooltip:is(:hover, :focus-within)")) tooltip.setAttribute("data-closed", "");
}
function decodeHash(hash) {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}
if (typeof document !== "undefined") start();
/** Copies the value of a button's `data-copy`, or the code block around the button if the value is empty. */
async function onCopyClick({ target }) {
	const button = target instanceof Element ? target.closest("[data-copy]") : null;
	if (button === null) return;
	const text = button.dataset.copy || (button.closest(".djn-code")?.querySelector("pre")?.textContent ?? "");
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		return;
	}
	button.dataset.done = "";
	setTimeout(() => delete button.dataset.done, 1500);
}
function onMoreClick({ target }) {
	const button = target instanceof Element ? target.closest(".djn-code-more") : null;
	const block = button?.closest(".djn-code-long");
	if (!button || !block) return;
	button.setAttribute("aria-expanded", String(block.toggleAttribute("data-open")));
}
//#endregion
export { onCopyClick, onMoreClick, startEndpointTools };
