import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeFileAtomic } from '../../core/host.ts';
import type { Finding } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { GeneratedFiles } from '../assets/assets.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import { docusaurusGenerator } from './generator.ts';
import { docusaurus } from './manifest.ts';
import type { LocalNavigation } from './navigation-data.ts';
import { docusaurusSidebars } from './sidebars.ts';

/** Files that Docusaurus reads: a folder of docs, a sidebars file and a style sheet. All paths are absolute. */
export class DocsProject {
  readonly docs: string;
  readonly sidebars: string;
  /** Style sheet of pages: utility classes and the site's styles. */
  readonly utilities: string;
  readonly #writer: SiteWriter<LocalNavigation>;

  /**
   * @param folder Absolute path of a folder for generated files.
   * @param plugin Id of the plugin instance.
   * @param root Absolute path of the project.
   * @param applyTrailingSlash Applies `trailingSlash` to URLs in page content.
   */
  constructor(
    folder: string,
    plugin: string,
    root: string,
    applyTrailingSlash: (href: string) => string = (url) => url,
  ) {
    this.docs = join(folder, 'docs');
    this.sidebars = join(folder, 'sidebars.json');
    this.utilities = join(folder, 'utilities.css');
    this.#writer = new SiteWriter(docusaurus, docusaurusGenerator(plugin, applyTrailingSlash), root);
  }

  get generatedFiles(): GeneratedFiles {
    return this.#writer.generatedFiles;
  }

  /** Creates empty files if they are missing, because Docusaurus checks that they exist before it loads content. */
  async prepare(): Promise<void> {
    await mkdir(this.docs, { recursive: true });
    if (!existsSync(this.sidebars)) writeFileAtomic(this.sidebars, '{}\n');
    if (!existsSync(this.utilities)) writeFileAtomic(this.utilities, '');
  }

  /** @returns Findings about features of pages that were dropped, changed or replaced. */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    const { findings } = await this.#writer.write(site, this.docs);
    writeChanged(this.utilities, this.#writer.styles);
    const sidebars = `${JSON.stringify(docusaurusSidebars(site.model), undefined, 1)}\n`;
    // Docusaurus loads the file with `require`, which caches it.
    if (writeChanged(this.sidebars, sidebars)) delete createRequire(import.meta.url).cache[this.sidebars];
    return findings;
  }
}
