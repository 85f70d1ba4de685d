/*
 * Next.js integration. Writes the modules that pages import into `.docs-json-nav`, and media into `public`. Never
 * changes files that this package hasn't written. Worker processes write nothing.
 */

import { join } from 'node:path';
import { errorCode, readRegular } from '../../core/host.ts';
import type { Options } from '../../core/options.ts';
import { maxRedirectsFileBytes } from '../../core/values.ts';
import { formatFailureReport, stderrLogger } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { SiteSession } from '../../site/session.ts';
import { watchFiles } from '../../site/watch-files.ts';
import { fumadocs } from '../fumadocs/manifest.ts';
import { staticRedirects } from '../publish/redirects.ts';
import { checkPages, PagesLog } from '../rendering/report-pages.ts';
import { nextOutputFolder } from './modules.ts';
import { NextProject } from './project.ts';
import type { ConfigFunction, ConfigInput, NextConfig, NextRedirect } from './types.ts';

/** Options for Next.js: the same as those of every integration. */
export type NextOptions = Options;

/** Phases in which no pages are written. All other phases are builds or dev. */
const idlePhases = new Set(['phase-production-server', 'phase-test', 'phase-info']);
const devPhase = 'phase-development-server';

/**
 * Variable with the id of the process that writes the files. Next.js also loads its configuration in workers, which
 * inherit the variable and use the written files.
 */
const writerVariable = 'DOCS_JSON_NAV_WRITER';

export function createNextConfig<Config extends object>(
  input: ConfigInput<Config>,
  options: NextOptions,
): ConfigFunction<Config> {
  // Set immediately, because Next.js reverts variables that a configuration function sets later.
  process.env[writerVariable] ??= String(process.pid);
  const projectFolder = process.cwd();
  let pendingWrite: Promise<void> | undefined;
  return async (phase, context) => {
    const config = await (typeof input === 'function' ? input(phase, context) : input);
    if (!idlePhases.has(phase) && process.env[writerVariable] === String(process.pid)) {
      pendingWrite ??= writeProject(projectFolder, config, options, phase);
      await pendingWrite;
    }
    return addRedirects(projectFolder, config);
  };
}

async function writeProject(projectFolder: string, config: NextConfig, options: Options, phase: string): Promise<void> {
  const session = new SiteSession(options);
  session.configure(projectFolder, config.basePath, phase === devPhase);
  const project = new NextProject(projectFolder, config);
  if (phase === devPhase) return writeOnChange(session, project);
  const site = await session.check(stderrLogger.warn);
  const { skipped } = staticRedirects(site.model);
  if (config.output === 'export' && skipped.length > 0) {
    stderrLogger.warn(`A static export has no page for redirects with parameters: ${skipped.join(', ')}\n`);
  }
  await checkPages(fumadocs, site, await project.write(site), stderrLogger.warn);
}

/**
 * Writes the files of a site, and writes them again after each change. In dev pages show errors until they are fixed.
 */
async function writeOnChange(session: SiteSession, project: NextProject): Promise<void> {
  const pagesLog = new PagesLog(fumadocs, stderrLogger.warn);
  await update(await session.site());
  session.onChange(({ current }) => update(current));
  await session.follow(watchFiles(), stderrLogger);

  async function update(site: ResolvedSite): Promise<void> {
    const report = formatFailureReport(site);
    if (report !== undefined) return project.writeError(report);
    const pagesReport = await pagesLog.print(site, await project.write(site));
    if (!pagesReport.ok) project.writeError(pagesReport.text);
  }
}

/** Adds the redirects of `docs.json` after the project's redirects. A static export has redirect pages instead. */
function addRedirects<Config extends NextConfig>(projectFolder: string, config: Config): Config {
  if (config.output === 'export') return config;
  const redirects = async (): Promise<unknown[]> => {
    return [...((await config.redirects?.()) ?? []), ...readWrittenRedirects(projectFolder)];
  };
  return { ...config, redirects };
}

/** Reads the redirects that were written. Returns an empty list if nothing was written yet. */
function readWrittenRedirects(projectFolder: string): readonly NextRedirect[] {
  try {
    return JSON.parse(
      readRegular(join(projectFolder, nextOutputFolder, 'redirects.json'), maxRedirectsFileBytes).toString(),
    );
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
