import { z } from 'zod';
import { nearestWords } from '../config/nearest.ts';
import { codes } from '../rules/explain.ts';
import { either } from '../rules/rule.ts';
import { isLevel } from '../values/diagnostic.ts';
import { isObject } from '../values/json.ts';
import type { GroupOption, NumberOption, Option, Problem, RecordOption } from '../values/option.ts';
import { OptionsError } from '../values/options-error.ts';
import { customCode } from './custom-rule.ts';
import { siteOptions } from './table.ts';

/** Lists that options name. */
const lists: Readonly<Record<RecordOption['names'], readonly string[]>> = { codes };

const site: GroupOption = { kind: 'group', of: siteOptions };
/** Of one layer: what it lacks another may set. */
const partSchema = schemaOf(site, false);
const wholeSchema = schemaOf(site, true);

/**
 * Checks what somebody set.
 *
 * @param whole Whether required options must be there: a settings file, or flags, may set a part alone.
 * @returns A plain copy, read once: an odd object cannot change its mind later.
 * @throws OptionsError naming every option that cannot be used, and what was probably meant.
 */
export function checkOptions(options: unknown, whole: boolean): unknown {
  const result = safely(() => (whole ? wholeSchema : partSchema).safeParse(options));
  if (result.success) return result.data;
  throw new OptionsError(result.error.issues.flatMap(describe).join('\n'));
}

/** The check of one option, in zod's terms. */
function schemaOf(option: Option, whole: boolean): z.ZodType {
  // Members that there are none of are described with what was meant: see `describe`.
  const error: ErrorText = ({ code, input }) => {
    if (code === 'unrecognized_keys') return undefined;
    return input === undefined ? 'it must be set' : `write ${wanted(option)}`;
  };
  switch (option.kind) {
    case 'text':
      return textSchema(option.problem, error);
    case 'toggle':
      return z.boolean({ error });
    case 'number':
      return numberSchema(option, error);
    case 'choice':
      return z.enum(option.of, { error });
    case 'list':
      // An item is written in one place.
      return z.array(schemaOf(option.of, true), { error });
    case 'record':
      return recordSchema(option, whole, error);
    case 'rule':
      return z.custom((value) => isRule(value), 'write a rule, made with defineRule: see docs/custom-rules.md');
    case 'group':
      return z.strictObject(membersOf(option, whole), { error });
  }
}

function membersOf({ of }: GroupOption, whole: boolean): Record<string, z.ZodType> {
  const members = Object.entries(of).map(([name, member]) => {
    const schema = schemaOf(member, whole);
    return [name, whole && member.required === true ? schema : schema.optional()];
  });
  return Object.fromEntries(members);
}

/** Values by names of a list, or by codes of a team's own rules. */
function recordSchema(option: RecordOption, whole: boolean, error: ErrorText): z.ZodType {
  const known = new Set(lists[option.names]);
  return z.record(z.string(), schemaOf(option.of, whole), { error }).superRefine((record, context) => {
    const keys = Object.keys(record).filter((key) => !known.has(key) && !customCode.test(key));
    if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: record });
  });
}

function isRule(value: unknown): boolean {
  const rule: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const { code, level = 'error', message, test } = rule;
  const hasLevel = typeof level === 'function' || isLevel(level);
  const hasCode = typeof code === 'string' && customCode.test(code);
  // Findings have a severity in JSON; a rule that is given one would be an error without a word.
  return hasCode && hasLevel && typeof message === 'function' && typeof test === 'function' && !('severity' in rule);
}

type ErrorText = (issue: { readonly code: string; readonly input: unknown }) => string | undefined;

/** The text itself is never repeated in a message: somebody may have put a key there. */
function textSchema(problemOf: Problem | undefined, error: ErrorText): z.ZodType {
  if (problemOf === undefined) return z.string({ error });
  return z.string({ error }).superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem.replace(/\.$/, '') });
  });
}

function numberSchema({ whole, least, most, above }: NumberOption, error: ErrorText): z.ZodType {
  let number: z.ZodNumber = whole === true ? z.int({ error }) : z.number({ error });
  if (least !== undefined) number = number.min(least, `write a number from ${least}`);
  if (above !== undefined) number = number.gt(above, `write a number above ${above}`);
  if (most !== undefined) number = number.max(most, `write at most ${most}`);
  return number;
}

const listsOf = {
  text: 'a list of texts',
  choice: 'a list of texts',
  group: 'a list of objects',
  rule: 'a list of rules',
} as const;

/** What an option contains, in words. */
function wanted(option: Option): string {
  switch (option.kind) {
    case 'text':
      return 'a text';
    case 'toggle':
      return 'true or false';
    case 'number':
      return option.whole === true ? 'a whole number' : 'a number';
    case 'choice':
      return either(option.of);
    case 'list':
      return listsOf[option.of.kind];
    case 'rule':
      return 'a rule';
    case 'record':
    case 'group':
      return 'an object';
  }
}

function describe(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    const holder = optionAt(issue.path);
    if (holder?.kind === 'record') {
      return issue.keys.map((key) => `There is no ${holder.name} "${key}".${meant(key, lists[holder.names], '')}`);
    }
    const names = holder?.kind === 'group' ? Object.keys(holder.of) : [];
    const prefix = issue.path.map((step) => `${String(step)}.`).join('');
    return issue.keys.map((key) => `There is no option "${prefix}${key}".${meant(key, names, prefix)}`);
  }
  const where = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return [
    where === '' ? 'Options must be an object.' : `The option "${where.slice(1)}" cannot be used: ${issue.message}.`,
  ];
}

/** The option that a path leads to; undefined below records. */
function optionAt(path: readonly PropertyKey[]): Option | undefined {
  let option: Option | undefined = site;
  for (const step of path) {
    if (option?.kind === 'list') option = option.of;
    else option = option?.kind === 'group' ? option.of[String(step)] : undefined;
  }
  return option;
}

function meant(word: string, candidates: readonly string[], prefix: string): string {
  const [nearest] = nearestWords(word, candidates);
  return nearest === undefined ? '' : ` Did you mean "${prefix}${nearest}"?`;
}

/** Objects of programs can do anything when they are read. */
function safely<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new OptionsError(`The options cannot be read: ${error instanceof Error ? error.message : 'they throw'}.`);
  }
}
