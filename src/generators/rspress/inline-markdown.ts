/** Rspress parses labels of sidebars and neighbors as inline Markdown and HTML, so special characters are escaped. */
export function escapeInlineMarkdown(text: string): string {
  return text.replaceAll(/[&<>*`~]/g, (char) => `&#${char.charCodeAt(0)};`);
}
