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
export { onMenuClick, onMenuKey };
