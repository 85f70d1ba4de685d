import { followColorScheme, startDiagrams } from "./client/diagrams.js";
import { fitBars } from "./client/fit-bars.js";
import { makeOverflowFocusable } from "./client/focusable-overflow.js";
import { startIslands } from "./client/islands.js";
import { onMenuClick, onMenuKey } from "./client/menus.js";
import { hideClosedNotices, onNoticeClick } from "./client/notices.js";
import { scrollSidebarToPage } from "./client/sidebar.js";
import { showCurrentTab } from "./client/tab-row.js";
import { recall, remember } from "./client/visit-storage.js";
import { onTabClick, onTabKey, onTabSelect, revealElement, revealPanel, startTabs } from "./client/tabs.js";
import { onUpdateFilterClick, revealUpdate, startUpdates } from "./client/updates.js";
import { onViewClick, startViews } from "./client/views.js";
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
		import("./client/endpoint/tools.js").then(({ mountTools }) => mountTools(element, {
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
