//#region src/generators/docusaurus/navigation-data.ts
function joinNavigation({ view, context, language, noindex }, shared) {
	return {
		view: {
			...context === null ? void 0 : shared.contexts[context],
			...view
		},
		...language === void 0 ? {} : { language },
		...noindex === void 0 ? {} : { noindex }
	};
}
//#endregion
export { joinNavigation };
