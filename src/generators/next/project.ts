import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, splitUrl } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import type { Finding } from '../../core/values.ts';
import { standardError } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { listAssets } from '../assets/assets.ts';
import { brandingUrl, resolveBranding } from '../branding/resolve-branding.ts';
import { fumadocsBranding } from '../fumadocs/branding.ts';
import { fumadocsGenerator } from '../fumadocs/generator.ts';
import { fumadocs } from '../fumadocs/manifest.ts';
import { sidebarsModule } from '../fumadocs/tree.ts';
import { indexFiles } from '../indexes/index-files.ts';
import { pathOfAddress, redirectPage, staticRedirects } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import { hasHomePage } from './home-page.ts';
import { contentsModule, errorModule, nextOutputFolder, providerFiles, siteModule, siteTypes } from './modules.ts';
import { publishFiles } from './public-folder.ts';
import { nextRedirects } from './redirects.ts';
import type { NextConfig, NextRedirect } from './types.ts';

export class NextProject {
  readonly #folder: string;
  readonly #config: NextConfig;
  readonly #outputFolder: string;
  readonly #writer: SiteWriter<undefined>;

  /** @param folder Absolute path of the project. */
  constructor(folder: string, config: NextConfig) {
    this.#folder = folder;
    this.#config = config;
    this.#outputFolder = join(folder, nextOutputFolder);
    this.#writer = new SiteWriter(fumadocs, fumadocsGenerator(createUrlOf(config)), folder);
  }

  /** Writes changed files: the model, the pages, and the files in `public`. */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    const { findings } = await this.#writer.write(site, join(this.#outputFolder, 'pages'));
    await this.#publish(site);
    const { layout, provider, css } = fumadocsBranding(resolveBranding(site), (path) =>
      brandingUrl(path, this.#config.basePath),
    );
    this.#write({
      'contents.js': contentsModule(
        new Map([...this.#writer.pages.values()].map(({ page, path }) => [page.route, path])),
      ),
      'redirects.json': JSON.stringify(this.#redirects(site.model)),
      'site.d.ts': siteTypes,
      'sidebars.js': sidebarsModule(site.model),
      'utilities.css': this.#writer.styles,
      'face.css': `@import "./utilities.css";\n${css}`,
      ...providerFiles(provider),
      // Written last, so that the pages exist when a dev server reloads the model.
      'site.js': siteModule(site.model, layout),
    });
    return findings;
  }

  /** Makes pages show the report until the next `write`. */
  writeError(report: string): void {
    const isFirst = !existsSync(join(this.#outputFolder, 'provider.js'));
    this.#write({ 'site.d.ts': siteTypes, 'site.js': errorModule(report), ...(isFirst ? providerFiles({}) : {}) });
  }

  /**
   * Leaves out the implied redirect from `/` if the project has its own home page, because Next.js would redirect
   * before it looks for a page.
   */
  #redirects(model: Site): NextRedirect[] {
    const redirects = nextRedirects(model);
    const isImplied = !model.site.redirects.some(({ source }) => source === '/');
    return isImplied && hasHomePage(this.#folder) ? redirects.filter(({ source }) => source !== '/') : redirects;
  }

  async #publish(site: ResolvedSite): Promise<void> {
    const skipped = ['out', 'public'].map((name) => join(this.#folder, name));
    const redirectPages = this.#config.output === 'export' ? this.#redirectPages(site.model) : [];
    const texts = new Map([...redirectPages, ...(await this.#indexes(site)), ...this.#writer.generatedFiles]);
    const media = listAssets(site, skipped);
    const list = join(this.#outputFolder, 'published.json');
    await publishFiles({ docs: site.root, media, texts }, join(this.#folder, 'public'), list);
  }

  async #indexes(site: ResolvedSite): Promise<ReadonlyMap<string, string>> {
    // Only published sites need indexes.
    if (process.env.NODE_ENV !== 'production') return new Map();
    const { files, notices } = await indexFiles(site, { urlOf: createUrlOf(this.#config) });
    for (const notice of notices) standardError.warn(`${notice}\n`);
    return files;
  }

  /** Redirect pages for a static export, which has no server for redirects. Keys are paths in `public`. */
  #redirectPages(site: Site): Map<string, string> {
    const { basePath = '', trailingSlash = false } = this.#config;
    return new Map(
      staticRedirects(site).redirects.map(({ source, destination }) => {
        const href = /^\/(?!\/)/.test(destination) ? basePath + destination : destination;
        const path = pathOfAddress(source) || 'index';
        return [trailingSlash && path !== 'index' ? `${path}/index.html` : `${path}.html`, redirectPage(href)];
      }),
    );
  }

  #write(texts: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(texts)) writeChanged(join(this.#outputFolder, file), text);
  }
}

/** URLs in page content include the base path, because the content doesn't use `next/link`, which would add it. */
function createUrlOf({ basePath = '', trailingSlash = false }: NextConfig): (route: string) => string {
  return (route) => {
    const [path, rest] = splitUrl(route);
    const plain = basePath + (path === '/' && basePath !== '' ? '' : encodePath(path));
    return (trailingSlash && !plain.endsWith('/') ? `${plain}/` : plain) + rest;
  };
}
