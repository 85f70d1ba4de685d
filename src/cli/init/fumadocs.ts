import { withImport, withProviderProperties } from './edit-source.ts';
import type { ChangedFiles, ProjectFiles } from './project-files.ts';

const endings = ['tsx', 'jsx', 'ts', 'js'];

/**
 * Creates the files that show the site in a Next.js project with Fumadocs, as in `docs/fumadocs.md`. Only unchanged
 * files of a starter are removed. If the project has its own page at `/`, the docs get all other routes.
 */
export function fumadocsFiles(project: ProjectFiles): ChangedFiles {
  const source = project.list('src/app').length > 0 ? 'src/' : '';
  const app = `${source}app`;
  if (isShown(project, `${source}lib`)) return { files: new Map(), notes: [] };
  const isTyped = project.read('tsconfig.json') !== undefined || project.read('package.json') === undefined;
  const [plain, markup] = isTyped ? ['ts', 'tsx'] : ['js', 'jsx'];
  const module = `${source}lib/docs-json-nav.${plain}`;
  // Next.js rejects an optional catch-all route next to a page with the same path.
  const first = homeOf(project, app);
  const isStarter = first !== undefined && starterHome.test(project.read(first) ?? '');
  const home = isStarter ? undefined : first;
  const folder = `${app}/${home === undefined ? '[[...slug]]' : '[...slug]'}`;
  const layout = endings.map((ending) => `${app}/layout.${ending}`).find((file) => project.read(file) !== undefined);
  const generatedFolder = `${source === '' ? '' : '../'}../.docs-json-nav`;
  const providing = layout === undefined ? [] : providingFiles(project, app, layout);
  const hasProvider = providing.length > 0;
  const files = new Map<string, string | undefined>([
    ...(isStarter ? [[first, undefined] as const] : []),
    ...starterFiles(project, source).map((name) => [name, undefined] as const),
    [module, navigationModule(generatedFolder)],
    [`${folder}/page.${markup}`, pageModule(isTyped)],
  ]);
  const searchFile = endings.map((ending) => `${app}/api/search/route.${ending}`).find((name) => project.read(name));
  const search = searchFile === undefined ? '' : (project.read(searchFile) ?? '');
  const isOwnSearch = searchFile !== undefined && !starterSearch.test(search);
  if (!isOwnSearch) files.set(searchFile ?? `${app}/api/search/route.${plain}`, searchModule);
  if (layout === undefined) {
    files.set(`${app}/layout.${markup}`, rootLayout(isTyped, generatedFolder));
    files.set(`${app}/docs.css`, styles(generatedFolder, true));
  } else {
    files.set(`${folder}/layout.${markup}`, nestedLayout(isTyped, hasProvider, `../${generatedFolder}`));
    files.set(`${folder}/docs.css`, styles(`../${generatedFolder}`, !hasProvider));
  }
  const [[file, text] = [], secondFile] = providing;
  const provided =
    secondFile === undefined ? withProviderProperties(text ?? '', `${generatedFolder}/provider.js`) : undefined;
  if (file !== undefined && provided !== undefined) files.set(file, provided);
  const layoutText =
    layout && withSiteName(files.get(layout) ?? project.read(layout) ?? '', `${generatedFolder}/site.js`);
  if (layout !== undefined && layoutText !== undefined) files.set(layout, layoutText);
  const icons = project.list(app).filter((name) => /^(?:favicon\.ico|icon\.\w+)$/.test(name));
  const notes = [
    ...(project.list(`${app}/docs`).length > 0 && !files.has(`${app}/docs/layout.tsx`)
      ? [`The project's own docs stay at "/docs": remove ${app}/docs if you do not need them.`]
      : []),
    ...(isOwnSearch
      ? [`${searchFile} finds none of these pages: add navigation.source() of ${module} to the source of its search.`]
      : []),
    ...icons.map((name) => `${app}/${name} wins over the favicon of docs.json: delete it to use that one.`),
    ...(home === undefined
      ? []
      : [`"/" stays ${home}. For a page of docs.json there, remove that file and rename ${folder} to [[...slug]].`]),
    ...(!hasProvider || provided !== undefined
      ? []
      : [
          `Write <RootProvider {...provider}> where your project uses it, with provider from ".docs-json-nav/provider.js": the light and dark mode settings of docs.json.`,
        ]),
  ];
  return { files, notes };
}

