import { diagnose } from '../findings/diagnose.ts';
import type { MisspelledSetting } from '../findings/shape.ts';
import { type Document, locationOfMember } from '../values/document.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../values/json.ts';
import { type JsonLocation, keyLocation } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import { isListName } from './elements.ts';
import { caseVariant, isTypo } from './nearest.ts';

const services = [
  ...['adobe', 'amplitude', 'clarity', 'clearbit', 'cookies', 'customScripts', 'fathom', 'frontchat', 'ga4', 'gtm'],
  ...['heap', 'hightouch', 'hotjar', 'intercom', 'logrocket', 'mixpanel', 'pirsch', 'plausible', 'posthog', 'segment'],
  'telemetry',
] as const;

/**
 * Settings of `docs.json` outside the navigation, by path (https://mintlify.com/docs/organize/settings-reference).
 * The members of lists and of records with free names, such as `redirects` and `variables`, have no path here.
 */
export const settingPaths: readonly string[] = [
  ...['$schema', '$ref', 'theme', 'name', 'description'],
  ...['colors.primary', 'colors.light', 'colors.dark'],
  ...['logo.light', 'logo.dark', 'logo.href', 'favicon.light', 'favicon.dark'],
  ...['appearance.default', 'appearance.strict'],
  ...['background.decoration', 'background.color.light', 'background.color.dark'],
  ...['background.image.light', 'background.image.dark'],
  ...['fonts.family', 'fonts.weight', 'fonts.source', 'fonts.format', 'fonts.heading', 'fonts.body'],
  'icons.library',
  ...['styling.eyebrows', 'styling.latex', 'styling.codeblocks.theme', 'styling.codeblocks.languages.custom'],
  ...['thumbnails.appearance', 'thumbnails.background', 'thumbnails.fonts.family'],
  ...['navbar.links', 'navbar.primary', 'footer.socials', 'footer.links'],
  ...['banner.content', 'banner.dismissible', 'banner.type', 'banner.color'],
  'interaction.drilldown',
  ...['contextual.options', 'contextual.display'],
  ...['redirects', 'variables', 'metadata.timestamp', 'search.prompt', 'markdown.schema', 'markdown.instructions'],
  ...['errors.404.redirect', 'errors.404.title', 'errors.404.description'],
  ...['seo.indexing', 'seo.metatags', 'seo.organization'],
  ...['api.openapi', 'api.asyncapi', 'api.url', 'api.params.expanded', 'api.params.post'],
  'api.spec.download',
  ...['api.playground.display', 'api.playground.proxy', 'api.playground.credentials'],
  ...['api.examples.languages', 'api.examples.defaults', 'api.examples.prefill', 'api.examples.autogenerate'],
  ...['api.mdx.auth.method', 'api.mdx.auth.name', 'api.mdx.server'],
  ...services.map((name) => `integrations.${name}`),
  // Not documented, but not misspellings either.
  ...['feedback', 'assistant', 'customization', 'head', 'scripts', 'styles'],
];

const topLevelNames: readonly string[] = [
  ...new Set(['navigation', ...settingPaths.map((path) => path.replace(/\..*/, ''))]),
];

/**
 * Name of the member that contains the navigation: `navigation`, or a misspelling of it.
 *
 * @returns `undefined` if there is none.
 */
export function findNavigationKey(value: JsonObject): string | undefined {
  if (ownMember(value, 'navigation') !== undefined) return 'navigation';
  return Object.keys(value).find((name) => isTypo(name, 'navigation'));
}

/** Reports a misspelled `navigation`. The fix is certain only if the value contains a list such as `tabs`. */
export function diagnoseMisspelledNavigation(field: string, value: Json, location: JsonLocation): Finding {
  const isCertain = isObject(value) && Object.keys(value).some(isListName);
  return diagnose('field-unknown', keyLocation(location), {
    ...{ severity: 'error', element: { noun: 'docs.json', name: '' }, field },
    ...{ nearest: 'navigation', allowed: ['navigation'], only: isCertain ? 'navigation' : undefined },
  });
}

/** Reports missing settings that the host requires, and misspelled top-level keys, in one finding. */
export function checkTopLevel(document: Document): readonly Finding[] {
  const { value, location, isWhole } = document;
  if (!isWhole || ownMember(value, 'navigation') === undefined) return [];
  const misspelledSettings = Object.keys(value).flatMap((field) => findMisspelling(field, value) ?? []);
  const missingNames = missingSettings(value).filter(
    (name) => !misspelledSettings.some(({ nearest }) => nearest === name || name.startsWith(`${nearest}.`)),
  );
  const [firstMisspelling] = misspelledSettings;
  if (missingNames.length === 0 && firstMisspelling === undefined) return [];
  const findingLocation =
    firstMisspelling === undefined
      ? location
      : keyLocation(locationOfMember(document, value, location, firstMisspelling.field));
  const args = {
    isHosted: isHostSchema(ownMember(value, '$schema')),
    missing: missingNames,
    misspelled: misspelledSettings,
  };
  return [diagnose('config-incomplete', findingLocation, args)];
}

function missingSettings(value: JsonObject): string[] {
  const colors = ownMember(value, 'colors');
  const primaryColor = isObject(colors) ? ownMember(colors, 'primary') : undefined;
  return [
    ...['theme', 'name'].filter((name) => ownMember(value, name) === undefined),
    ...(primaryColor === undefined ? ['colors.primary'] : []),
  ];
}

function findMisspelling(field: string, value: JsonObject): MisspelledSetting | undefined {
  if (topLevelNames.includes(field)) return undefined;
  const nearest = topLevelNames.find((name) => isLikelyTypo(field, name));
  if (nearest === undefined) return undefined;
  const isCertain = caseVariant(field, topLevelNames) === nearest && ownMember(value, nearest) === undefined;
  return { field, nearest, isCertain };
}

/** True for a likely typo. A short name must differ only in letter case, because too many words are similar to it. */
function isLikelyTypo(field: string, name: string): boolean {
  return name.length < 4 ? field.toLowerCase() === name : isTypo(field, name);
}

/** True for `https://mintlify.com/docs.json` and aliases such as `https://leaves.mintlify.com/schema/docs.json`. */
export function isHostSchema(schema: Json | undefined): boolean {
  if (typeof schema !== 'string' || !URL.canParse(schema)) return false;
  const { hostname, pathname } = new URL(schema);
  return /^(?:.+\.)?mintlify\.com$/.test(hostname) && pathname.endsWith('/docs.json');
}
