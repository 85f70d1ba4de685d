type Defined<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** Removes members whose value is `undefined`. */
export function defined<Members extends object>(members: Members): Defined<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<Members>;
}
