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
import { createDocusaurusSidebars } from './sidebars.ts';

/** Files that Docusaurus reads: a folder of docs, a sidebars file and a style sheet. All paths are absolute. */
export class DocsProject {
  readonly docsFolder: string;
  readonly sidebarsFile: string;
  /** Style sheet of pages: utility classes and the site's styles. */
  readonly utilitiesFile: string;
  readonly #writer: SiteWriter<LocalNavigation>;

  /**
   * @param generatedFolder Absolute path of a folder for generated files.
   * @param pluginId Id of the plugin instance.
   * @param projectRoot Absolute path of the project.
   * @param applyTrailingSlash Applies `trailingSlash` to URLs in page content.
   * @param siteUrl `url` of Docusaurus's configuration.
   */
  constructor(
    generatedFolder: string,
    pluginId: string,
    projectRoot: string,
    applyTrailingSlash: (href: string) => string = (url) => url,
    siteUrl?: string,
  ) {
    this.docsFolder = join(generatedFolder, 'docs');
    this.sidebarsFile = join(generatedFolder, 'sidebars.json');
    this.utilitiesFile = join(generatedFolder, 'utilities.css');
    const generator = { ...docusaurusGenerator(pluginId, applyTrailingSlash), siteUrl };
    this.#writer = new SiteWriter(docusaurus, generator, projectRoot);
  }

  get generatedFiles(): GeneratedFiles {
    return this.#writer.generatedFiles;
  }

  /** Creates empty files if they are missing, because Docusaurus checks that they exist before it loads content. */
  async prepare(): Promise<void> {
    await mkdir(this.docsFolder, { recursive: true });
    if (!existsSync(this.sidebarsFile)) writeFileAtomic(this.sidebarsFile, '{}\n');
    if (!existsSync(this.utilitiesFile)) writeFileAtomic(this.utilitiesFile, '');
  }

  /** @returns Findings about features of pages that were dropped, changed or replaced. */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    const { findings } = await this.#writer.write(site, this.docsFolder);
    writeChanged(this.utilitiesFile, this.#writer.styles);
    const sidebarsText = `${JSON.stringify(createDocusaurusSidebars(site.model), undefined, 1)}\n`;
    // Docusaurus loads the file with `require`, which caches it.
    if (writeChanged(this.sidebarsFile, sidebarsText)) delete createRequire(import.meta.url).cache[this.sidebarsFile];
    return findings;
  }
}
