//#region src/generators/rendering/visibility.ts
/** True for pages that search engines may index. Other pages need a `noindex` tag. */
function isIndexable({ noindex, hidden }, indexesAll) {
	return noindex !== true && (hidden !== true || indexesAll);
}
/** True for pages that sitemap and `llms.txt` list. */
function isIndexed(page, indexesAll) {
	return (page.placements.length > 0 || indexesAll) && isIndexable(page, indexesAll);
}
/** True for pages that the search of the built site finds. */
function isSearchable(page, indexesAll) {
	return page.searchable !== false && isIndexed(page, indexesAll);
}
//#endregion
export { isIndexed, isSearchable };
