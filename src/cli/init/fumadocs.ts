import { withImport, withProviderProperties } from './edit-source.ts';
import type { ChangedFiles, ProjectFiles } from './project-files.ts';

const extensions = ['tsx', 'jsx', 'ts', 'js'];

/**
 * Creates the files that show the site in a Next.js project with Fumadocs, as in `docs/fumadocs.md`. Only unchanged
 * files of a starter are removed. If the project has its own page at `/`, the docs get all other routes.
 */
export function fumadocsFiles(project: ProjectFiles): ChangedFiles {
  const sourcePrefix = project.list('src/app').length > 0 ? 'src/' : '';
  const appFolder = `${sourcePrefix}app`;
  if (isSetUp(project, `${sourcePrefix}lib`)) return { files: new Map(), notes: [] };
  const isTyped = project.read('tsconfig.json') !== undefined || project.read('package.json') === undefined;
  const [scriptExtension, jsxExtension] = isTyped ? ['ts', 'tsx'] : ['js', 'jsx'];
  const module = `${sourcePrefix}lib/docs-json-nav.${scriptExtension}`;
  // Next.js rejects an optional catch-all route next to a page with the same path.
  const homePage = findHomePage(project, appFolder);
  const isStarter = homePage !== undefined && starterHome.test(project.read(homePage) ?? '');
  const keptHomePage = isStarter ? undefined : homePage;
  const routeFolder = `${appFolder}/${keptHomePage === undefined ? '[[...slug]]' : '[...slug]'}`;
  const layout = extensions
    .map((ending) => `${appFolder}/layout.${ending}`)
    .find((file) => project.read(file) !== undefined);
  const generatedFolder = `${sourcePrefix === '' ? '' : '../'}../.docs-json-nav`;
  const providerFiles = layout === undefined ? [] : findProviderFiles(project, appFolder, layout);
  const hasProvider = providerFiles.length > 0;
  const files = new Map<string, string | undefined>([
    ...(isStarter ? [[homePage, undefined] as const] : []),
    ...findStarterFiles(project, sourcePrefix).map((name) => [name, undefined] as const),
    [module, navigationModule(generatedFolder)],
    [`${routeFolder}/page.${jsxExtension}`, pageModule(isTyped)],
  ]);
  const searchFile = extensions
    .map((ending) => `${appFolder}/api/search/route.${ending}`)
    .find((name) => project.read(name));
  const searchSource = searchFile === undefined ? '' : (project.read(searchFile) ?? '');
  const hasCustomSearch = searchFile !== undefined && !starterSearch.test(searchSource);
  if (!hasCustomSearch) {
    files.set(searchFile ?? `${appFolder}/api/search/route.${scriptExtension}`, searchModule(generatedFolder));
  }
  if (layout === undefined) {
    files.set(`${appFolder}/layout.${jsxExtension}`, rootLayout(isTyped, generatedFolder));
    files.set(`${appFolder}/docs.css`, styles(generatedFolder, true));
  } else {
    files.set(`${routeFolder}/layout.${jsxExtension}`, nestedLayout(isTyped, hasProvider, `../${generatedFolder}`));
    files.set(`${routeFolder}/docs.css`, styles(`../${generatedFolder}`, !hasProvider));
  }
  const [[providerFile, providerSource] = [], secondFile] = providerFiles;
  const editedProvider =
    secondFile === undefined
      ? withProviderProperties(providerSource ?? '', `${generatedFolder}/provider.js`)
      : undefined;
  if (providerFile !== undefined && editedProvider !== undefined) files.set(providerFile, editedProvider);
  const layoutText =
    layout && withSiteName(files.get(layout) ?? project.read(layout) ?? '', `${generatedFolder}/site.js`);
  if (layout !== undefined && layoutText !== undefined) files.set(layout, layoutText);
  const icons = project.list(appFolder).filter((name) => /^(?:favicon\.ico|icon\.\w+)$/.test(name));
  const notes = [
    ...(project.list(`${appFolder}/docs`).length > 0 && !files.has(`${appFolder}/docs/layout.tsx`)
      ? [`The project's own docs stay at "/docs": remove ${appFolder}/docs if you do not need them.`]
      : []),
    ...(hasCustomSearch
      ? [`${searchFile} finds none of these pages: add navigation.source() of ${module} to the source of its search.`]
      : []),
    ...icons.map((name) => `${appFolder}/${name} wins over the favicon of docs.json: delete it to use that one.`),
    ...(keptHomePage === undefined
      ? []
      : [
          `"/" stays ${keptHomePage}. For a page of docs.json there, remove that file and rename ${routeFolder} to [[...slug]].`,
        ]),
    ...(!hasProvider || editedProvider !== undefined
      ? []
      : [
          `Write <RootProvider {...provider}> where your project uses it, with provider from ".docs-json-nav/provider.js": the light and dark mode settings of docs.json.`,
        ]),
  ];
  return { files, notes };
}

