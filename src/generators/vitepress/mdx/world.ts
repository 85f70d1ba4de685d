import type { ConversionWarning } from './warning.ts';

/** What pages are converted for. */
export interface ConversionWorld {
  /** True for a component that the site's theme has. */
  isComponent(name: string): boolean;
  /** Text of a file of the docs folder, by its path there; undefined where there is none. */
  read(file: string): string | undefined;
}

/** A page as Markdown for Vue. */
export interface Converted {
  readonly body: string;
  readonly warnings: readonly ConversionWarning[];
}
