/** Attribute of the heading that is a page's title, between the plugin that finds it and the theme that renders it. */
export const titleMark = 'data-page-title';
