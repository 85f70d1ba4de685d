import { N as k, S as a, a as wrapFoldedBlock, g as UiIcon, i as isFolded, t as createGeneratorTheme } from "./plain-theme-D-920An0.js";
//#region src/generators/starlight/page-components.tsx
/** @jsxImportSource preact */
function Heading({ depth, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: `sl-heading-wrapper level-h${depth}`,
		children: [k(`h${depth}`, {
			id,
			class: className
		}, children), /* @__PURE__ */ a("a", {
			class: "sl-anchor-link",
			href: `#${id}`,
			"aria-label": "Link to this section",
			children: /* @__PURE__ */ a("span", {
				"aria-hidden": "true",
				class: "sl-anchor-icon",
				children: /* @__PURE__ */ a(UiIcon, {
					name: "link",
					className: ""
				})
			})
		})]
	});
}
//#endregion
//#region src/generators/starlight/page-theme.ts
/**
* Theme with the markup of Starlight 0.42 (`sl-heading-wrapper`, Expressive Code). Elements that Starlight renders with
* Astro components have plain markup, in Starlight's colors (`components/pages.css`).
*
* @param renderMarkdown Astro's renderer, which highlights code with the project's settings.
*/
function createStarlightTheme(settings, renderMarkdown) {
	const theme = createGeneratorTheme("starlight", settings, { Heading });
	return {
		...theme,
		writers: {
			...theme.writers,
			code: createCode(renderMarkdown, theme.writers.icon)
		}
	};
}
const titleStart = "<span class=\"title\">";
/**
* Start of the code in Expressive Code's HTML. Expressive Code's script turns scrollable blocks into unnamed regions
* unless they are focusable, so blocks get a `tabindex` in advance. The script removes the `tabindex` again from blocks
* that don't scroll.
*/
const codeStart = "<pre data-language=";
const focusableStart = "<pre tabindex=\"0\" data-language=";
/** Renders code blocks with the site's Markdown renderer, which applies Expressive Code. */
function createCode(renderMarkdown, writeIcon) {
	return async (block, context) => {
		const { html: renderedHtml } = await renderMarkdown(codeBlockFence(block));
		const focusableHtml = renderedHtml.replace(codeStart, focusableStart);
		const icon = block.icon !== void 0 && block.title !== "" && !block.isGrouped ? await writeIcon({ name: block.icon }, context) : "";
		const html = icon === "" ? focusableHtml : focusableHtml.replace(titleStart, (start) => `${start}${icon} `);
		const lineCount = block.text.split("\n").length;
		return isFolded(block, lineCount) ? wrapFoldedBlock(html, lineCount) : html;
	};
}
/** Writes a code block as a fence for Expressive Code (https://expressive-code.com/key-features/text-markers/). */
function codeBlockFence(block) {
	const { language, text, title, isGrouped, highlight, added, removed, wrap, lines } = block;
	const infoParts = [
		language === "" ? "text" : language.replaceAll(/[`\s{]/g, ""),
		isGrouped ? "" : `title=${quoteTitle(title)}`,
		marker("", highlight),
		marker("ins=", added),
		marker("del=", removed),
		wrap ? "wrap" : "",
		lines ? "showLineNumbers" : "",
		isGrouped ? "frame=\"none\"" : ""
	];
	const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
	return `${fence}${infoParts.filter((part) => part !== "").join(" ")}\n${text}\n${fence}\n`;
}
function marker(name, lines) {
	return lines.length === 0 ? "" : `${name}{${lines.join(",")}}`;
}
/** Quotes a title. Backticks are replaced, because an info string can't contain them. */
function quoteTitle(title) {
	const safeTitle = title.replaceAll("`", "'").replaceAll(/\s+/g, " ");
	return safeTitle.includes("\"") && !safeTitle.includes("'") ? `'${safeTitle}'` : `"${safeTitle.replaceAll("\"", "'")}"`;
}
//#endregion
export { createStarlightTheme };
