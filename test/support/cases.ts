/**
 * How many cases a rule is tried with whose cases take long: a third of them each time, all by `npm run test:properties`.
 */
export function casesOf(all: number): number {
  return process.env.PROPERTY_SEED === undefined ? Math.ceil(all / 3) : all;
}
