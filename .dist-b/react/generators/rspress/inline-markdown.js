//#region src/generators/rspress/inline-markdown.ts
/** Rspress parses labels of sidebars and neighbors as inline Markdown and HTML, so special characters are escaped. */
function escapeInlineMarkdown(text) {
	return text.replaceAll(/[&<>*`~]/g, (char) => `&#${char.charCodeAt(0)};`);
}
//#endregion
export { escapeInlineMarkdown };
