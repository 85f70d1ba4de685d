//#region src/generators/parts/element.ts
/** Creates an element. Attributes with undefined values and undefined children are left out. */
function element(name, attributes, children = []) {
	return {
		name,
		attributes: Object.fromEntries(Object.entries(attributes).filter((entry) => entry[1] !== void 0)),
		children: children.filter((child) => child !== void 0)
	};
}
//#endregion
export { element };
