import { join } from 'node:path';
import { listAssets } from '../../kit/assets/assets.ts';
import { type MirrorForm, mirrorPages } from '../../kit/mirror/mirror.ts';
import type { PageContent } from '../../kit/pages/read-pages.ts';
import { redirectPage } from '../../kit/publish/redirect-page.ts';
import { pathOfAddress, staticRedirects } from '../../kit/publish/redirects.ts';
import { writeChanged } from '../../kit/publish/write-changed.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Site } from '../../values/site.ts';
import { sidebarsModule } from '../fumadocs/sidebars.ts';
import { brokenModule, generatedFolder, siteModule, siteTypes } from './modules.ts';
import { publish } from './publish.ts';
import { projectRedirects } from './redirects.ts';
import type { NextConfig } from './types.ts';

/** The files of a Next.js project that are made from a site. */
export class Project {
  readonly #folder: string;
  readonly #config: NextConfig;
  readonly #made: string;

  /** @param folder Absolute path of the project. */
  constructor(folder: string, config: NextConfig) {
    this.#folder = folder;
    this.#config = config;
    this.#made = join(folder, generatedFolder);
  }

  /** Writes the model, the pages, and what `public` gets of the docs folder, as far as they have changed. */
  async write(site: ResolvedSite): Promise<void> {
    // The model comes last: a dev server that takes it up finds its pages.
    await mirrorPages(site, this.#made, pageForm);
    await this.#publish(site);
    this.#write('redirects.json', JSON.stringify(projectRedirects(site.model)));
    this.#write('site.d.ts', siteTypes);
    this.#write('sidebars.js', sidebarsModule(site.model));
    this.#write('site.js', siteModule(site.model));
  }

  /** Lets pages say what is wrong, until the site is written again. */
  writeBroken(report: string): void {
    this.#write('site.d.ts', siteTypes);
    this.#write('site.js', brokenModule(report));
  }

  async #publish(site: ResolvedSite): Promise<void> {
    const skipped = ['out', 'public'].map((name) => join(this.#folder, name));
    const texts = this.#config.output === 'export' ? this.#redirectPages(site.model) : new Map<string, string>();
    const media = listAssets(site.root, skipped);
    const list = join(this.#made, 'published.json');
    await publish({ docs: site.root, media, texts }, join(this.#folder, 'public'), list);
  }

  /** A static site has no server that answers with a redirect. */
  #redirectPages(site: Site): Map<string, string> {
    const { basePath = '', trailingSlash = false } = this.#config;
    return new Map(
      staticRedirects(site).redirects.map(({ source, destination }) => {
        const address = /^\/(?!\/)/.test(destination) ? basePath + destination : destination;
        const path = pathOfAddress(source);
        return [trailingSlash ? `${path}/index.html` : `${path}.html`, redirectPage(address)];
      }),
    );
  }

  #write(file: string, text: string): void {
    writeChanged(join(this.#made, file), text);
  }
}

/** The folder of the pages below the generated one, and that of what they import. */
const pageForm: MirrorForm = {
  fileOf: ({ route, format }) => `pages/${route === '/' ? 'index' : route.slice(1)}.${format}`,
  frontMatter,
  imports: 'imports',
};

/** Members that mean something else to Fumadocs, or that it would refuse, are left out. */
function frontMatter({ data }: PageContent): Record<string, unknown> {
  const kinds: Readonly<Record<string, string>> = { icon: 'string', full: 'boolean', description: 'string' };
  const isGood = ([name, value]: [string, unknown]): boolean =>
    name !== '_openapi' && (kinds[name] === undefined || typeof value === kinds[name]);
  return Object.fromEntries(Object.entries(data).filter(isGood));
}
