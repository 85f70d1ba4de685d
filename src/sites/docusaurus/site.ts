import { join } from 'node:path';
import { writeWhole } from '../../core/host.ts';
import { splitAddress } from '../../core/links.ts';
import type { Options } from '../../core/options.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { PagesLog } from '../rendering/report-pages.ts';
import type { ResolvedSite } from '../resolve.ts';
import { failure, faultOf, type Log, standardError } from '../session/report.ts';
import { SiteSession } from '../session/session.ts';
import { takeBranding } from './branding.ts';
import { addressOfDoc } from './doc-address.ts';
import { Problems } from './problems.ts';
import { DocsProject } from './project.ts';
import type { LoadContext } from './types.ts';

/** A site in a Docusaurus project: resolved, written for the docs plugin, and again whenever Docusaurus asks for it. */
export class DocusaurusSite {
  readonly isBuild: boolean;
  /** What the docs plugin reads. */
  readonly project: DocsProject;
  /** What is wrong, for the compilation to tell. */
  readonly problems: Problems;
  /** Absolute path of the style sheet with the site's colors and fonts. */
  readonly brandingStyles: string;
  /** Absolute path of a file that is written when feedback was read: Docusaurus watches it, and loads its content again. */
  readonly feedback: string;
  /** Absolute paths of the files that the site was made of at first. */
  readonly files: readonly string[];
  readonly #session: SiteSession;
  readonly #pagesLog = new PagesLog(log.warn);
  #current: ResolvedSite;
  #isLoaded = false;

  private constructor(
    { siteDir, baseUrl, generatedFilesDir, siteConfig: { trailingSlash } }: LoadContext,
    id: string,
    session: SiteSession,
    {
      site,
      files,
      isBuild,
    }: { readonly site: ResolvedSite; readonly files: readonly string[]; readonly isBuild: boolean },
  ) {
    const folder = join(generatedFilesDir, 'docs-json-nav', id);
    this.isBuild = isBuild;
    this.project = new DocsProject(folder, id, siteDir, (address) => {
      const [path, rest] = splitAddress(address);
      return addressOfDoc(path, { trailingSlash, baseUrl }) + rest;
    });
    this.problems = new Problems(join(folder, 'problems.txt'));
    this.brandingStyles = join(folder, 'face.css');
    this.feedback = join(folder, 'feedback.txt');
    this.files = files;
    this.#session = session;
    this.#current = site;
  }

  /**
   * Resolves the site for the first time, and puts its branding into the project's settings.
   *
   * @param id Name of the plugin.
   */
  static async open(context: LoadContext, id: string, options: Options): Promise<DocusaurusSite> {
    const isBuild = process.env.NODE_ENV === 'production';
    const session = new SiteSession(options);
    session.configure(context.siteDir, context.baseUrl.replace(/\/$/, ''), !isBuild);
    const site = await session.site();
    const { files } = await session.followed();
    const opened = new DocusaurusSite(context, id, session, { site, files, isBuild });
    writeChanged(opened.brandingStyles, takeBranding(context, site));
    await opened.project.prepare();
    session.onFeedback(() => {
      try {
        writeWhole(opened.feedback, 'Feedback was read.\n');
      } catch {
        // The next feedback tries again.
      }
    });
    return opened;
  }

  /** The site as it was last with a navigation. */
  get current(): ResolvedSite {
    return this.#current;
  }

  /**
   * Brings what the docs plugin reads up to date.
   *
   * @throws NavigationError in a build, where something is wrong.
   */
  async renew(): Promise<void> {
    const now = await this.#now();
    if (!this.#isLoaded) this.#session.report(now, log);
    this.#isLoaded = true;
    // If there is no navigation at all, the last one is of more use to a reader.
    if (now.ok || now.model.sidebars.length > 0) this.#current = now;
    const pages = await this.#pagesLog.tell(this.#current, await this.project.write(this.#current));
    if (!pages.ok && this.isBuild) throw failure(pages.text, pages.place);
    this.problems.set(faultOf(now) ?? (pages.ok ? '' : pages.text));
  }

  #now(): Promise<ResolvedSite> {
    if (this.isBuild) return this.#session.check(log.warn);
    return this.#isLoaded ? this.#session.changed(log) : this.#session.site();
  }
}

/** Standard error, where each text says whose it is. What is wrong in dev is a fault of the compilation, which says it. */
export const log: Log = {
  warn: (text) => standardError.warn(`[docs-json-nav] ${text}`),
  error: (text) => standardError.error(`[docs-json-nav] ${text}`),
  fault: () => undefined,
};
