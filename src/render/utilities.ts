/* Utility classes of pages, compiled. */

export { utilitiesIn } from './utilities/class-names.ts';
export {
  createUtilities,
  isUtilityPackage,
  type UtilityPlace,
  utilityPackages,
} from './utilities/compile-utilities.ts';
