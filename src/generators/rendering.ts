/* Rendering of pages for generators, and findings about features that generators lose. */

export { forecastLosses } from './rendering/forecast.ts';
export { markdownFile, pageMarkdown } from './rendering/page-markdown.ts';
export { SiteWriter } from './rendering/site-writer.ts';
export { indexesAllPages, isSearchable } from './rendering/visibility.ts';
