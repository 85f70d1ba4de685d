/* Branding of a site as settings of its generator. */

export { placeholderTitle } from './branding/project-settings.ts';
export { readBranding } from './branding/read-branding.ts';
