/** Empty replacement for Node modules that the playground imports but never calls. */
export {};
