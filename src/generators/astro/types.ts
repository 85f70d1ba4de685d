import type { ViteDevServer } from 'vite';

/**
 * Members of Astro's configuration that the integration uses. This file doesn't import Astro's types, because users of
 * other generators don't have Astro installed.
 */
export interface AstroConfig {
  readonly root: URL;
  readonly base: string;
  readonly site?: string | undefined;
  readonly trailingSlash: 'always' | 'never' | 'ignore';
  readonly build: { readonly format: 'file' | 'directory' | 'preserve' };
  readonly integrations: readonly AstroIntegration[];
}

export interface AstroIntegration {
  readonly name: string;
  readonly hooks: { readonly [hook: string]: unknown };
}

export interface AstroSetup {
  readonly command: 'dev' | 'build' | 'preview' | 'sync';
  readonly config: AstroConfig;
  readonly logger: { warn(message: string): void };
  updateConfig(config: { readonly redirects?: AstroRedirects; readonly vite?: object }): unknown;
  injectScript(stage: 'page', code: string): void;
}

export interface AstroServerSetup {
  readonly server: Pick<ViteDevServer, 'middlewares'>;
}

export type AstroRedirects = Record<string, { status: 301 | 302; destination: string }>;

export interface ContentLoaderContext {
  readonly config: AstroConfig;
  readonly store: {
    keys(): string[];
    get(id: string): { readonly digest?: string | number | undefined } | undefined;
    set(entry: StoredEntry): boolean;
    delete(id: string): void;
  };
  renderMarkdown(markdown: string): Promise<{ readonly html: string }>;
  parseData(entry: Pick<StoredEntry, 'id' | 'data' | 'filePath'>): Promise<Record<string, unknown>>;
  generateDigest(data: string): string | number;
}

interface StoredEntry {
  readonly id: string;
  readonly data: Record<string, unknown>;
  readonly body?: string;
  readonly filePath?: string;
  readonly digest?: string | number;
  readonly rendered?: { readonly html: string; readonly metadata: { readonly headings: readonly AstroHeading[] } };
}

interface AstroHeading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}
