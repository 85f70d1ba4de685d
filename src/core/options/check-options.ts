import * as z from 'zod/mini';
import { nearestWords } from '../config/nearest.ts';
import { joinWithOr } from '../findings/wording.ts';
import { isRuleSeverity } from '../values/diagnostic.ts';
import { isObject } from '../values/json.ts';
import {
  type GroupOption,
  type NumberOption,
  type Option,
  OptionsError,
  type OptionsInput,
  type OptionTable,
  type RecordOption,
  type TextValidator,
} from '../values/option.ts';
import { type CustomRule, customCodePattern } from './custom-rule.ts';
import { siteOptions } from './table.ts';

/** Options of a site. All are optional. */
export interface Options extends Omit<OptionsInput<typeof siteOptions>, 'customRules'> {
  /** Custom rules, in addition to the built-in ones. */
  readonly customRules?: readonly CustomRule[] | undefined;
}

/**
 * Validates options.
 *
 * @param isComplete True to reject missing required options. False for a settings file or flags, which may set only some.
 * @returns A plain copy: getters and proxies are read once.
 * @throws OptionsError with every invalid option, and suggestions for misspelled names.
 */
export async function checkOptions(options: unknown, isComplete: boolean): Promise<Options> {
  const result = await (isComplete ? completeSchema : partialSchema).safeParseAsync(options).catch(throwUnreadable);
  if (result.success) return Object(result.data);
  throw new OptionsError(result.error.issues.flatMap(issueMessages).join('\n'));
}

function schemaOf(option: Option, isComplete: boolean): z.ZodMiniType {
  const error = ({ input }: { readonly input?: unknown }): string =>
    input === undefined ? 'it must be set' : `write ${expectedType(option)}`;
  switch (option.kind) {
    case 'text':
      return option.nullable === true
        ? z.nullable(textSchema(option.problem, error))
        : textSchema(option.problem, error);
    case 'toggle':
      return z.boolean({ error });
    case 'number':
      return numberSchema(option, error);
    case 'choice':
      return z.enum(option.of, { error });
    case 'list':
      // Items of a list are never merged across layers, so each item needs its required members.
      return z.array(schemaOf(option.of, true), { error });
    case 'record':
      return recordSchema(option, isComplete, error);
    case 'rule':
      return z.custom((value) => isRule(value), { error: ({ input }) => invalidRuleMessage(input) });
    case 'group':
      return groupSchema(option, isComplete, error);
  }
}

type ErrorText = (issue: { readonly input?: unknown }) => string;

/** Messages never contain the value, because it may be a secret key that was entered by mistake. */
function textSchema(validateText: TextValidator | undefined, error: ErrorText): z.ZodMiniType {
  return z.string({ error }).check(({ value, issues }) => {
    const message = validateText?.(value)?.replace(/\.$/, '');
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}

function numberSchema({ whole, min, max, exclusiveMin }: NumberOption, error: ErrorText): z.ZodMiniType {
  return (whole === true ? z.int({ error }) : z.number({ error })).check(
    ...(min === undefined ? [] : [z.gte(min, `write a number from ${min}`)]),
    ...(exclusiveMin === undefined ? [] : [z.gt(exclusiveMin, `write a number above ${exclusiveMin}`)]),
    ...(max === undefined ? [] : [z.lte(max, `write at most ${max}`)]),
  );
}

/** Accepts codes of built-in and custom rules as names. */
function recordSchema(option: RecordOption, isComplete: boolean, error: ErrorText): z.ZodMiniType {
  return z.record(z.string(), schemaOf(option.of, isComplete), { error }).check(async ({ value, issues }) => {
    // Loaded on demand, because it contains all messages of all rules.
    const { codes } = await import('../findings/catalogue.ts');
    for (const name of Object.keys(value)) {
      if (codes.some((code) => code === name) || customCodePattern.test(name)) continue;
      issues.push({
        code: 'custom',
        params: { sentence: unknownNameMessage(option.name, name, codes, '') },
        input: value,
      });
    }
  });
}

function groupSchema({ of }: GroupOption, isComplete: boolean, error: ErrorText): z.ZodMiniType {
  const members = Object.entries(of).map(([name, member]) => {
    const schema = schemaOf(member, isComplete);
    return [name, isComplete && member.required === true ? schema : z.optional(schema)];
  });
  return z.strictObject(Object.fromEntries(members), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : error(issue)),
  });
}

/** Message for an invalid rule. `level` is the former name of `severity`; ignoring it would make the rule an error. */
function invalidRuleMessage(value: unknown): string {
  return isObject(value) && 'level' in value
    ? 'write severity instead of level'
    : 'write a rule, made with defineRule: see docs/custom-rules.md';
}

function isRule(value: unknown): boolean {
  const rule: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const { code, severity = 'error', message, test } = rule;
  const hasSeverity = typeof severity === 'function' || isRuleSeverity(severity);
  const hasCode = typeof code === 'string' && customCodePattern.test(code);
  return hasCode && hasSeverity && typeof message === 'function' && typeof test === 'function' && !('level' in rule);
}

const listTypes = {
  text: 'a list of strings',
  choice: 'a list of strings',
  group: 'a list of objects',
  rule: 'a list of rules',
} as const;

const siteGroup: GroupOption = { kind: 'group', of: siteOptions };
/** Schema of a single layer, such as a settings file: other layers may set the rest. */
const partialSchema = schemaOf(siteGroup, false);
const completeSchema = schemaOf(siteGroup, true);

function expectedType(option: Option): string {
  switch (option.kind) {
    case 'text':
      return option.nullable === true ? 'a string or null' : 'a string';
    case 'toggle':
      return 'true or false';
    case 'number':
      return option.whole === true ? 'a whole number' : 'a number';
    case 'choice':
      return joinWithOr(option.of);
    case 'list':
      return listTypes[option.of.kind];
    case 'rule':
      return 'a rule';
    case 'record':
    case 'group':
      return 'an object';
  }
}

function issueMessages(issue: z.core.$ZodIssue): readonly string[] {
  const { code, path, message } = issue;
  if (code === 'unrecognized_keys') {
    const prefix = path.map((segment) => `${String(segment)}.`).join('');
    return issue.keys.map((name) => unknownNameMessage('option', name, Object.keys(findGroup(path)), prefix));
  }
  if (code === 'custom' && typeof issue.params?.sentence === 'string') return [issue.params.sentence];
  const optionPath = path
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
    .join('');
  return [optionPath === '' ? 'Options must be an object.' : `Invalid option "${optionPath.slice(1)}": ${message}.`];
}

function findGroup(path: readonly PropertyKey[]): OptionTable {
  let option: Option | undefined = siteGroup;
  for (const segment of path) {
    if (option?.kind === 'list') option = option.of;
    else option = option?.kind === 'group' ? option.of[String(segment)] : undefined;
  }
  return option?.kind === 'group' ? option.of : {};
}

function unknownNameMessage(noun: string, name: string, candidates: readonly string[], prefix: string): string {
  const [nearest] = nearestWords(name, candidates);
  const suggestion = nearest === undefined ? '' : ` Did you mean "${prefix}${nearest}"?`;
  return `Unknown ${noun} "${prefix}${name}".${suggestion}`;
}

/** Getters and proxies in a caller's options may throw. */
function throwUnreadable(error: unknown): never {
  throw new OptionsError(`The options cannot be read: ${error instanceof Error ? error.message : 'they throw'}.`);
}
