/** Rspress takes texts of sidebars and neighbors for inline Markdown and HTML: marks are written as characters. */
export function asMarkdown(text: string): string {
  return text.replaceAll(/[&<>*`~]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
