/** Paths with slashes, as they are in the playground. */
export * from 'pathe';
