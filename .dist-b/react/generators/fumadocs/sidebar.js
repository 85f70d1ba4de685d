import { Badges, NavigationIcon } from "../react/icons.js";
import { jsx, jsxs } from "react/jsx-runtime";
//#region src/generators/fumadocs/sidebar.tsx
function sidebarTree(tree) {
	return {
		...tree,
		children: tree.children.map(renderNode)
	};
}
function renderNode(node) {
	if (node.type === "page") return renderItem(node);
	const { index, children, name, ...folderProperties } = node;
	const folder = {
		...folderProperties,
		name: renderName(name),
		children: children.map(renderNode)
	};
	return index === void 0 ? folder : {
		...folder,
		index: renderItem(index)
	};
}
function renderItem(item) {
	return {
		...item,
		name: renderName(item.name)
	};
}
function renderName(name) {
	if (typeof name === "string") return name;
	return /* @__PURE__ */ jsxs("span", {
		className: "djn-entry",
		children: [
			/* @__PURE__ */ jsx(NavigationIcon, { name: name.icon }),
			/* @__PURE__ */ jsx("span", {
				"data-label": "",
				children: name.label
			}),
			name.badges.length === 0 ? null : /* @__PURE__ */ jsx("span", {
				"data-entry-badges": "",
				children: /* @__PURE__ */ jsx(Badges, { badges: name.badges })
			})
		]
	});
}
//#endregion
export { sidebarTree };
