//#region src/generators/view/words/english.ts
/** Texts around the pages of built sites. */
const english = {
	navigation: {
		deprecated: "Deprecated",
		breadcrumbs: "Breadcrumbs",
		sections: "Sections",
		language: "Select language",
		version: "Select version",
		product: "Product",
		dropdown: "Section",
		anchor: "Areas",
		item: "Topics",
		more: "More",
		notice: "Notice",
		dismiss: "Close this notice",
		previous: "Previous",
		next: "Next",
		menu: "Menu",
		openComment: "1 open comment",
		/** `{count}` is replaced by the number. */
		openComments: "{count} open comments"
	},
	/** Texts of sites that are built without a generator. */
	theme: {
		skip: "Skip to content",
		theme: "Light or dark",
		pages: "Pages",
		outline: "On this page",
		neighbors: "Previous and next page",
		expand: "Show or hide",
		missing: "Page not found",
		missingHelp: "The address may be old or mistyped. Search for a page, or start at the beginning.",
		start: "Start page"
	},
	search: {
		search: "Search",
		results: "Results",
		nothing: "No page has these words."
	}
};
//#endregion
export { english };
