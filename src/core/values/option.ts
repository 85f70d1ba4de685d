/**
 * Declaration of an option as plain data. The option's TypeScript type, validation, command line flag and documentation
 * are derived from it.
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

export type OptionTable = Readonly<Record<string, Option>>;

interface Common {
  /** Must be set if its group is set. */
  readonly required?: true;
  /** Command line flag. Absent for options that only settings files and plugins can set. */
  readonly flag?: OptionFlag;
}

/**
 * A flag that sets an option. Default name: the option's name with hyphens. A toggle that is on by default has a flag
 * that turns it off: `--no-content`.
 */
export interface OptionFlag {
  readonly name?: string;
  /** Placeholder of the value in the help: `PATH`. */
  readonly value?: string;
  /** A few words for the help, without a full stop. */
  readonly help: string;
  /** Commands with this flag. Default: every command that reads a site. */
  readonly commands?: readonly string[];
}

export interface Shorthand {
  readonly name: string;
  readonly help: string;
  readonly sets: Readonly<Record<string, string>>;
}

/** Returns the end of `The option "base" cannot be used: …`, or `undefined` for a valid text. */
export type TextValidator = (text: string) => string | undefined;

export interface TextOption extends Common {
  readonly kind: 'text';
  /** Accepts `null`, which overrides the default. */
  readonly nullable?: true;
  readonly default?: string;
  readonly problem?: TextValidator;
}

export interface ToggleOption extends Common {
  readonly kind: 'toggle';
  readonly default: boolean;
}

export interface NumberOption extends Common {
  readonly kind: 'number';
  readonly default?: number;
  readonly whole?: true;
  /** Inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** Exclusive lower bound. */
  readonly exclusiveMin?: number;
}

export interface ChoiceOption extends Common {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly default?: string;
}

/** Lists of groups can only be set in settings files and plugins. */
export interface ListOption extends Common {
  readonly kind: 'list';
  readonly of: TextOption | ChoiceOption | GroupOption | RuleOption;
  readonly default: readonly string[];
}

/** Values by name, such as severities by rule. The allowed names are a fixed list. */
export interface RecordOption extends Common {
  readonly kind: 'record';
  /** Singular noun for a name: `rule`. */
  readonly name: string;
  /** Allowed names: every code of the catalog, which is loaded only when options are checked. */
  readonly names: 'codes';
  readonly of: ChoiceOption;
  readonly default: Readonly<Record<string, string>>;
  readonly shorthand?: Shorthand;
}

/** A group that contains a required option has no default: it is `undefined` if it is not set. */
export interface GroupOption extends Common {
  readonly kind: 'group';
  readonly of: OptionTable;
}

export interface RuleOption extends Common {
  readonly kind: 'rule';
  readonly default?: undefined;
}

type RequiredName<Table> = {
  [Name in keyof Table]: Table[Name] extends { required: true } ? Name : never;
}[keyof Table];

type ValueOf<Entry> = Entry extends { kind: 'text' }
  ? string | (Entry extends { nullable: true } ? null : never)
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

type GivenOf<Entry> = Entry extends { kind: 'group'; of: infer Table } ? OptionsInput<Table> : ValueOf<Entry>;

type CompleteOf<Entry> = Entry extends { kind: 'group'; of: infer Table }
  ? RequiredName<Table> extends never
    ? ResolvedOptions<Table>
    : ResolvedOptions<Table> | undefined
  : Entry extends { required: true } | { default: unknown }
    ? ValueOf<Entry>
    : ValueOf<Entry> | undefined;

/** Options as users write them. */
export type OptionsInput<Table> = {
  readonly [Name in keyof Table as Name extends RequiredName<Table> ? Name : never]: GivenOf<Table[Name]>;
} & {
  readonly [Name in keyof Table as Name extends RequiredName<Table> ? never : Name]?: GivenOf<Table[Name]> | undefined;
};

/** Options with every default filled in. Options that are not set and have no default are `undefined`. */
export type ResolvedOptions<Table> = { readonly [Name in keyof Table]: CompleteOf<Table[Name]> };

/** Fills in defaults. The options must be valid. */
export function completeOptions<const Table extends OptionTable>(
  table: Table,
  given: OptionsInput<Table>,
): ResolvedOptions<Table> {
  return completedGroup(table, given) as ResolvedOptions<Table>;
}

function completedGroup(table: OptionTable, given: object): object {
  const values = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(Object.entries(table).map(([name, option]) => [name, completed(option, values.get(name))]));
}

function completed(option: Option, value: unknown): unknown {
  if (option.kind !== 'group') return value === undefined ? option.default : value;
  const needed = Object.values(option.of).some(({ required }) => required === true);
  if (value === undefined && needed) return undefined;
  return completedGroup(option.of, Object(value ?? {}));
}

/**
 * Merges two sets of options. Lists, records and groups are combined. Any other value of the second set replaces that
 * of the first.
 *
 * @param weaker Such as the options of a settings file.
 * @param stronger Such as the options of the command line.
 */
export function joinOptions(table: OptionTable, weaker: object, stronger: object): object {
  const [weakerValues, strongerValues] = [weaker, stronger].map(
    (options) => new Map<string, unknown>(Object.entries(options)),
  );
  const joined = Object.entries(table).flatMap(([name, option]) => {
    const value = joinedValue(option, weakerValues?.get(name), strongerValues?.get(name));
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

/** Invalid options. The message names the option and the reason. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
