import { isObject, type Json } from '../../values/json.ts';

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** The names of the packages that a package.json asks for. */
export function dependenciesOf(manifest: Json | undefined): ReadonlySet<string> {
  if (!isObject(manifest)) return new Set();
  return new Set(
    lists.flatMap((name) => {
      const list = manifest[name];
      return isObject(list) ? Object.keys(list) : [];
    }),
  );
}
