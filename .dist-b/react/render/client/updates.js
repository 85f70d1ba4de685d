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
export { onUpdateFilterClick, revealUpdate, startUpdates };
