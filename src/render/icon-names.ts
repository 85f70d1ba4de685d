import { packageOf } from './icons/icon-sets.ts';
import { OptionalPackages } from './optional-packages.ts';

/** The sets of each library that `icons.library` of `docs.json` may name. */
const setsOf: Readonly<Record<string, readonly string[]>> = {
  fontawesome: ['fa6-solid', 'fa6-brands', 'fa6-regular'],
  lucide: ['lucide'],
  tabler: ['tabler'],
};

/**
 * The names of the icons of a library that are installed.
 *
 * @param root Absolute path of the project.
 * @param library `fontawesome`, `lucide` or `tabler`; for any other name those of `fontawesome`, as on pages.
 */
export function iconNames(root: string, library: string): readonly string[] {
  const packages = new OptionalPackages(root);
  const sets = setsOf[Object.hasOwn(setsOf, library) ? library : 'fontawesome'] ?? [];
  const names = sets.flatMap((set) => {
    const value = Object(packages.json(`${packageOf(set)}/icons.json`));
    return [...Object.keys(Object(value.icons)), ...Object.keys(Object(value.aliases))];
  });
  return [...new Set(names)].sort();
}
