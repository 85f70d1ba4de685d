import { modelModule } from '../bundler/model-modules.ts';

/** Id of the module with the styles of the utility classes that pages use. */
export const utilityStyles = `${modelModule}/utilities.css`;
