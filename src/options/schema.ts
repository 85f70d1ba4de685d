import { z } from 'zod';
import { codes } from '../diagnostics/catalogue/index.ts';
import { feedbackOptionsSchema } from '../feedback/options-schema.ts';
import { nearestWords } from '../schema/nearest.ts';
import { severities } from '../values/diagnostic.ts';
import { OptionsError } from '../values/options-error.ts';

const globs = z.array(z.string().min(1, 'a glob cannot be empty')).optional();

const schema = z.strictObject({
  root: z.string().min(1, 'write a folder').optional(),
  base: z.string().optional(),
  rules: z.record(z.string(), z.enum([...severities, 'off'])).optional(),
  provided: globs,
  ignore: globs,
  pages: globs,
  content: z.boolean().optional(),
  feedback: feedbackOptionsSchema.optional(),
  remote: z
    .strictObject({
      offline: z.boolean().optional(),
      hosts: z
        .array(
          z
            .string()
            .regex(/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i, 'write a host such as docs.internal or localhost:8080'),
        )
        .optional(),
    })
    .optional(),
  maxWarnings: z.int().min(0, 'write a number from 0').optional(),
});

const names = Object.keys(schema.shape);

/**
 * Checks what somebody set.
 *
 * @throws OptionsError naming every option that cannot be used, and what was probably meant.
 */
export function checkOptions(options: unknown): void {
  const { success, error } = schema.safeParse(options);
  const faults = success ? [] : error.issues.map(describe);
  const rules = (options as { rules?: unknown }).rules;
  if (typeof rules === 'object' && rules !== null) {
    for (const code of Object.keys(rules)) {
      if (!(codes as readonly string[]).includes(code)) faults.push(`There is no rule "${code}".${meant(code, codes)}`);
    }
  }
  if (faults.length > 0) throw new OptionsError(faults.join('\n'));
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `There is no option "${key}".${meant(key, names)}`).join('\n');
  }
  const where = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `The option "${where.replace(/^\./, '')}" cannot be used: ${issue.message}.`;
}

function meant(word: string, candidates: readonly string[]): string {
  const [nearest] = nearestWords(word, candidates);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