function isShown(project: ProjectFiles, library: string): boolean {
  return project.list(library).some((name) => project.read(`${library}/${name}`)?.includes('docs-json-nav/') === true);
}

function homeOf(project: ProjectFiles, app: string): string | undefined {
  const folders = [app, ...project.list(app).flatMap((name) => (/^\(.*\)$/.test(name) ? [`${app}/${name}`] : []))];
  return folders
    .flatMap((folder) => endings.map((ending) => `${folder}/page.${ending}`))
    .find((file) => project.read(file) !== undefined);
}

/** Home pages of create-fumadocs-app and create-next-app. */
const starterHome =
  /Hello World[\s\S]*You can open|<div>Hello world!<\/div>|To get started, edit the page\.[jt]sx? file/;

/** Search of create-fumadocs-app, which finds only the starter's pages. */
const starterSearch = /^import \{ source \} from '@\/lib\/source';\s*import \{ createFromSource \}/;

const searchModule = `import { createFromSource } from 'fumadocs-core/search/server';
import { loader } from 'fumadocs-core/source';
import { navigation } from '../../../lib/docs-json-nav';

export const { GET } = createFromSource(loader({ baseUrl: '/', source: navigation.source() }));
`;

const starterMetadata =
  /^export const metadata(?:: Metadata)? = \{\s*title: "Create Next App",\s*description: "Generated by create next app",?\s*\};\n*/m;

/** Example pages of create-fumadocs-app. Empty if the project has other pages in their folder. */
function starterFiles({ read, list }: ProjectFiles, source: string): string[] {
  const pages = 'content/docs';
  const isStarter =
    list(pages).join() === 'index.mdx,test.mdx' &&
    /^description: Your first document$/m.test(read(`${pages}/index.mdx`) ?? '');
  if (!isStarter) return [];
  const files = [
    `${pages}/index.mdx`,
    `${pages}/test.mdx`,
    ...[
      'app/docs/layout.tsx',
      'app/docs/[[...slug]]/page.tsx',
      'app/llms.txt/route.ts',
      'app/llms-full.txt/route.ts',
      'app/llms.mdx/docs/[[...slug]]/route.ts',
      'app/og/docs/[...slug]/route.tsx',
      'lib/source.ts',
    ].map((file) => `${source}${file}`),
    ...['proxy.ts', `${source}proxy.ts`].filter((file) => read(file)?.includes('docsContentRoute') === true),
  ];
  return [...new Set(files)].filter((file) => read(file) !== undefined);
}

function withSiteName(text: string, module: string): string | undefined {
  if (starterMetadata.test(text)) {
    const own = text.replace(starterMetadata, '').replace(/^import type \{ Metadata \} from ["']next["'];\n/m, '');
    return withSiteName(own.trimStart(), module);
  }
  if (/\b(?:face|[mM]etadata)\b|generateMetadata|^['"]use client/m.test(text)) return undefined;
  return withImport(`${text.trimEnd()}\n\n${titles}`, `import { face } from '${module}';`);
}

const titles = `export const metadata = {
  title: { template: \`%s | \${face.title}\`, default: face.title },
};
`;

/** Finds files with a `RootProvider`, with their texts: the root layout, or the separate file of starters. */
function providingFiles(project: ProjectFiles, app: string, layout: string): readonly (readonly [string, string])[] {
  const files = [layout, ...endings.map((ending) => `${app}/provider.${ending}`)];
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
  const of = isTyped ? ': Properties' : '';
  return `import { NavigationBar, PageBody, PageHead } from 'docs-json-nav/fumadocs';
import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { DocsBody, DocsPage } from 'fumadocs-ui/layouts/docs/page';
import { notFound } from 'next/navigation';
import { navigation } from '../../lib/docs-json-nav';

${isTyped ? properties : ''}export default async function Page({ params }${of}) {
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

export async function generateMetadata({ params }${of}) {
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

${titles}
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