function isSetUp(project: ProjectFiles, libFolder: string): boolean {
  return project
    .list(libFolder)
    .some((name) => project.read(`${libFolder}/${name}`)?.includes('docs-json-nav/') === true);
}

function findHomePage(project: ProjectFiles, appFolder: string): string | undefined {
  const folders = [
    appFolder,
    ...project.list(appFolder).flatMap((name) => (/^\(.*\)$/.test(name) ? [`${appFolder}/${name}`] : [])),
  ];
  return folders
    .flatMap((folder) => extensions.map((ending) => `${folder}/page.${ending}`))
    .find((file) => project.read(file) !== undefined);
}

/** Home pages of create-fumadocs-app and create-next-app. */
const starterHome =
  /Hello World[\s\S]*You can open|<div>Hello world!<\/div>|To get started, edit the page\.[jt]sx? file/;

/** Search of create-fumadocs-app, which finds only the starter's pages. */
const starterSearch = /^import \{ source \} from '@\/lib\/source';\s*import \{ createFromSource \}/;

/** @param generatedFolder Path relative to `app`. */
function searchModule(generatedFolder: string): string {
  return `import { buildIndex } from 'docs-json-nav/fumadocs';
import { createFromSource } from 'fumadocs-core/search/server';
import { loader } from 'fumadocs-core/source';
import { isStaticExport } from '../../${generatedFolder}/site.js';
import { navigation } from '../../../lib/docs-json-nav';

const search = createFromSource(loader({ baseUrl: '/', source: navigation.source() }), { buildIndex });

export const revalidate = false;
export const GET = isStaticExport ? search.staticGET : search.GET;
`;
}

const starterMetadata =
  /^export const metadata(?:: Metadata)? = \{\s*title: "Create Next App",\s*description: "Generated by create next app",?\s*\};\n*/m;

/** Example pages of create-fumadocs-app. Empty if the project has other pages in their folder. */
function findStarterFiles({ read, list }: ProjectFiles, sourcePrefix: string): string[] {
  const pagesFolder = 'content/docs';
  const isStarter =
    list(pagesFolder).join() === 'index.mdx,test.mdx' &&
    /^description: Your first document$/m.test(read(`${pagesFolder}/index.mdx`) ?? '');
  if (!isStarter) return [];
  const files = [
    `${pagesFolder}/index.mdx`,
    `${pagesFolder}/test.mdx`,
    ...[
      'app/docs/layout.tsx',
      'app/docs/[[...slug]]/page.tsx',
      'app/llms.txt/route.ts',
      'app/llms-full.txt/route.ts',
      'app/llms.mdx/docs/[[...slug]]/route.ts',
      'app/og/docs/[...slug]/route.tsx',
      'lib/source.ts',
    ].map((file) => `${sourcePrefix}${file}`),
    ...['proxy.ts', `${sourcePrefix}proxy.ts`].filter((file) => read(file)?.includes('docsContentRoute') === true),
  ];
  return [...new Set(files)].filter((file) => read(file) !== undefined);
}

