import { nearestWords } from '../config/nearest.ts';
import { either } from '../rules/rule.ts';
import { isLevel } from '../values/diagnostic.ts';
import { isObject } from '../values/json.ts';
import type { Given, GroupOption, NumberOption, Option, RecordOption } from '../values/option.ts';
import { OptionsError } from '../values/options-error.ts';
import { type CustomRule, customCode } from './custom-rule.ts';
import { siteOptions } from './table.ts';

/** What a site may set. Everything is optional. */
export interface Options extends Omit<Given<typeof siteOptions>, 'customRules'> {
  /** Rules of a team, beside the built-in ones. */
  readonly customRules?: readonly CustomRule[] | undefined;
}

/** The way to a value: names of options, and places in lists. */
type Steps = readonly (string | number)[];

/**
 * Checks what somebody set.
 *
 * @param whole Whether required options must be there: a settings file, or flags, may set a part alone.
 * @returns A plain copy, read once: an odd object cannot change its mind later.
 * @throws OptionsError naming every option that cannot be used, and what was probably meant.
 */
export async function checkOptions(options: unknown, whole: boolean): Promise<Options> {
  const problems: string[] = [];
  const copy = await read({ kind: 'group', of: siteOptions }, options, [], whole).catch(refuse);
  if (problems.length > 0) throw new OptionsError(problems.join('\n'));
  return Object(copy);

  async function read(option: Option, value: unknown, steps: Steps, isWhole: boolean): Promise<unknown> {
    if (option.kind === 'group' && isObject(value)) return readGroup(option, value, steps, isWhole);
    if (option.kind === 'record' && isObject(value)) return readRecord(option, value, steps, isWhole);
    if (option.kind === 'list' && Array.isArray(value)) {
      const items: unknown[] = [];
      // An item is written in one place.
      for (const [index, item] of value.entries()) items.push(await read(option.of, item, [...steps, index], true));
      return items;
    }
    const problem = problemOf(option, value);
    if (problem !== undefined) problems.push(sentence(steps, problem));
    return value;
  }

  async function readGroup({ of }: GroupOption, group: object, steps: Steps, isWhole: boolean): Promise<object> {
    const given = membersOf(group);
    const copied: [string, unknown][] = [];
    for (const [name, option] of Object.entries(of)) {
      const value = given.get(name);
      const isNeeded = isWhole && option.required === true;
      if (value !== undefined || isNeeded) copied.push([name, await read(option, value, [...steps, name], isWhole)]);
    }
    const prefix = steps.map((step) => `${step}.`).join('');
    for (const name of given.keys())
      if (!Object.hasOwn(of, name)) problems.push(unknown('option', name, Object.keys(of), prefix));
    return Object.fromEntries(copied);
  }

  /** Values by names of a list, or by codes of a team's own rules. */
  async function readRecord(option: RecordOption, record: object, steps: Steps, isWhole: boolean): Promise<object> {
    const { codes } = await import('../rules/explain.ts');
    const copied: [string, unknown][] = [];
    for (const [name, value] of membersOf(record)) {
      copied.push([name, await read(option.of, value, [...steps, name], isWhole)]);
      const isKnown = codes.some((code) => code === name) || customCode.test(name);
      if (!isKnown) problems.push(unknown(option.name, name, codes, ''));
    }
    return Object.fromEntries(copied);
  }
}

/** Those too that an object has of its prototype. */
function membersOf(object: object): ReadonlyMap<string, unknown> {
  const members = new Map<string, unknown>();
  for (const name in object) members.set(name, Reflect.get(object, name));
  return members;
}

function sentence([first, ...more]: Steps, problem: string): string {
  const path = more.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return first === undefined
    ? 'Options must be an object.'
    : `The option "${first}${path.join('')}" cannot be used: ${problem}.`;
}

function unknown(what: string, name: string, known: readonly string[], prefix: string): string {
  const [nearest] = nearestWords(name, known);
  const meant = nearest === undefined ? '' : ` Did you mean "${prefix}${nearest}"?`;
  return `There is no ${what} "${prefix}${name}".${meant}`;
}

/**
 * What is wrong with a value that is no group, record or list; of those, that it is none. A text itself is never repeated
 * in a message: somebody may have put a key there.
 */
function problemOf(option: Option, value: unknown): string | undefined {
  if (option.kind === 'rule')
    return isRule(value) ? undefined : 'write a rule, made with defineRule: see docs/custom-rules.md';
  if (value === undefined) return 'it must be set';
  switch (option.kind) {
    case 'text':
      return typeof value === 'string' ? option.problem?.(value)?.replace(/\.$/, '') : 'write a text';
    case 'toggle':
      return typeof value === 'boolean' ? undefined : 'write true or false';
    case 'number':
      return numberProblem(option, value);
    case 'choice':
      return option.of.some((word) => word === value) ? undefined : `write ${either(option.of)}`;
    case 'list':
      return `write ${listsOf[option.of.kind]}`;
    case 'record':
    case 'group':
      return 'write an object';
  }
}

const listsOf = {
  text: 'a list of texts',
  choice: 'a list of texts',
  group: 'a list of objects',
  rule: 'a list of rules',
} as const;

function numberProblem({ whole, least, most, above }: NumberOption, value: unknown): string | undefined {
  const isNumber = whole === true ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (!isNumber || typeof value !== 'number') return `write a ${whole === true ? 'whole ' : ''}number`;
  if (least !== undefined && value < least) return `write a number from ${least}`;
  if (above !== undefined && value <= above) return `write a number above ${above}`;
  return most !== undefined && value > most ? `write at most ${most}` : undefined;
}

function isRule(value: unknown): boolean {
  const rule: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const { code, level = 'error', message, test } = rule;
  const hasLevel = typeof level === 'function' || isLevel(level);
  const hasCode = typeof code === 'string' && customCode.test(code);
  // Findings have a severity in JSON; a rule that is given one would be an error without a word.
  return hasCode && hasLevel && typeof message === 'function' && typeof test === 'function' && !('severity' in rule);
}

/** Objects of programs can do anything when they are read. */
function refuse(error: unknown): never {
  throw new OptionsError(`The options cannot be read: ${error instanceof Error ? error.message : 'they throw'}.`);
}
