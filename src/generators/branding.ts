/* Branding of a site as settings of its generator. */

export { titleOfDocs } from './branding/project-settings.ts';
