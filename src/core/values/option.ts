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

interface OptionBase {
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

export interface TextOption extends OptionBase {
  readonly kind: 'text';
  /** Accepts `null`, which overrides the default. */
  readonly nullable?: true;
  readonly default?: string;
  readonly problem?: TextValidator;
}

export interface ToggleOption extends OptionBase {
  readonly kind: 'toggle';
  readonly default?: boolean;
}

export interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly default?: number;
  readonly whole?: true;
  /** Inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** Exclusive lower bound. */
  readonly exclusiveMin?: number;
}

export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly default?: string;
}

/** Lists of groups can only be set in settings files and plugins. */
export interface ListOption extends OptionBase {
  readonly kind: 'list';
  readonly of: TextOption | ChoiceOption | GroupOption | RuleOption;
  readonly default: readonly string[];
}

/** Values by name, such as severities by rule. The allowed names are a fixed list. */
export interface RecordOption extends OptionBase {
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
export interface GroupOption extends OptionBase {
  readonly kind: 'group';
  readonly of: OptionTable;
}

export interface RuleOption extends OptionBase {
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
            ? readonly InputOf<Item>[]
            : Entry extends { kind: 'record'; of: infer Item }
              ? Readonly<Record<string, ValueOf<Item>>>
              : never;

type InputOf<Entry> = Entry extends { kind: 'group'; of: infer Table } ? OptionsInput<Table> : ValueOf<Entry>;

type ResolvedOf<Entry> = Entry extends { kind: 'group'; of: infer Table }
  ? RequiredName<Table> extends never
    ? ResolvedOptions<Table>
    : ResolvedOptions<Table> | undefined
  : Entry extends { required: true } | { default: unknown }
    ? ValueOf<Entry>
    : ValueOf<Entry> | undefined;

/** Options as users write them. */
export type OptionsInput<Table> = {
  readonly [Name in keyof Table as Name extends RequiredName<Table> ? Name : never]: InputOf<Table[Name]>;
} & {
  readonly [Name in keyof Table as Name extends RequiredName<Table> ? never : Name]?: InputOf<Table[Name]> | undefined;
};

/** Options with every default filled in. Options that are not set and have no default are `undefined`. */
export type ResolvedOptions<Table> = { readonly [Name in keyof Table]: ResolvedOf<Table[Name]> };

/** Fills in defaults. The options must be valid. */
export function completeOptions<const Table extends OptionTable>(
  table: Table,
  options: OptionsInput<Table>,
): ResolvedOptions<Table> {
  return completeGroup(table, options) as ResolvedOptions<Table>;
}

function completeGroup(table: OptionTable, options: object): object {
  const values = new Map<string, unknown>(Object.entries(options));
  return Object.fromEntries(
    Object.entries(table).map(([name, option]) => [name, completeValue(option, values.get(name))]),
  );
}

function completeValue(option: Option, value: unknown): unknown {
  if (option.kind !== 'group') return value === undefined ? option.default : value;
  const hasRequiredOption = Object.values(option.of).some(({ required }) => required === true);
  if (value === undefined && hasRequiredOption) return undefined;
  return completeGroup(option.of, Object(value ?? {}));
}

/**
 * Merges two sets of options. Lists, records and groups are combined. Any other value of the second set replaces that
 * of the first.
 *
 * @param baseOptions Such as the options of a settings file.
 * @param overrides Such as the options of the command line.
 */
export function joinOptions(table: OptionTable, baseOptions: object, overrides: object): object {
  const [baseValues, overrideValues] = [baseOptions, overrides].map(
    (options) => new Map<string, unknown>(Object.entries(options)),
  );
  const joinedEntries = Object.entries(table).flatMap(([name, option]) => {
    const value = joinValue(option, baseValues?.get(name), overrideValues?.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(joinedEntries);
}

function joinValue(option: Option, baseValue: unknown, overrideValue: unknown): unknown {
  if (baseValue === undefined || overrideValue === undefined) return overrideValue ?? baseValue;
  if (option.kind === 'list') return [baseValue, overrideValue].flat();
  if (option.kind === 'record') return { ...baseValue, ...overrideValue };
  return option.kind === 'group' ? joinOptions(option.of, Object(baseValue), Object(overrideValue)) : overrideValue;
}

/** Invalid options. The message names the option and the reason. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
