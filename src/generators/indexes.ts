/* `sitemap.xml` and `llms.txt`. */

export { createSitemap, llmsText } from './indexes/index-files.ts';
