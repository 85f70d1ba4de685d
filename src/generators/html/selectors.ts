/** Selector of the element around the text of a page. Utility classes and styles of the site apply in it. */
export const pagesSelector = '.page';
