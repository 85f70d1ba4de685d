import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Options } from '../../core/options.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { copyAssets, type MadeFiles } from '../assets/assets.ts';
import { plugin as bundlerPlugin } from '../bundler/plugin.ts';
import type { Generator, Manifest } from '../contract.ts';
import { writeIndexes } from '../indexes/write-indexes.ts';
import { lossesOf } from '../losses/losses.ts';
import { checkPages, PagesLog } from '../rendering/report-pages.ts';
import { SiteWriter } from '../rendering/site-writer.ts';
import type { ViteApi } from '../vite/hooks.ts';
import type { AstroSettings } from './generator.ts';
import type { ContentEntry, RenderMarkdown } from './hook.ts';
import { contentWritten, forgetContent } from './renewal.ts';
import type { AstroConfig, AstroSetup } from './types.ts';

/** Makes what writes the pages of a project. */
export type MakeGenerator = (settings: AstroSettings) => Generator;

/** What is known when Astro has set the integration up. */
interface Project {
  readonly config: AstroConfig;
  /** Absolute path. */
  readonly root: string;
  readonly generator: Generator;
}

/** A site in an Astro project: it is resolved in Vite's plugin, and its pages go to a content collection. */
export class AstroSite {
  readonly #options: Options;
  readonly #manifest: Manifest;
  readonly #makeGenerator: MakeGenerator;
  #plugin: Plugin<ViteApi> | undefined;
  #project: Project | undefined;
  #writer: SiteWriter<unknown> | undefined;
  #renderMarkdown: RenderMarkdown | undefined;
  #synchronize = async (): Promise<boolean> => false;
  #warn: (text: string) => void = () => {};
  readonly #log = new PagesLog((text) => this.#warn(text));
  #isDevelopment = false;

  /** @param manifest Of the generator that draws the pages. */
  constructor(options: Options, manifest: Manifest, makeGenerator: MakeGenerator) {
    this.#options = options;
    this.#manifest = manifest;
    this.#makeGenerator = makeGenerator;
  }

  /**
   * Takes up the project, and answers with the site. A build ends if the navigation is broken; in dev an error is shown
   * in the browser and the server goes on.
   */
  async start({ command, config, logger }: Pick<AstroSetup, 'command' | 'config' | 'logger'>): Promise<ResolvedSite> {
    this.#warn = (text) => logger.warn(text);
    this.#isDevelopment = command === 'dev';
    const { api } = this.pluginFor(config, command);
    if (command === 'build') await api?.check(this.#warn);
    const { trailingSlash, build } = config;
    const renderMarkdown: RenderMarkdown = async (markdown) => (await this.#renderMarkdown?.(markdown)) ?? { html: '' };
    const generator = this.#makeGenerator({ trailingSlash, format: build.format, renderMarkdown });
    this.#project = { config, root: fileURLToPath(config.root), generator };
    return this.current();
  }

  /** Vite's plugin, which resolves the site. Made when it is first asked for. */
  pluginFor({ root, base }: AstroConfig, command: AstroSetup['command']): Plugin<ViteApi> {
    if (this.#plugin !== undefined) return this.#plugin;
    const project = fileURLToPath(root);
    const folder = this.#options.root === undefined ? {} : { root: resolve(project, this.#options.root) };
    const options = { ...this.#options, ...folder, base: this.#options.base ?? base };
    const made: Plugin<ViteApi> = bundlerPlugin.vite(options);
    made.api?.configure(project, base, command === 'dev');
    made.api?.onRenewal({
      prepare: async () => {
        if (await this.#synchronize()) await contentWritten(root);
      },
      forget: forgetContent,
      styles: () => this.styles,
    });
    this.#plugin = made;
    return made;
  }

  /** The site as it is now. */
  readonly current = async (): Promise<ResolvedSite> => {
    return there(await this.#plugin?.api?.site());
  };

  /** See `ContentSource`. */
  readonly onChange = (listener: () => Promise<boolean>): void => {
    this.#synchronize = listener;
  };

  /** See `ContentSource`. */
  readonly entries = async (renderMarkdown: RenderMarkdown): Promise<readonly ContentEntry[]> => {
    this.#renderMarkdown = renderMarkdown;
    const now = await this.current();
    const { generator, root } = this.#setUp;
    this.#writer ??= new SiteWriter(this.#manifest, generator, root);
    const { pages, findings } = await this.#writer.project(now);
    // In dev an error is shown in the browser, and pages go on.
    if (this.#isDevelopment) await this.#log.tell(now, findings);
    else await checkPages(now, findings, this.#warn);
    return pages;
  };

  /** The style sheet of pages, as they were last rendered: of utility classes and of the site's own. */
  get styles(): string {
    return this.#writer?.styles ?? '';
  }

  /** Scripts that pages load. */
  get made(): MadeFiles {
    return this.#writer?.made ?? new Map();
  }

  /** Path that the site is served under, without a slash at its end. */
  get base(): string {
    return (this.#project?.config.base ?? '').replace(/\/$/, '');
  }

  /** Adds to a built site what Astro does not write: media, scripts of pages, and lists of pages. */
  async publish(folder: string): Promise<void> {
    const now = await this.current();
    const { generator, config } = this.#setUp;
    // A project without the collection of pages has not been told of anything.
    if (this.#writer === undefined) await checkPages(now, lossesOf(now, this.#manifest), this.#warn);
    await copyAssets(now, folder, this.made);
    const addressOf = (route: string): string => generator.addressOf(route, now.model);
    await writeIndexes(now, { folder, addressOf, url: config.site }, this.#warn);
  }

  get #setUp(): Project {
    return there(this.#project);
  }
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The content of the site is asked for before Astro has set it up.');
  return value;
}
