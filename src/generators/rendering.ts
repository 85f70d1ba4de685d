/* Pages as generators take them, and what is lost on the way. */

export { forecastLosses } from './rendering/forecast.ts';
export { SiteWriter } from './rendering/site-writer.ts';
