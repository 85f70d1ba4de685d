/** Ids of virtual modules begin so. */
export const model = 'virtual:docs-json-nav';

/** The styles of the utility classes that pages use. */
export const utilityStyles = `${model}/utilities.css`;
