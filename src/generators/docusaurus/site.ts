import { join } from 'node:path';
import { writeFileAtomic } from '../../core/host.ts';
import { splitUrl } from '../../core/links.ts';
import type { Options } from '../../core/options.ts';
import { createBuildError, failureReport, type Log, standardError } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { problemPlugin } from '../bundler/problem-plugin.ts';
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
export type DocusaurusSite = Awaited<ReturnType<typeof openSite>>;

/**
 * Resolves a site and adds its branding to the project's settings.
 *
 * @param id Id of the plugin instance.
 */
export async function openSite(context: LoadContext, id: string, options: Options) {
  const { siteDir, generatedFilesDir, baseUrl, siteConfig } = context;
  const { trailingSlash } = siteConfig;
  const isBuild = process.env.NODE_ENV === 'production';
  const session = new SiteSession(options);
  session.configure(siteDir, baseUrl.replace(/\/$/, ''), !isBuild);
  let current = await session.site();
  const { files } = await session.followed();

  const generatedPath = (name: string): string => join(generatedFilesDir, 'docs-json-nav', id, name);
  const project = new DocsProject(generatedPath(''), id, siteDir, (href) => {
    const [path, rest] = splitUrl(href);
    return docUrl(path, { trailingSlash, baseUrl }) + rest;
  });
  const brandingStyles = generatedPath('face.css');
  writeChanged(brandingStyles, applyBranding(context, current));
  await project.prepare();
  const feedback = generatedPath('feedback.txt');
  session.onFeedback(() => {
    try {
      writeFileAtomic(feedback, 'Feedback was read.\n');
    } catch {
      // Ignored: the file is written again when the next feedback arrives.
    }
  });

  const pagesLog = new PagesLog(docusaurus, log.warn);
  const problems = generatedPath('problems.txt');
  let problem = '';
  let isLoaded = false;
  return {
    isBuild,
    project,
    brandingStyles,
    /** File that is written when feedback arrives. Docusaurus watches the file and reloads content. */
    feedback,
    /** Files that the site depended on when it was first resolved. */
    files,
    problems: problemPlugin(() => problem, problems),
    /** Last site that passed the checks or had a navigation. */
    get current() {
      return current;
    },
    update,
  };

  /**
   * Updates the files for the docs plugin.
   *
   * @throws NavigationError in a build, if there are errors.
   */
  async function update(): Promise<void> {
    const next = await resolveSite();
    if (!isLoaded) session.report(next, log);
    isLoaded = true;
    // If a failing site has no navigation, the previous site stays visible.
    if (next.ok || next.model.sidebars.length > 0) current = next;
    const pages = await pagesLog.print(current, await project.write(current));
    if (!pages.ok && isBuild) throw createBuildError(pages.text, pages.location);
    problem = failureReport(next) ?? (pages.ok ? '' : pages.text);
    writeChanged(problems, problem);
  }

  function resolveSite(): Promise<ResolvedSite> {
    if (isBuild) return session.check(log.warn);
    return isLoaded ? session.changed(log) : session.site();
  }
}

/** Prints to standard error with a prefix. Errors in dev are not printed, because the compilation reports them. */
export const log: Log = {
  warn: (text) => standardError.warn(`[docs-json-nav] ${text}`),
  error: (text) => standardError.error(`[docs-json-nav] ${text}`),
  fault: () => undefined,
};
