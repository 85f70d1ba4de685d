import { join } from 'node:path';
import { errorCode, readRegular } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import { faultOf, standardError } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { watchFiles } from '../../site/watch-files.ts';
import { staticRedirects } from '../publish/redirects.ts';
import { checkPages, PagesLog } from '../rendering/report-pages.ts';
import { generatedFolder } from './modules.ts';
import { Project } from './project.ts';
import type { ConfigFunction, ConfigInput, NextConfig, NextRedirect } from './types.ts';

/** What a site may set for Next.js: the options of every integration. */
export type NextOptions = Options;

/** What Next.js does without pages being written: its other phases are builds and dev. */
const idle = new Set(['phase-production-server', 'phase-test', 'phase-info']);
/** Maximum size of the list of redirects. */
const maxBytes = 64 * 1024 * 1024;
const development = 'phase-development-server';

/**
 * Set in the process that writes the files. Next.js loads its configuration in its workers too, which have their
 * variables from that process and find the files written.
 */
const writer = 'DOCS_JSON_NAV_WRITER';

/** Makes the function that Next.js calls for its configuration. */
export function createConfig<Config extends object>(
  given: ConfigInput<Config>,
  options: NextOptions,
): ConfigFunction<Config> {
  // At once: what a configuration sets later Next.js takes back.
  process.env[writer] ??= String(process.pid);
  const folder = process.cwd();
  let written: Promise<void> | undefined;
  return async (phase, context) => {
    const config = await (typeof given === 'function' ? given(phase, context) : given);
    if (!idle.has(phase) && process.env[writer] === String(process.pid)) {
      written ??= write(folder, config, options, phase);
      await written;
    }
    return withRedirects(folder, config);
  };
}

async function write(folder: string, config: NextConfig, options: Options, phase: string): Promise<void> {
  const session = new SiteSession(options);
  session.configure(folder, config.basePath, phase === development);
  const project = new Project(folder, config);
  if (phase === development) return keepWritten(session, project);
  const site = await session.check(standardError.warn);
  const { skipped } = staticRedirects(site.model);
  if (config.output === 'export' && skipped.length > 0) {
    standardError.warn(`A static export has no page for redirects with parameters: ${skipped.join(', ')}\n`);
  }
  await checkPages(site, await project.write(site), standardError.warn);
}

/**
 * Writes the files of a site, and again after each change of it. Dev goes on with what is wrong: pages say it until it
 * is fixed.
 */
async function keepWritten(session: SiteSession, project: Project): Promise<void> {
  const pagesLog = new PagesLog(standardError.warn);
  await show(await session.site());
  session.onChange(({ now }) => show(now));
  await session.follow(watchFiles(), standardError);

  async function show(site: ResolvedSite): Promise<void> {
    const fault = faultOf(site);
    if (fault !== undefined) return project.writeBroken(fault);
    const pages = await pagesLog.tell(site, await project.write(site));
    if (!pages.ok) project.writeBroken(pages.text);
  }
}

/** The redirects of `docs.json` come after the project's own. A static export has pages for them instead. */
function withRedirects<Config extends NextConfig>(folder: string, config: Config): Config {
  if (config.output === 'export') return config;
  const redirects = async (): Promise<unknown[]> => {
    return [...((await config.redirects?.()) ?? []), ...generatedRedirects(folder)];
  };
  return { ...config, redirects };
}

/** The redirects that were written; none if nothing was written yet. */
function generatedRedirects(folder: string): readonly NextRedirect[] {
  try {
    return JSON.parse(readRegular(join(folder, generatedFolder, 'redirects.json'), maxBytes).toString());
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
