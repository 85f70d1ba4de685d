import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { splitAddress } from '../../core/links.ts';
import { hrefOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import type { Finding } from '../../core/values.ts';
import { listAssets } from '../assets/assets.ts';
import { brandingAddress, shownBranding } from '../branding/shown-branding.ts';
import { type FumadocsProvider, fumadocsBranding } from '../fumadocs/branding.ts';
import { fumadocsGenerator } from '../fumadocs/generator.ts';
import { fumadocs } from '../fumadocs/manifest.ts';
import { sidebarsModule } from '../fumadocs/tree.ts';
import { indexFiles } from '../indexes/index-files.ts';
import { pathOfAddress, redirectPage, staticRedirects } from '../publish/redirects.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import type { ResolvedSite } from '../resolve.ts';
import { standardError } from '../session/report.ts';
import {
  brokenModule,
  contentsModule,
  generatedFolder,
  providerModule,
  providerTypes,
  siteModule,
  siteTypes,
} from './modules.ts';
import { publish } from './publish.ts';
import { projectRedirects } from './redirects.ts';
import type { NextConfig } from './types.ts';

const providerFile = 'provider.js';

/** The files of a Next.js project that are made from a site. */
export class Project {
  readonly #folder: string;
  readonly #config: NextConfig;
  readonly #made: string;
  readonly #writer: SiteWriter<undefined>;

  /** @param folder Absolute path of the project. */
  constructor(folder: string, config: NextConfig) {
    this.#folder = folder;
    this.#config = config;
    this.#made = join(folder, generatedFolder);
    this.#writer = new SiteWriter(
      fumadocs,
      fumadocsGenerator((route, site) => addressesIn(site, config)(route)),
      folder,
    );
  }

  /** Writes the model, the pages, and what `public` gets of the docs folder, as far as they have changed. */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    // The model comes last: a dev server that takes it up finds its pages.
    const { findings } = await this.#writer.write(site, join(this.#made, 'pages'));
    const files = [...this.#writer.pages.values()].map(({ page, path }) => [page.route, path] as const);
    this.#write('contents.js', contentsModule(new Map(files)));
    await this.#publish(site);
    this.#write('redirects.json', JSON.stringify(projectRedirects(site.model)));
    this.#write('site.d.ts', siteTypes);
    this.#write('sidebars.js', sidebarsModule(site.model));
    const { layout, provider, css } = fumadocsBranding(shownBranding(site), (path) =>
      brandingAddress(path, this.#config.basePath),
    );
    this.#write('utilities.css', this.#writer.styles);
    this.#write('face.css', `@import "./utilities.css";\n${css}`);
    this.#writeProvider(provider);
    this.#write('site.js', siteModule(site.model, layout));
    return findings;
  }

  /** Lets pages say what is wrong, until the site is written again. */
  writeBroken(report: string): void {
    this.#write('site.d.ts', siteTypes);
    this.#write('site.js', brokenModule(report));
    if (!existsSync(join(this.#made, providerFile))) this.#writeProvider({});
  }

  #writeProvider(provider: FumadocsProvider): void {
    this.#write('provider.d.ts', providerTypes);
    this.#write(providerFile, providerModule(provider));
  }

  async #publish(site: ResolvedSite): Promise<void> {
    const skipped = ['out', 'public'].map((name) => join(this.#folder, name));
    const moved = this.#config.output === 'export' ? this.#redirectPages(site.model) : [];
    // In dev nobody reads them.
    const indexes = process.env.NODE_ENV === 'production' ? await this.#indexes(site) : [];
    const texts = new Map([...moved, ...indexes, ...this.#writer.made]);
    const media = listAssets(site, skipped);
    const list = join(this.#made, 'published.json');
    await publish({ docs: site.root, media, texts }, join(this.#folder, 'public'), list);
  }

  async #indexes(site: ResolvedSite): Promise<ReadonlyMap<string, string>> {
    const { files, notices } = await indexFiles(site, { addressOf: addressesIn(site.model, this.#config) });
    for (const notice of notices) standardError.warn(`${notice}\n`);
    return files;
  }

  /** A static site has no server that answers with a redirect. */
  #redirectPages(site: Site): Map<string, string> {
    const { basePath = '', trailingSlash = false } = this.#config;
    return new Map(
      staticRedirects(site).redirects.map(({ source, destination }) => {
        const address = /^\/(?!\/)/.test(destination) ? basePath + destination : destination;
        const path = pathOfAddress(source) || 'index';
        return [trailingSlash && path !== 'index' ? `${path}/index.html` : `${path}.html`, redirectPage(address)];
      }),
    );
  }

  #write(file: string, text: string): void {
    writeChanged(join(this.#made, file), text);
  }
}

/** Addresses in the text of pages: Next.js's links, which add the base path, are not at hand there. */
function addressesIn(site: Site, { basePath = '', trailingSlash = false }: NextConfig): (route: string) => string {
  return (route) => {
    const [path, rest] = splitAddress(route);
    const plain =
      basePath + (path === '/' && basePath !== '' ? '' : hrefOf({ ...site, site: { ...site.site, base: '' } }, path));
    return (trailingSlash && !plain.endsWith('/') ? `${plain}/` : plain) + rest;
  };
}
