import { buildMessage, type SiteSession } from '../../kit/session/session.ts';
import { watchFolder } from '../../kit/session/watch-folder.ts';
import type { ResolvedSite } from '../../resolve.ts';
import { OptionsError } from '../../values/options-error.ts';
import type { Project } from './project.ts';

/**
 * Writes the files of a site, and again after each change of its folder. Dev goes on with what is wrong: pages say it
 * until it is mended.
 *
 * @param tell Prints a text.
 */
export async function keepWritten(session: SiteSession, project: Project, tell: (text: string) => void): Promise<void> {
  let told: string | undefined;
  const site = await session.site();
  await showNext(async () => site);
  let running: Promise<void> = Promise.resolve();
  const follow = (): Promise<void> => {
    running = running.then(() => showNext(() => session.refresh()));
    return running;
  };
  session.onFeedback(() => void follow());
  await watchFolder(site.root, follow);

  async function showNext(resolving: () => Promise<ResolvedSite>): Promise<void> {
    try {
      await show(await resolving());
    } catch (error) {
      tellOnce(`${error instanceof OptionsError ? error.message : String(error)}\n`);
    }
  }

  async function show(current: ResolvedSite): Promise<void> {
    tellOnce(buildMessage(current)?.text);
    if (current.ok) await project.write(current);
    else project.writeBroken(buildMessage(current, false)?.text ?? '');
  }

  /** Every edit resolves the site anew: what has been said is not said again. */
  function tellOnce(text: string | undefined): void {
    if (text !== undefined && text !== told) tell(text);
    told = text;
  }
}
