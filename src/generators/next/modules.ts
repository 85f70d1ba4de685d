import type { Site } from '../../core/site.ts';
import type { FumadocsFace, FumadocsProvider } from '../fumadocs/branding.ts';

/** Name of the folder in the project that everything is written to which pages import. */
export const generatedFolder = '.docs-json-nav';

/** Types of the module below. */
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

/** A module that contains the model. `JSON.parse` of a string starts faster than a literal of the same size. */
export function siteModule(site: Site, face: FumadocsFace): string {
  return `export * as sidebars from './sidebars.js';
export { contents } from './contents.js';
export const face = ${JSON.stringify(face)};
export const site = JSON.parse(${JSON.stringify(JSON.stringify(site))});\n`;
}

/** A module for the layout around all pages, which is there whatever is wrong, and its types. */
export function providerFiles(provider: FumadocsProvider): Readonly<Record<string, string>> {
  return {
    'provider.d.ts': `import type { FumadocsProvider } from 'docs-json-nav/fumadocs';

/** What \`docs.json\` says of light and dark pages. Made by docs-json-nav. */
export declare const provider: FumadocsProvider;
`,
    'provider.js': `export const provider = ${JSON.stringify(provider)};\n`,
  };
}

/** A module that says what is wrong, in dev: a page that asks for the model shows it. */
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
 * A module that loads the content of each page.
 *
 * @param files Names of their files below the folder of pages, by their routes.
 */
export function contentsModule(files: ReadonlyMap<string, string>): string {
  const entries = [...files].map(([route, file]) => {
    const specifier = JSON.stringify(`./pages/${file}`);
    return `  ${JSON.stringify(route)}: () => import(${specifier}),\n`;
  });
  return `export const contents = {\n${entries.join('')}};\n`;
}
