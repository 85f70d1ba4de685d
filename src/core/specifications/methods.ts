/** The methods that a path item defines by a member of its own, in the order that pages are generated in. */
export const itemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** The methods of HTTP that a reference may name in any letter case. */
export const httpMethods: readonly string[] = itemMethods.map((method) => method.toUpperCase());
