import type { Options } from '../../core/options.ts';
import { copyAssets } from '../assets/assets.ts';
import { brandingAddress } from '../branding/branding-address.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { writeRedirectPages } from '../publish/redirects.ts';
import { gitDates } from '../rendering/git-dates.ts';
import type { ResolvedSite } from '../resolve.ts';
import { failure, standardError } from '../session/report.ts';
import { SiteSession } from '../session/session.ts';
import { addressOf } from './address.ts';
import { vitePressBranding } from './branding.ts';
import { extendMarkdown } from './markdown.ts';
import { withoutScriptEnds } from './page-data.ts';
import { completeHtml } from './page-html.ts';
import { projectFolder } from './project.ts';
import { redirectFiles } from './redirects.ts';
import { VitePressSite } from './site.ts';
import type { ConfigEnvironment, HeadContext, HeadTag, PageData, SiteConfig, VitePressConfig } from './types.ts';
import { viteConfig } from './vite-config.ts';

/** What a site may set for VitePress: the options of every integration. */
export type VitePressOptions = Options;

/**
 * The configuration with what the integration adds to it. The pages come from the docs folder: they are written into a
 * folder in VitePress's cache, which becomes its source folder.
 *
 * @throws NavigationError in a build, where the navigation is broken.
 */
export async function extendConfig<Config extends object>(
  given: Config,
  options: VitePressOptions,
  { command }: ConfigEnvironment,
): Promise<Config> {
  const config = given as VitePressConfig;
  const project = projectFolder(process.argv.slice(2), process.cwd());
  const base = config.base ?? '/';
  const session = new SiteSession(options);
  session.configure(project, base, command === 'serve');
  // In dev an error is shown in the browser and the server goes on.
  const resolved = await (command === 'build' ? session.check(standardError.warn) : session.site());
  const cleanUrls = config.cleanUrls ?? true;
  const saysDates = config.lastUpdated ?? Boolean(config.themeConfig?.lastUpdated);
  const dates = saysDates ? await gitDates(resolved.root) : new Map();
  const style = { base: base.endsWith('/') ? base : `${base}/`, cleanUrls };
  const site = new VitePressSite(session, project, dates, style);
  await site.take(resolved);
  if (command === 'build' && !site.isWhole) throw failure(site.takeWarnings(), undefined);
  const { branding, css } = await brandingOf(resolved, config);
  site.brandingStyles = css;
  const extended: VitePressConfig = {
    ...config,
    ...branding,
    title: config.title ?? resolved.model.site.name,
    head: [...branding.head, ...(config.head ?? [])],
    themeConfig: { ...branding.themeConfig, ...config.themeConfig },
    srcDir: site.folder,
    cleanUrls,
    // Else the list of all pages would be in each of them.
    metaChunk: config.metaChunk ?? true,
    markdown: {
      ...config.markdown,
      // What goes with a page changes without its text.
      ...(command === 'serve' ? { cache: false } : {}),
      config: (markdown) => {
        config.markdown?.config?.(markdown);
        extendMarkdown(markdown, site);
      },
    },
    vite: viteConfig(config, project, site),
    transformPageData: async (page: PageData, context) => {
      const data = { ...page, ...site.pageData(page) };
      return withoutScriptEnds({ ...data, ...(await config.transformPageData?.(data, context)) });
    },
    transformHead: async (context) => [...descriptionOf(context), ...((await config.transformHead?.(context)) ?? [])],
    transformHtml: async (code, id, context) => {
      const own = site.pageOf(context.page);
      const known = {
        language: own?.placements[0]?.context.language,
        isOwn: own !== undefined,
        base: site.style.base,
      };
      const html = completeHtml(code, context, known);
      return (await config.transformHtml?.(html, id, context)) || html;
    },
    buildEnd: async (built: SiteConfig) => {
      await copyAssets(site.resolved, built.outDir, site.made);
      const moved = redirectFiles(site.model, site.style, site.links).map(
        ({ file, destination }) => [file, destination] as const,
      );
      await writeRedirectPages(new Map(moved), built.outDir);
      const publishing = {
        addressOf: (route: string) => addressOf(route, site.style),
        url: config.sitemap?.hostname,
      };
      await writeIndexes(site.resolved, { folder: built.outDir, ...publishing }, standardError.warn);
      await config.buildEnd?.(built);
    },
  };
  return extended as Config;
}

/** VitePress writes descriptions into its pages as they are; a tag of its head is escaped. */
function descriptionOf({ description }: HeadContext): HeadTag[] {
  return /["<>&]/.test(description) ? [['meta', { name: 'description', content: description }]] : [];
}

/** The branding of the site as settings of VitePress, and as a style sheet. */
async function brandingOf(site: ResolvedSite, own: VitePressConfig) {
  const { shownBranding } = await import('../branding/shown-branding.ts');
  const { config: branding, css } = vitePressBranding(shownBranding(site), own, {
    address: (path) => brandingAddress(path),
    published: (path) => brandingAddress(path, own.base),
  });
  return { branding, css };
}
