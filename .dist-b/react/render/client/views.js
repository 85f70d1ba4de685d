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
export { onViewClick, startViews };
