/** What Node has and browsers do not: the playground never calls it, and its files are in memory. */
export {};
