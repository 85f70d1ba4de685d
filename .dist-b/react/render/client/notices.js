//#region src/render/client/notices.ts
const storageKeyPrefix = "docs-json-nav:closed:";
/**
* Hides notices that the reader has closed. The name of a notice depends on its text, so a changed notice appears
* again.
*/
function hideClosedNotices() {
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(storageKeyPrefix)) hideNotice(key.slice(21));
	} catch {}
}
function onNoticeClick({ target }) {
	const name = (target instanceof Element ? target.closest("[data-banner] > button") : null)?.parentElement?.dataset.banner;
	if (name === void 0) return;
	hideNotice(name);
	try {
		localStorage.setItem(storageKeyPrefix + name, "1");
	} catch {}
}
/** Hides a notice with a CSS rule, which also applies to elements that a router adds later. */
function hideNotice(name) {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(`[data-banner="${CSS.escape(name)}"] { display: none !important; }`);
	document.adoptedStyleSheets.push(sheet);
}
//#endregion
export { hideClosedNotices, onNoticeClick };
