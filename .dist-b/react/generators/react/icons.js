import { jsx } from "react/jsx-runtime";
//#region src/generators/react/icons.tsx
/** @param name CSS classes of the icon. If undefined, nothing is rendered. */
function NavigationIcon({ name }) {
	return name === void 0 ? null : /* @__PURE__ */ jsx("i", {
		className: name,
		"aria-hidden": "true"
	});
}
function Badges({ badges }) {
	return badges.map(({ text, tone }) => /* @__PURE__ */ jsx("span", {
		className: "djn-badge",
		"data-tone": tone,
		children: text
	}, text));
}
//#endregion
export { Badges, NavigationIcon };
