/** What divides a site. An element of these kinds is a section of the model. */
export type Axis = 'language' | 'version' | 'product' | 'tab' | 'item' | 'anchor' | 'dropdown';
