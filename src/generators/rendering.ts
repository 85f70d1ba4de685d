/* Pages as generators take them, and what is lost on the way. */

export { forecastLosses } from './rendering/forecast.ts';
export { markdownFile, pageMarkdown } from './rendering/page-markdown.ts';
export { SiteWriter } from './rendering/site-writer.ts';
export { indexesAllPages, isSearchable } from './rendering/visibility.ts';
