import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Options } from '../../core/options.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { copyAssets, type GeneratedFiles } from '../assets/assets.ts';
import { bundlerPlugin } from '../bundler/plugin.ts';
import type { Generator, Manifest } from '../contract.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { findLosses } from '../losses/losses.ts';
import { checkPages, PagesLog } from '../rendering/report-pages.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import type { ViteApi } from '../vite/hooks.ts';
import type { ContentEntry, RenderMarkdown } from './content-hook.ts';
import { invalidateContent, waitForContent } from './content-updates.ts';
import type { AstroSettings } from './generator.ts';
import type { AstroConfig, AstroSetup } from './types.ts';

export type GeneratorFactory = (settings: AstroSettings) => Generator;

/** Settings that are known after Astro's hook `astro:config:setup`. */
interface Project {
  readonly config: AstroConfig;
  /** Absolute path. */
  readonly root: string;
  readonly generator: Generator;
}

/** Site of an Astro project. Vite's plugin resolves it, and a content collection holds its pages. */
export class AstroSite {
  readonly #options: Options;
  readonly #manifest: Manifest;
  readonly #createGenerator: GeneratorFactory;
  #plugin: Plugin<ViteApi> | undefined;
  #project: Project | undefined;
  #writer: SiteWriter<unknown> | undefined;
  #renderMarkdown: RenderMarkdown | undefined;
  #synchronize = async (): Promise<boolean> => false;
  #warn: (text: string) => void = () => {};
  readonly #log: PagesLog;
  #isDevelopment = false;

  constructor(options: Options, manifest: Manifest, createGenerator: GeneratorFactory) {
    this.#options = options;
    this.#manifest = manifest;
    this.#log = new PagesLog(manifest, (text) => this.#warn(text));
    this.#createGenerator = createGenerator;
  }

  /**
   * Sets up the project and returns the site. A broken navigation fails a build; in dev the browser shows the error.
   */
  async start({ command, config, logger }: Pick<AstroSetup, 'command' | 'config' | 'logger'>): Promise<ResolvedSite> {
    this.#warn = (text) => logger.warn(text);
    this.#isDevelopment = command === 'dev';
    const { api } = this.pluginFor(config, command);
    if (command === 'build') await api?.check(this.#warn);
    const { trailingSlash, build } = config;
    const renderMarkdown: RenderMarkdown = async (markdown) => (await this.#renderMarkdown?.(markdown)) ?? { html: '' };
    const settings = { trailingSlash, format: build.format, renderMarkdown };
    const generator = { ...this.#createGenerator(settings), siteUrl: config.site };
    this.#project = { config, root: fileURLToPath(config.root), generator };
    return this.resolveSite();
  }

  pluginFor({ root, base }: AstroConfig, command: AstroSetup['command']): Plugin<ViteApi> {
    if (this.#plugin !== undefined) return this.#plugin;
    const projectRoot = fileURLToPath(root);
    const rootOption = this.#options.root === undefined ? {} : { root: resolve(projectRoot, this.#options.root) };
    const options = { ...this.#options, ...rootOption, base: this.#options.base ?? base };
    const plugin: Plugin<ViteApi> = bundlerPlugin.vite(options);
    plugin.api?.configure(projectRoot, base, command === 'dev');
    plugin.api?.setRenderingHooks({
      prepare: async () => {
        if (await this.#synchronize()) await waitForContent(root);
      },
      invalidate: invalidateContent,
      getStyles: () => this.styles,
    });
    this.#plugin = plugin;
    return plugin;
  }

  readonly resolveSite = async (): Promise<ResolvedSite> => {
    return assertSetUp(await this.#plugin?.api?.site());
  };

  readonly onChange = (listener: () => Promise<boolean>): void => {
    this.#synchronize = listener;
  };

  readonly loadEntries = async (renderMarkdown: RenderMarkdown): Promise<readonly ContentEntry[]> => {
    this.#renderMarkdown = renderMarkdown;
    const site = await this.resolveSite();
    const { generator, root } = this.#startedProject;
    this.#writer ??= new SiteWriter(this.#manifest, generator, root);
    const { pages, findings } = await this.#writer.renderSite(site);
    // In dev a finding never stops rendering, because the browser shows errors.
    if (this.#isDevelopment) await this.#log.print(site, findings);
    else await checkPages(this.#manifest, site, findings, this.#warn);
    return pages;
  };

  get styles(): string {
    return this.#writer?.styles ?? '';
  }

  get generatedFiles(): GeneratedFiles {
    return this.#writer?.generatedFiles ?? new Map();
  }

  get base(): string {
    return (this.#project?.config.base ?? '').replace(/\/$/, '');
  }

  /** Adds files that Astro doesn't write to the output: media, scripts of pages, and indexes such as `llms.txt`. */
  async publish(folder: string): Promise<void> {
    const site = await this.resolveSite();
    const { generator, config } = this.#startedProject;
    // If the project has no `docs` collection, no page was rendered and nothing has been reported yet.
    if (this.#writer === undefined)
      await checkPages(this.#manifest, site, findLosses(site, this.#manifest), this.#warn);
    await copyAssets(site, folder, this.generatedFiles);
    const urlOf = (route: string): string => generator.urlOf(route, site.model);
    await writeIndexes(site, { folder, urlOf, url: config.site }, this.#warn);
  }

  get #startedProject(): Project {
    return assertSetUp(this.#project);
  }
}

function assertSetUp<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The content of the site was requested before Astro has set it up.');
  return value;
}
