/** A block of code with what its author wrote after the fence. */
export interface CodeBlock {
  /** As highlighters know it, lower case (`bash` for `curl`, `python` for `Python`); empty for none. */
  readonly language: string;
  readonly text: string;
  readonly title: string;
  /** Numbers of lines, from 1, that the author wants to stand out. */
  readonly highlight: readonly number[];
  readonly focus: readonly number[];
  /** Lines that a change adds or takes away: what remains of `[!code ++]` and `[!code --]`. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Lines are numbered. */
  readonly lines: boolean;
  /** Shown in part until the reader asks for all. */
  readonly expandable: boolean;
  readonly wrap: boolean;
  /** An icon's name. */
  readonly icon?: string | undefined;
  /** In a group, which shows the title itself. */
  readonly isGrouped: boolean;
}
