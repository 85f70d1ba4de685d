/** A code block with the options of its info string. */
export interface CodeBlock {
  /** Lowercase name that highlighters know (`bash` for `curl`, `python` for `Python`); empty for none. */
  readonly language: string;
  readonly text: string;
  readonly title: string;
  /** Line numbers, from 1. */
  readonly highlight: readonly number[];
  readonly focus: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly lines: boolean;
  readonly expandable: boolean;
  readonly wrap: boolean;
  readonly icon?: string | undefined;
  /** True in a group, which shows the title itself. */
  readonly isGrouped: boolean;
}
