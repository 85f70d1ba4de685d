import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, splitUrl } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import type { Finding } from '../../core/values.ts';
import { stderrLogger } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { listAssets } from '../assets/assets.ts';
import { brandingUrl, resolveBranding } from '../branding/resolve-branding.ts';
import { createFumadocsBranding } from '../fumadocs/branding.ts';
import { fumadocsGenerator } from '../fumadocs/generator.ts';
import { fumadocs } from '../fumadocs/manifest.ts';
import { generateSidebarsModule } from '../fumadocs/tree.ts';
import { indexFiles } from '../indexes/index-files.ts';
import { redirectPage, staticRedirects, toFilePath } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import { hasHomePage } from './home-page.ts';
import {
  generateContentsModule,
  generateErrorModule,
  generateProviderFiles,
  generateSiteModule,
  nextOutputFolder,
  siteDeclarations,
} from './modules.ts';
import { publishFiles } from './public-folder.ts';
import { createNextRedirects } from './redirects.ts';
import type { NextConfig, NextRedirect } from './types.ts';

export class NextProject {
  readonly #projectFolder: string;
  readonly #config: NextConfig;
  readonly #outputFolder: string;
  readonly #writer: SiteWriter<undefined>;

  /** @param projectFolder Absolute path of the project. */
  constructor(projectFolder: string, config: NextConfig) {
    this.#projectFolder = projectFolder;
    this.#config = config;
    this.#outputFolder = join(projectFolder, nextOutputFolder);
    this.#writer = new SiteWriter(fumadocs, fumadocsGenerator(createNextUrl(config)), projectFolder);
  }

  /** Writes changed files: the model, the pages, and the files in `public`. */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    const { findings } = await this.#writer.write(site, join(this.#outputFolder, 'pages'));
    await this.#updatePublicFolder(site);
    const { layout, provider, css } = createFumadocsBranding(resolveBranding(site), (path) =>
      brandingUrl(path, this.#config.basePath),
    );
    this.#writeFiles({
      'contents.js': generateContentsModule(
        new Map([...this.#writer.pages.values()].map(({ page, path }) => [page.route, path])),
      ),
      'redirects.json': JSON.stringify(this.#createRedirects(site.model)),
      'site.d.ts': siteDeclarations,
      'sidebars.js': generateSidebarsModule(site.model),
      'utilities.css': this.#writer.styles,
      'face.css': `@import "./utilities.css";\n${css}`,
      ...generateProviderFiles(provider, this.#config),
      // Written last, so that the pages exist when a dev server reloads the model.
      'site.js': generateSiteModule(site.model, layout, this.#config),
    });
    return findings;
  }

  /** Makes pages show the report until the next `write`. */
  writeError(report: string): void {
    const isFirst = !existsSync(join(this.#outputFolder, 'provider.js'));
    this.#writeFiles({
      'site.d.ts': siteDeclarations,
      'site.js': generateErrorModule(report),
      ...(isFirst ? generateProviderFiles({}, this.#config) : {}),
    });
  }

  /**
   * Leaves out the implied redirect from `/` if the project has its own home page, because Next.js would redirect
   * before it looks for a page.
   */
  #createRedirects(model: Site): NextRedirect[] {
    const redirects = createNextRedirects(model);
    const isImplied = !model.site.redirects.some(({ source }) => source === '/');
    return isImplied && hasHomePage(this.#projectFolder) ? redirects.filter(({ source }) => source !== '/') : redirects;
  }

  async #updatePublicFolder(site: ResolvedSite): Promise<void> {
    const skippedFolders = ['out', 'public'].map((name) => join(this.#projectFolder, name));
    const redirectPages = this.#config.output === 'export' ? this.#createRedirectPages(site.model) : [];
    const texts = new Map([...redirectPages, ...(await this.#createIndexes(site)), ...this.#writer.generatedFiles]);
    const media = listAssets(site, skippedFolders);
    const listPath = join(this.#outputFolder, 'published.json');
    await publishFiles({ docs: site.root, media, texts }, join(this.#projectFolder, 'public'), listPath);
  }

  async #createIndexes(site: ResolvedSite): Promise<ReadonlyMap<string, string>> {
    // Only published sites need indexes.
    if (process.env.NODE_ENV !== 'production') return new Map();
    const { files, notices } = await indexFiles(site, { urlOf: createNextUrl(this.#config) });
    for (const notice of notices) stderrLogger.warn(`${notice}\n`);
    return files;
  }

  /** Redirect pages for a static export, which has no server for redirects. Keys are paths in `public`. */
  #createRedirectPages(site: Site): Map<string, string> {
    const { basePath = '', trailingSlash = false } = this.#config;
    return new Map(
      staticRedirects(site).redirects.map(({ source, destination }) => {
        const href = /^\/(?!\/)/.test(destination) ? basePath + destination : destination;
        const path = toFilePath(source) || 'index';
        return [trailingSlash && path !== 'index' ? `${path}/index.html` : `${path}.html`, redirectPage(href)];
      }),
    );
  }

  #writeFiles(texts: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(texts)) writeChanged(join(this.#outputFolder, file), text);
  }
}

/** URLs in page content include the base path, because the content doesn't use `next/link`, which would add it. */
function createNextUrl({ basePath = '', trailingSlash = false }: NextConfig): (route: string) => string {
  return (route) => {
    const [path, suffix] = splitUrl(route);
    const encodedPath = basePath + (path === '/' && basePath !== '' ? '' : encodePath(path));
    return (trailingSlash && !encodedPath.endsWith('/') ? `${encodedPath}/` : encodedPath) + suffix;
  };
}
