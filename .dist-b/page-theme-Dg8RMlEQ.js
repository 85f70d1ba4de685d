import { oa as escapeHtml } from "./core-0sspFqjL.js";
import { n as joinClasses } from "./html-etdVw7mj.js";
import { N as k, S as a, _ as withIcon, a as wrapFoldedBlock, h as createUpdate, i as isFolded, o as writeLines, s as createCodeHighlighter, t as createGeneratorTheme } from "./plain-theme-D-920An0.js";
//#region src/generators/vitepress/page-components.tsx
/** @jsxImportSource preact */
const badgeTypes = new Map(Object.entries({
	blue: "info",
	gray: "info",
	green: "tip",
	yellow: "warning",
	orange: "warning",
	red: "danger"
}));
const badgeTones = new Map(Object.entries({
	blue: "note",
	green: "success",
	purple: "other"
}));
function Badge(props) {
	const { color = "gray", icon, disabled, id, className, children } = props;
	return /* @__PURE__ */ a("span", {
		class: joinClasses("VPBadge", badgeTypes.get(color) ?? "info", disabled && "djn-tag-disabled", className),
		id,
		"data-tone": badgeTones.get(color),
		children: withIcon(icon, children)
	});
}
function Heading({ depth, id, className, children }) {
	return k(`h${depth}`, {
		id,
		tabIndex: -1,
		class: className
	}, children, " ", /* @__PURE__ */ a("a", {
		class: "header-anchor",
		href: `#${id}`,
		"aria-label": "Permalink to this section"
	}));
}
/** Changelog entry. The label is a heading, because VitePress lists only headings under "On this page". */
const Update = createUpdate(({ id, label }) => /* @__PURE__ */ a(Heading, {
	depth: 2,
	id,
	className: "djn-update-label",
	children: label
}));
//#endregion
//#region src/generators/vitepress/page-theme.ts
/**
* Theme with the markup of VitePress 1.6 (`div.language-x`, `header-anchor`, `VPBadge`). Other elements have plain
* markup, in VitePress's colors (`theme/pages.css`).
*/
function createVitePressTheme(settings) {
	const theme = createGeneratorTheme("vitepress", settings, {
		Badge,
		Heading,
		Update
	});
	const highlight = createCodeHighlighter(settings.packages, settings.codeThemes);
	return {
		...theme,
		writers: {
			...theme.writers,
			code: createCode(highlight, settings, theme.writers.icon)
		}
	};
}
const lineClasses = {
	highlight: "highlighted",
	focus: "has-focus",
	added: "diff add",
	removed: "diff remove"
};
function createCode(highlight, { codeThemes }, writeIcon) {
	return async (block, context) => {
		const lines = await highlight(block.text, block.language, context);
		const name = block.language === "" || block.language === "text" ? "txt" : block.language;
		const outerClasses = joinClasses(`language-${name}`, "vp-adaptive-theme", block.lines && "line-numbers-mode", block.wrap && "djn-wrapped");
		const preClasses = joinClasses("shiki", "shiki-themes", codeThemes.light, codeThemes.dark, "vp-code", block.focus.length > 0 && "has-focused-lines");
		const html = [
			`<div class="${escapeHtml(outerClasses ?? "")}"><button title="Copy Code" class="copy"></button>`,
			name === "txt" ? "" : `<span class="lang">${escapeHtml(name)}</span>`,
			`<pre class="${escapeHtml(preClasses ?? "")}" tabindex="0"><code>${writeLines(lines, block, lineClasses)}</code></pre>`,
			block.lines ? lineNumbers(lines.length) : "",
			"</div>"
		].join("");
		const foldedHtml = isFolded(block, lines.length) ? wrapFoldedBlock(html, lines.length) : html;
		if (block.title === "" || block.isGrouped) return foldedHtml;
		return `<div class="djn-code-group"><div class="djn-tablist">${`<span class="djn-tab" data-selected>${block.icon === void 0 ? "" : `${await writeIcon({ name: block.icon }, context)} `}${escapeHtml(block.title)}</span>`}</div>${foldedHtml}</div>`;
	};
}
function lineNumbers(count) {
	return `<div class="line-numbers-wrapper" aria-hidden="true">${Array.from({ length: count }, (_, index) => `<span class="line-number">${index + 1}</span><br>`).join("")}</div>`;
}
//#endregion
export { createVitePressTheme };
