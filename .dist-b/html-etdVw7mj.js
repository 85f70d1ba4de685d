//#region src/render/html.ts
const voidElements = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Comment, declaration or tag of HTML. Groups of a tag: `/` of an end tag, the name, and the text of the attributes. */
const htmlTagPattern = /<(?:!--[\s\S]*?-->|[!?][^>]*>|(\/?)([A-Za-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>)/g;
function joinClasses(...names) {
	const classNames = names.filter((name) => name !== void 0 && name !== false && name !== "");
	return classNames.length === 0 ? void 0 : classNames.join(" ");
}
//#endregion
export { joinClasses as n, voidElements as r, htmlTagPattern as t };
