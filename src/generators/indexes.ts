/* `sitemap.xml` and `llms.txt`. */

export { llmsTextOf, sitemapOf } from './indexes/index-files.ts';
