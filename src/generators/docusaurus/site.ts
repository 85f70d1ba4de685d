import { join } from 'node:path';
import { writeFileAtomic } from '../../core/host.ts';
import { splitUrl } from '../../core/links.ts';
import type { Options } from '../../core/options.ts';
import { createBuildError, formatFailureReport, type Logger, stderrLogger } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { createProblemPlugin } from '../bundler/problem-plugin.ts';
import { writeChanged } from '../publish/write-changed.ts';
import { PagesLog } from '../rendering/report-pages.ts';
import { applyBranding } from './branding.ts';
import { docUrl } from './doc-url.ts';
import { docusaurus } from './manifest.ts';
import { DocsProject } from './project.ts';
import type { LoadContext } from './types.ts';

/**
 * Site of a Docusaurus project. Written for the docs plugin each time Docusaurus loads content. All paths are absolute.
 */
export type DocusaurusSite = Awaited<ReturnType<typeof openDocusaurusSite>>;

/**
 * Resolves a site and adds its branding to the project's settings.
 *
 * @param id Id of the plugin instance.
 */
export async function openDocusaurusSite(context: LoadContext, id: string, options: Options) {
  const { siteDir, generatedFilesDir, baseUrl, siteConfig } = context;
  const { trailingSlash, url } = siteConfig;
  const isBuild = process.env.NODE_ENV === 'production';
  const session = new SiteSession(options);
  session.configure(siteDir, baseUrl.replace(/\/$/, ''), !isBuild);
  let currentSite = await session.site();
  const { files } = await session.followedFiles();

  const generatedFilePath = (name: string): string => join(generatedFilesDir, 'docs-json-nav', id, name);
  const applyTrailingSlash = (href: string): string => {
    const [path, suffix] = splitUrl(href);
    return docUrl(path, { trailingSlash, baseUrl }) + suffix;
  };
  const project = new DocsProject(generatedFilePath(''), id, siteDir, applyTrailingSlash, url);
  const brandingStyles = generatedFilePath('face.css');
  writeChanged(brandingStyles, applyBranding(context, currentSite));
  await project.prepare();
  const feedbackFile = generatedFilePath('feedback.txt');
  session.onFeedback(() => {
    try {
      writeFileAtomic(feedbackFile, 'Feedback was read.\n');
    } catch {
      // Ignored: the file is written again when the next feedback arrives.
    }
  });

  const pagesLog = new PagesLog(docusaurus, docusaurusLogger.warn);
  const problemsFile = generatedFilePath('problems.txt');
  let problemReport = '';
  let isLoaded = false;
  return {
    isBuild,
    project,
    brandingStyles,
    /** File that is written when feedback arrives. Docusaurus watches the file and reloads content. */
    feedback: feedbackFile,
    /** Files that the site depended on when it was first resolved. */
    files,
    problems: createProblemPlugin(() => problemReport, problemsFile),
    /** Last site that passed the checks or had a navigation. */
    get current() {
      return currentSite;
    },
    update,
  };

  /**
   * Updates the files for the docs plugin.
   *
   * @throws NavigationError in a build, if there are errors.
   */
  async function update(): Promise<void> {
    const newSite = await resolveLatestSite();
    if (!isLoaded) session.report(newSite, docusaurusLogger);
    isLoaded = true;
    // If a failing site has no navigation, the previous site stays visible.
    if (newSite.ok || newSite.model.sidebars.length > 0) currentSite = newSite;
    const pagesReport = await pagesLog.print(currentSite, await project.write(currentSite));
    if (!pagesReport.ok && isBuild) throw createBuildError(pagesReport.text, pagesReport.location);
    problemReport = formatFailureReport(newSite) ?? (pagesReport.ok ? '' : pagesReport.text);
    writeChanged(problemsFile, problemReport);
  }

  function resolveLatestSite(): Promise<ResolvedSite> {
    if (isBuild) return session.check(docusaurusLogger.warn);
    return isLoaded ? session.registerChange(docusaurusLogger) : session.site();
  }
}

/** Prints to standard error with a prefix. Errors in dev are not printed, because the compilation reports them. */
export const docusaurusLogger: Logger = {
  warn: (text) => stderrLogger.warn(`[docs-json-nav] ${text}`),
  error: (text) => stderrLogger.error(`[docs-json-nav] ${text}`),
  printFailure: () => undefined,
};
