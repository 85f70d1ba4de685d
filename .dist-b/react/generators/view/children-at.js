//#region src/generators/view/children-at.ts
/** Children of the section at a path of indexes, such as `Counterparts.path`. Empty if there is no such section. */
function childrenAt(root, path) {
	let node = root;
	for (const index of path) {
		const child = node?.children[index];
		node = child?.kind === "section" ? child : void 0;
	}
	return node?.children ?? [];
}
//#endregion
export { childrenAt };
