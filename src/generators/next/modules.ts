import type { Site } from '../../core/site.ts';
import type { FumadocsFace, FumadocsProvider } from '../fumadocs/branding.ts';

/** Folder in the project with all files that pages import. */
export const generatedFolder = '.docs-json-nav';

/** Types of the module that `siteModule` returns. */
export const siteTypes = `import type { Site } from 'docs-json-nav';
import type { Contents, FumadocsFace, Sidebars } from 'docs-json-nav/fumadocs';

/** The model of the site. Made by docs-json-nav. */
export declare const site: Site;
/** Its sidebars as page trees of Fumadocs. */
export declare const sidebars: Sidebars;
/** What \`docs.json\` says of its looks: logo, links of the bar, favicon. */
export declare const face: FumadocsFace;
/** The contents of its pages, each of them loaded when it is asked for. */
export declare const contents: Contents;
`;

/** Module with the model. `JSON.parse` of a string starts faster than an object literal of the same size. */
export function siteModule(site: Site, face: FumadocsFace): string {
  return `export * as sidebars from './sidebars.js';
export { contents } from './contents.js';
export const face = ${JSON.stringify(face)};
export const site = JSON.parse(${JSON.stringify(JSON.stringify(site))});\n`;
}

/** Module for the root layout, with its types. It must load even if the navigation is broken. */
export function providerFiles(provider: FumadocsProvider): Readonly<Record<string, string>> {
  return {
    'provider.d.ts': `import type { FumadocsProvider } from 'docs-json-nav/fumadocs';

/** What \`docs.json\` says of light and dark pages. Made by docs-json-nav. */
export declare const provider: FumadocsProvider;
`,
    'provider.js': `export const provider = ${JSON.stringify(provider)};\n`,
  };
}

/** Module that throws the report in dev, so that every page that imports the model shows it. */
export function brokenModule(report: string): string {
  return `const error = new Error(${JSON.stringify(report)});
error.name = 'NavigationError';
error.stack = '';
throw error;
export const site = undefined;
export const face = undefined;
export const sidebars = undefined;
export const contents = undefined;
`;
}

/**
 * Module that loads the content of each page.
 *
 * @param files File names relative to the pages folder, by route.
 */
export function contentsModule(files: ReadonlyMap<string, string>): string {
  const entries = [...files].map(([route, file]) => {
    const specifier = JSON.stringify(`./pages/${file}`);
    return `  ${JSON.stringify(route)}: () => import(${specifier}),\n`;
  });
  return `export const contents = {\n${entries.join('')}};\n`;
}
