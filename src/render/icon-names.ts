import { iconSetPackage } from './icons/icon-sets.ts';
import { OptionalPackages } from './optional-packages.ts';

/** Icon sets of each library that `icons.library` of `docs.json` can name. */
const setsOf: Readonly<Record<string, readonly string[]>> = {
  fontawesome: ['fa6-solid', 'fa6-brands', 'fa6-regular'],
  lucide: ['lucide'],
  tabler: ['tabler'],
};

/**
 * Names of a library's installed icons.
 *
 * @param root Absolute path of the project.
 * @param library `fontawesome`, `lucide` or `tabler`. Other names count as `fontawesome`, as on pages.
 */
export function iconNames(root: string, library: string): readonly string[] {
  const packages = new OptionalPackages(root);
  const sets = setsOf[Object.hasOwn(setsOf, library) ? library : 'fontawesome'] ?? [];
  const names = sets.flatMap((set) => {
    const value = Object(packages.json(`${iconSetPackage(set)}/icons.json`));
    return [...Object.keys(Object(value.icons)), ...Object.keys(Object(value.aliases))];
  });
  return [...new Set(names)].sort();
}
