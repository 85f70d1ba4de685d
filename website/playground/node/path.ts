/** Paths in the playground always use slashes. */
export * from 'pathe';
