import { Badges, NavigationIcon } from "../react/icons.js";
import { iconClasses } from "../../render/icons/icon-styles.js";
import { jsx } from "react/jsx-runtime";
//#region src/generators/docusaurus/entry-labels.tsx
/** Decorated lists by original list. All pages of a context use the same list, so it is decorated only once. */
const decoratedLists = /* @__PURE__ */ new WeakMap();
/**
* Adds badges and icons to labels. Changing the list is faster for long sidebars than wrapping each item's component.
*/
function decorateEntries(items) {
	const cached = decoratedLists.get(items);
	if (cached !== void 0) return cached;
	const decoratedItems = items.some(hasDecoration) ? items.map(decorateEntry) : items;
	decoratedLists.set(items, decoratedItems);
	return decoratedItems;
}
function hasDecoration({ label, customProps }) {
	return typeof label === "string" && (customProps?.icon !== void 0 || (customProps?.badges?.length ?? 0) > 0);
}
/** Replaces the label with React nodes whose string form is still the plain label. */
function decorateEntry(item) {
	const { label = "", customProps } = item;
	if (!hasDecoration(item)) return item;
	const { badges = [], icon } = customProps ?? {};
	const nodes = [...icon === void 0 ? [] : [/* @__PURE__ */ jsx(NavigationIcon, { name: iconClasses(icon) }, "icon")], /* @__PURE__ */ jsx("span", {
		"data-label": "",
		children: label
	}, "label")];
	if (badges.length > 0) nodes.push(" ", /* @__PURE__ */ jsx("span", {
		className: "djn-entry-badges",
		"data-entry-badges": "",
		children: /* @__PURE__ */ jsx(Badges, { badges })
	}, "badges"));
	return {
		...item,
		label: Object.assign(nodes, { toString: () => label })
	};
}
//#endregion
export { decorateEntries };
