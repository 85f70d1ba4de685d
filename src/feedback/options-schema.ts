import { z } from 'zod';
import { baseUrlProblem, pathProblem, projectProblem } from './address.ts';

/** A text that a function finds nothing wrong with; its message never repeats the text. */
function checked(problemOf: (text: string) => string | undefined) {
  return z.string().superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem.replace(/\.$/, '') });
  });
}

const parameterName = z
  .string()
  .regex(/^[\w.[\]-]+$/, 'write the name of a query parameter')
  .optional();

/** What `feedback` of the options may hold. */
export const feedbackOptionsSchema = z.strictObject({
  projectId: checked(projectProblem),
  baseUrl: checked(baseUrlProblem).optional(),
  path: checked(pathProblem).optional(),
  parameterNames: z.strictObject({ source: parameterName, status: parameterName, pageSize: parameterName }).optional(),
  // In capitals, since keys have small letters: a key that is put here by mistake must not become a name in a message.
  keyVariable: z
    .string()
    .regex(/^[A-Z_][A-Z0-9_]*$/, 'write the name of an environment variable, in capitals, and never the key itself')
    .optional(),
  budget: z.int().min(1, 'write a number from 1').optional(),
  deadline: z.number().positive('write a number of seconds').max(3600, 'write at most 3600 seconds').optional(),
  refreshWindowDays: z.number().min(0, 'write a number from 0').max(3660, 'write at most 3660 days').optional(),
  cacheFolder: z.string().min(1, 'write a folder').optional(),
  refresh: z.boolean().optional(),
});
