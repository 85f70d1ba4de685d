import { join } from 'node:path';
import { errorCode, readRegular } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import { maxRedirectsFileBytes } from '../../core/values.ts';
import { failureReport, standardError } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { watchFiles } from '../../site/watch-files.ts';
import { staticRedirects } from '../publish/redirects.ts';
import { checkPages, PagesLog } from '../rendering/report-pages.ts';
import { generatedFolder } from './modules.ts';
import { Project } from './project.ts';
import type { ConfigFunction, ConfigInput, NextConfig, NextRedirect } from './types.ts';

/** Options for Next.js: the same as those of every integration. */
export type NextOptions = Options;

/** Phases in which no pages are written. The others are builds and dev. */
const idle = new Set(['phase-production-server', 'phase-test', 'phase-info']);
const development = 'phase-development-server';

/**
 * Variable with the id of the process that writes the files. Next.js also loads its configuration in workers, which
 * inherit the variable and use the written files.
 */
const writer = 'DOCS_JSON_NAV_WRITER';

/** Wraps a Next.js configuration in a function that Next.js calls. */
export function createConfig<Config extends object>(
  given: ConfigInput<Config>,
  options: NextOptions,
): ConfigFunction<Config> {
  // Set immediately: Next.js reverts variables that a configuration function sets later.
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
 * Writes the files of a site, and writes them again after each change. In dev pages show errors until they are fixed.
 */
async function keepWritten(session: SiteSession, project: Project): Promise<void> {
  const pagesLog = new PagesLog(standardError.warn);
  await show(await session.site());
  session.onChange(({ now }) => show(now));
  await session.follow(watchFiles(), standardError);

  async function show(site: ResolvedSite): Promise<void> {
    const fault = failureReport(site);
    if (fault !== undefined) return project.writeBroken(fault);
    const pages = await pagesLog.tell(site, await project.write(site));
    if (!pages.ok) project.writeBroken(pages.text);
  }
}

/** Adds the redirects of `docs.json` after the project's. A static export has pages for them instead. */
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
    return JSON.parse(readRegular(join(folder, generatedFolder, 'redirects.json'), maxRedirectsFileBytes).toString());
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
