import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeWhole } from '../../core/host.ts';
import type { Finding } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import type { OwnNavigation } from './forms.ts';
import { docusaurusGenerator } from './generator.ts';
import { docusaurus } from './manifest.ts';
import { docusaurusSidebars } from './sidebars.ts';

/** What Docusaurus reads of a site: a folder of docs, a file of sidebars and a style sheet. */
export class DocsProject {
  /** Absolute path. */
  readonly docs: string;
  /** Absolute path. */
  readonly sidebars: string;
  /** Absolute path of the style sheet of pages: of utility classes, and of the site's own. */
  readonly utilities: string;
  readonly #writer: SiteWriter<OwnNavigation>;

  /**
   * @param folder Absolute path of a folder for generated files.
   * @param plugin Id of the plugin.
   * @param root Absolute path of the project.
   * @param slashed Gives addresses in the text of pages the slash at their end that the site is to have.
   */
  constructor(folder: string, plugin: string, root: string, slashed: (address: string) => string = (same) => same) {
    this.docs = join(folder, 'docs');
    this.sidebars = join(folder, 'sidebars.json');
    this.utilities = join(folder, 'utilities.css');
    this.#writer = new SiteWriter(docusaurus, docusaurusGenerator(plugin, slashed), root);
  }

  /** Scripts that pages load. */
  get made(): MadeFiles {
    return this.#writer.made;
  }

  /** Makes the folder and the files, without anything in them, if they are not there: Docusaurus looks for them early. */
  async prepare(): Promise<void> {
    await mkdir(this.docs, { recursive: true });
    if (!existsSync(this.sidebars)) writeWhole(this.sidebars, '{}\n');
    if (!existsSync(this.utilities)) writeWhole(this.utilities, '');
  }

  /**
   * Brings all of them up to date.
   *
   * @returns What became of parts of pages that could not be kept.
   */
  async write(site: ResolvedSite): Promise<readonly Finding[]> {
    const { findings } = await this.#writer.write(site, this.docs);
    writeChanged(this.utilities, this.#writer.styles);
    const sidebars = `${JSON.stringify(docusaurusSidebars(site.model), undefined, 1)}\n`;
    // Docusaurus reads the file by `require`, which keeps what it has read.
    if (writeChanged(this.sidebars, sidebars)) delete createRequire(import.meta.url).cache[this.sidebars];
    return findings;
  }
}
