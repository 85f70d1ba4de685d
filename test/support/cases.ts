/** Number of cases for a slow property test: a third of them by default, all of them in `npm run test:properties`. */
export function casesOf(all: number): number {
  return process.env.PROPERTY_SEED === undefined ? Math.ceil(all / 3) : all;
}
