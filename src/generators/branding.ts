/* Branding of a site as settings of its generator. */

export { placeholderTitle } from './branding/project-settings.ts';
