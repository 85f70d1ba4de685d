//#region src/generators/rendering/page-mode.ts
/**
* Creates an element by which style sheets recognize pages without title and description, because generators have no
* setting for that. It goes before the content. Empty for a page that shows title and description.
*/
function headlessMarker(data) {
	return pageMode(data).hasHead ? "" : "<div hidden data-docs-json-nav-headless></div>";
}
/** Reads `mode` from front matter (https://mintlify.com/docs/organize/pages). */
function pageMode({ mode }) {
	return {
		hasHead: mode !== "custom" && mode !== "frame",
		hasSidebar: mode !== "custom" && mode !== "center",
		hasOutline: mode !== "custom" && mode !== "frame" && mode !== "center" && mode !== "wide",
		isFullWidth: mode === "custom"
	};
}
//#endregion
export { pageMode as n, headlessMarker as t };
