import type { IgnoreRule } from '../../values/inventory.ts';

/** What may be meant by an entry that names no page. */
export interface Suggestions {
  /** Where a redirect sends it. */
  readonly redirect?: string;
  /** What Git says it was renamed to. */
  readonly moved?: string;
  /** The same page in another language or version. */
  readonly sibling?: string;
  /** Pages of the same name in other folders. */
  readonly sameName?: readonly string[];
  /** Pages whose path is nearly the same. */
  readonly nearest?: readonly string[];
  /** The one that it must be, if there is no doubt. */
  readonly sure?: string;
  /**
   * The folder that most of the missing pages exist below, this one too, and how many of how many do. It is the folder of
   * all pages if fewer entries than these are right as they are.
   */
  readonly below?: {
    readonly folder: string;
    readonly number: number;
    readonly of: number;
    readonly isOfPages: boolean;
  };
}

/** Why a page file is no text, or a folder of pages cannot be looked into. Reasons end a sentence. */
export type UnreadableProblem =
  | { readonly kind: 'UTF-16' | 'encoding' | 'NUL' }
  | { readonly kind: 'file' | 'folder'; readonly reason: string };

/** What leaves a page file out, as a part of a sentence. */
export function ignoreRule(by: IgnoreRule): string {
  switch (by.from) {
    case 'built-in':
      return `a built-in rule (${by.pattern})`;
    case 'options':
      return `the option "ignore" (${by.pattern})`;
    case '.mintignore':
      return `line ${by.line ?? 1} of .mintignore (${by.pattern})`;
    case 'git':
      return 'Git, which ignores it';
    case 'symbolic-link':
      return `the rule for symbolic links: it leads out of the docs folder, to ${by.pattern}`;
  }
}
