//#region src/render/icons/icon-styles.ts
const navIconClass = "djn-nav-icon";
/** Returns the class of an icon, a valid CSS identifier that is the same on all pages. */
function iconClass({ name, library = "", style = "" }) {
	return `djn-i-${(library === "" && style === "" ? [name] : [
		name,
		library,
		style
	]).map(escapeName).join("__")}`;
}
function iconClasses(icon) {
	return `${navIconClass} ${iconClass(icon)}`;
}
/** Escapes everything except letters, digits and hyphens: `a.b` → `a_002eb`. */
function escapeName(text) {
	return text.replace(/[^A-Za-z\d-]/g, (char) => `_${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
//#endregion
export { iconClasses };
