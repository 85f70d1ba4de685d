import { parseArgs } from 'node:util';
import type { Options } from '../options/options.ts';
import { nearestWords } from '../schema/nearest.ts';
import type { Severity } from '../values/diagnostic.ts';
import { OptionsError } from '../values/options-error.ts';

/** A flag of a command. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
  /** What its value is called in the help. */
  readonly value?: string;
  readonly description: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** Flags that say which site is meant and how it is judged. */
export const siteFlags = {
  base: { type: 'string', value: 'PATH', description: 'path that the site is served under, such as /docs' },
  rule: {
    type: 'string',
    multiple: true,
    value: 'CODE=LEVEL',
    description: 'error, warning, info or off for one code',
  },
  content: { type: 'boolean', description: 'check links, headings and redirects in the text of pages too' },
  unlisted: { type: 'boolean', description: 'warn of page files that the navigation never reaches' },
  provided: { type: 'string', multiple: true, value: 'GLOB', description: 'pages that another build step makes' },
  ignore: { type: 'string', multiple: true, value: 'GLOB', description: 'page files to leave out' },
  pages: {
    type: 'string',
    multiple: true,
    value: 'GLOB',
    description: 'page files to keep although a rule leaves them out',
  },
  offline: { type: 'boolean', description: 'fetch no specifications: use cached copies alone' },
  config: {
    type: 'string',
    value: 'FILE',
    description: 'config file (default: docs-json-nav.config.ts, .js or .json)',
  },
} as const satisfies Flags;

export const commonFlags = {
  help: { type: 'boolean', short: 'h', description: 'show this help' },
} as const satisfies Flags;

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/**
 * Reads the words behind a command.
 *
 * @throws OptionsError for a flag that the command does not have, with the one that was probably meant.
 */
export function parseArguments(
  words: readonly string[],
  flags: Flags,
  most: number,
): { values: Values; names: readonly string[] } {
  for (const word of words) {
    if (word === '--') break;
    const name = /^--(?:no-)?([^=]+)/.exec(word)?.[1] ?? (/^-([a-z])$/i.test(word) ? word.slice(1) : undefined);
    if (name === undefined || Object.hasOwn(flags, name) || Object.values(flags).some(({ short }) => short === name))
      continue;
    const [nearest] = nearestWords(name, Object.keys(flags));
    throw new OptionsError(
      `There is no flag ${word.split('=')[0]}.${nearest === undefined ? '' : ` Did you mean --${nearest}?`}`,
    );
  }
  try {
    const options = Object.fromEntries(
      Object.entries(flags).map(([name, { type, multiple = false, short }]) => [
        name,
        short === undefined ? { type, multiple } : { type, multiple, short },
      ]),
    );
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.length > most) throw new OptionsError(`One word too many: ${positionals[most]}.`);
    return { values: values as Values, names: positionals };
  } catch (error) {
    if (error instanceof OptionsError) throw error;
    throw new OptionsError((error as Error).message.split('. To specify')[0] as string);
  }
}

/** The options that the flags of a site come to. */
export function optionsOf(values: Values, root: string | undefined): Options {
  const list = (name: string): readonly string[] | undefined => values[name] as string[] | undefined;
  const unlisted: [string, Severity][] = values.unlisted === true ? [['page-unlisted', 'warning']] : [];
  const rules = [...unlisted, ...(list('rule')?.map(ruleOf) ?? [])];
  return {
    root,
    base: values.base as string | undefined,
    rules: rules.length === 0 ? undefined : Object.fromEntries(rules),
    provided: list('provided'),
    ignore: list('ignore'),
    pages: list('pages'),
    content: values.content === true ? true : undefined,
    remote: values.offline === true ? { offline: true } : undefined,
    maxWarnings: warningLimit(values['max-warnings'] as string | undefined),
  };
}

function warningLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new OptionsError(`--max-warnings ${text} is no number.`);
  return Number(text);
}

function ruleOf(text: string): [string, Severity | 'off'] {
  const match = /^([\w-]+)=(error|warning|info|off)$/.exec(text);
  if (match === null) throw new OptionsError(`--rule ${text} cannot be read: write CODE=error, warning, info or off.`);
  return [match[1] as string, match[2] as Severity | 'off'];
}
