import { PagesLog } from '../rendering/report-pages.ts';
import type { ResolvedSite } from '../resolve.ts';
import { faultOf, type Log } from '../session/report.ts';
import type { SiteSession } from '../session/session.ts';
import { watchFiles } from '../session/watch-files.ts';
import type { Project } from './project.ts';

/**
 * Writes the files of a site, and again after each change of it. Dev goes on with what is wrong: pages say it until it
 * is fixed.
 */
export async function keepWritten(session: SiteSession, project: Project, log: Log): Promise<void> {
  const pagesLog = new PagesLog((text) => log.warn(text));
  await show(await session.site());
  session.onChange(({ now }) => show(now));
  await session.follow(watchFiles(), log);

  async function show(site: ResolvedSite): Promise<void> {
    const fault = faultOf(site);
    if (fault !== undefined) {
      project.writeBroken(fault);
      return;
    }
    const pages = await pagesLog.tell(site, await project.write(site));
    if (!pages.ok) project.writeBroken(pages.text);
  }
}
