/* Descriptions of specifications, as trees and as Markdown. */

export { markdownOf } from './prose/write-markdown.ts';
