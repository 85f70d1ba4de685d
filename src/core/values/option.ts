/**
 * What one option may contain, what it is if it is not set, and its flag: plain data, so that its types, its check,
 * its flags and its line in the reference are all made from one place.
 */
export type Option =
  | TextOption
  | ToggleOption
  | NumberOption
  | ChoiceOption
  | ListOption
  | RecordOption
  | GroupOption
  | RuleOption;

/** Options by name. */
export type OptionTable = Readonly<Record<string, Option>>;

interface Common {
  /** True if it must be set as soon as the group that contains it is. */
  readonly required?: true;
  /** The flag of the command line; none if it is set in files and plugins alone. */
  readonly flag?: OptionFlag;
}

/**
 * A flag that sets an option. Its name is that of the option, with hyphens, if it has none of its own. What is on by
 * default has a flag that turns it off: `--no-content`.
 */
export interface OptionFlag {
  readonly name?: string;
  /** What its value is called in the help: `PATH`. */
  readonly value?: string;
  /** A few words for the help, without a full stop. */
  readonly help: string;
  /** Commands that have it. Default: every command that reads a site. */
  readonly commands?: readonly string[];
}

/** A flag without a value that stands for one that is often wanted. */
export interface Shorthand {
  readonly name: string;
  readonly help: string;
  /** What it sets the option to. */
  readonly sets: Readonly<Record<string, string>>;
}

/** Says what is wrong with a text, as the end of `The option "base" cannot be used: …`; undefined if it is sound. */
export type Problem = (text: string) => string | undefined;

export interface TextOption extends Common {
  readonly kind: 'text';
  readonly default?: string;
  readonly problem?: Problem;
}

export interface ToggleOption extends Common {
  readonly kind: 'toggle';
  readonly default: boolean;
}

export interface NumberOption extends Common {
  readonly kind: 'number';
  readonly default?: number;
  /** Whole numbers only. */
  readonly whole?: true;
  /** The least and the largest that it may be. */
  readonly least?: number;
  readonly most?: number;
  /** What it must be larger than. */
  readonly above?: number;
}

export interface ChoiceOption extends Common {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly default?: string;
}

/** Groups in a list are set in files and plugins alone. */
export interface ListOption extends Common {
  readonly kind: 'list';
  readonly of: TextOption | ChoiceOption | GroupOption | RuleOption;
  readonly default: readonly string[];
}

/** Values by a name that users choose from a list. */
export interface RecordOption extends Common {
  readonly kind: 'record';
  /** What a name is called: `rule`. */
  readonly name: string;
  /** Which list: every code of the catalogue. It is named here and not held, since only a check of options needs it. */
  readonly names: 'codes';
  readonly of: ChoiceOption;
  readonly default: Readonly<Record<string, string>>;
  readonly shorthand?: Shorthand;
}

/** Options below one name. A group with a required option is left out as a whole if it is not set. */
export interface GroupOption extends Common {
  readonly kind: 'group';
  readonly of: OptionTable;
}

/** A rule of a team, in a settings file that is a module. */
export interface RuleOption extends Common {
  readonly kind: 'rule';
  readonly default?: undefined;
}

type RequiredName<Table> = {
  [Name in keyof Table]: Table[Name] extends { required: true } ? Name : never;
}[keyof Table];

type ValueOf<Entry> = Entry extends { kind: 'text' }
  ? string
  : Entry extends { kind: 'rule' }
    ? object
    : Entry extends { kind: 'toggle' }
      ? boolean
      : Entry extends { kind: 'number' }
        ? number
        : Entry extends { kind: 'choice'; of: readonly (infer Word)[] }
          ? Word
          : Entry extends { kind: 'list'; of: infer Item }
            ? readonly GivenOf<Item>[]
            : Entry extends { kind: 'record'; of: infer Item }
              ? Readonly<Record<string, ValueOf<Item>>>
              : never;

type GivenOf<Entry> = Entry extends { kind: 'group'; of: infer Table } ? Given<Table> : ValueOf<Entry>;

type CompleteOf<Entry> = Entry extends { kind: 'group'; of: infer Table }
  ? RequiredName<Table> extends never
    ? Complete<Table>
    : Complete<Table> | undefined
  : Entry extends { required: true } | { default: unknown }
    ? ValueOf<Entry>
    : ValueOf<Entry> | undefined;

/** What users may write for a table of options. */
export type Given<Table> = {
  readonly [Name in keyof Table as Name extends RequiredName<Table> ? Name : never]: GivenOf<Table[Name]>;
} & {
  readonly [Name in keyof Table as Name extends RequiredName<Table> ? never : Name]?: GivenOf<Table[Name]> | undefined;
};

/** The same with every default filled in: what has none and nobody sets is `undefined`. */
export type Complete<Table> = { readonly [Name in keyof Table]: CompleteOf<Table[Name]> };

/** Fills in what nobody set. The options must have been checked. */
export function completeOptions<const Table extends OptionTable>(table: Table, given: Given<Table>): Complete<Table> {
  return completedGroup(table, given) as Complete<Table>;
}

function completedGroup(table: OptionTable, given: object): object {
  const values = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(Object.entries(table).map(([name, option]) => [name, completed(option, values.get(name))]));
}

function completed(option: Option, value: unknown): unknown {
  if (option.kind !== 'group') return value ?? option.default;
  const needed = Object.values(option.of).some(({ required }) => required === true);
  if (value === undefined && needed) return undefined;
  return completedGroup(option.of, Object(value ?? {}));
}

/**
 * Joins two sets of options: of single values the stronger one wins; lists, records and groups take from both.
 *
 * @param weaker Of a settings file, for example.
 * @param stronger Of the command line.
 */
export function joinOptions(table: OptionTable, weaker: object, stronger: object): object {
  const [below, above] = [weaker, stronger].map((given) => new Map<string, unknown>(Object.entries(given)));
  const joined = Object.entries(table).flatMap(([name, option]) => {
    const value = joinedValue(option, below?.get(name), above?.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(joined);
}

function joinedValue(option: Option, weaker: unknown, stronger: unknown): unknown {
  if (weaker === undefined || stronger === undefined) return stronger ?? weaker;
  if (option.kind === 'list') return [weaker, stronger].flat();
  if (option.kind === 'record') return { ...weaker, ...stronger };
  return option.kind === 'group' ? joinOptions(option.of, Object(weaker), Object(stronger)) : stronger;
}