function withSiteName(text: string, module: string): string | undefined {
  if (starterMetadata.test(text)) {
    const textWithoutMetadata = text
      .replace(starterMetadata, '')
      .replace(/^import type \{ Metadata \} from ["']next["'];\n/m, '');
    return withSiteName(textWithoutMetadata.trimStart(), module);
  }
  if (/\b(?:face|[mM]etadata)\b|generateMetadata|^['"]use client/m.test(text)) return undefined;
  return withImport(`${text.trimEnd()}\n\n${titleMetadata}`, `import { face } from '${module}';`);
}

const titleMetadata = `export const metadata = {
  title: { template: \`%s | \${face.title}\`, default: face.title },
};
`;

/** Finds files with a `RootProvider`, with their texts: the root layout, or the separate file of starters. */
function findProviderFiles(
  project: ProjectFiles,
  appFolder: string,
  layout: string,
): readonly (readonly [string, string])[] {
  const files = [layout, ...extensions.map((ending) => `${appFolder}/provider.${ending}`)];
  return files
    .map((file) => [file, project.read(file) ?? ''] as const)
    .filter(([, text]) => /\bRootProvider\b/.test(text));
}

function navigationModule(generatedFolder: string): string {
  return `import { createNavigation } from 'docs-json-nav/fumadocs';
import Link from 'fumadocs-core/link';
import { contents, face, sidebars, site } from '${generatedFolder}/site.js';

export const navigation = createNavigation(site, { Link, contents, face, sidebars });
`;
}

function pageModule(isTyped: boolean): string {
  const properties = `interface Properties {
  params: Promise<{ slug?: string[] }>;
}

`;
  const propsType = isTyped ? ': Properties' : '';
  return `import { NavigationBar, PageBody, PageHead } from 'docs-json-nav/fumadocs';
import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { DocsBody, DocsPage } from 'fumadocs-ui/layouts/docs/page';
import { notFound } from 'next/navigation';
import { navigation } from '../../lib/docs-json-nav';

${isTyped ? properties : ''}export default async function Page({ params }${propsType}) {
  const place = await navigation.at((await params).slug);
  if (place === undefined) notFound();
  return (
    <>
      <NavigationBar {...place} />
      <DocsLayout {...place.layout}>
        <DocsPage {...place.docs}>
          <PageHead {...place} />
          <DocsBody>
            <PageBody {...place} />
          </DocsBody>
        </DocsPage>
      </DocsLayout>
    </>
  );
}

export const generateStaticParams = () => navigation.params();

export async function generateMetadata({ params }${propsType}) {
  const place = await navigation.at((await params).slug);
  return place?.metadata ?? {};
}
`;
}

/** Root layout for a project without one. A test builds the same text from `docs/fumadocs.md`. */
function rootLayout(isTyped: boolean, generatedFolder: string): string {
  return `import { RootProvider } from 'fumadocs-ui/provider/next';
${isTyped ? "import type { ReactNode } from 'react';\n" : ''}import { provider } from '${generatedFolder}/provider.js';
import { face } from '${generatedFolder}/site.js';
import './docs.css';

${titleMetadata}
export default function Layout({ children }${isTyped ? ': { children: ReactNode }' : ''}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <RootProvider {...provider}>{children}</RootProvider>
      </body>
    </html>
  );
}
`;
}

function nestedLayout(isTyped: boolean, hasProvider: boolean, generatedFolder: string): string {
  const imports = [
    ...(hasProvider ? [] : ["import { RootProvider } from 'fumadocs-ui/provider/next';"]),
    ...(isTyped ? ["import type { ReactNode } from 'react';"] : []),
    ...(hasProvider ? [] : [`import { provider } from '${generatedFolder}/provider.js';`]),
    "import './docs.css';",
  ];
  return `${imports.join('\n')}

export default function Layout({ children }${isTyped ? ': { children: ReactNode }' : ''}) {
  return ${hasProvider ? 'children' : '<RootProvider {...provider}>{children}</RootProvider>'};
}
`;
}

function styles(generatedFolder: string, withTheme: boolean): string {
  return [
    ...(withTheme ? ['@import "fumadocs-ui/style.css";'] : []),
    '@import "docs-json-nav/fumadocs/styles.css";',
    `@import "${generatedFolder}/face.css";`,
    '',
  ].join('\n');
}
