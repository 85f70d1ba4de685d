import { join, resolve } from 'node:path';
import { cacheFolder } from '../host/cache-folder.ts';
import { type Complete, completeOptions, type Given, type OptionTable } from '../values/option.ts';
import { baseUrlProblem, defaultBaseUrl, defaultPath, pathProblem, projectProblem } from './address.ts';
import { defaultBudget } from './budget.ts';
import { defaultParameterNames } from './types.ts';

/** A parameter of a query. */
function parameterProblem(text: string): string | undefined {
  return /^[\w.[\]-]+$/.test(text) ? undefined : 'write the name of a query parameter';
}

/** In capitals, since keys have small letters: a key that is put here by mistake must not become a name in a message. */
function variableProblem(text: string): string | undefined {
  if (/^[A-Z_][A-Z0-9_]*$/.test(text)) return undefined;
  return 'write the name of an environment variable, in capitals, and never the key itself';
}

/** How readers' feedback is read for the model. The key comes from an environment variable. */
export const feedbackOptions = {
  /** The project, as its dashboard calls it beside the keys. */
  projectId: {
    kind: 'text',
    required: true,
    problem: projectProblem,
    flag: {
      name: 'project',
      value: 'ID',
      help: 'the project, where the settings file names none',
      commands: ['feedback'],
    },
  },
  /**
   * Where the service is: https, or http to this machine.
   * @default the hosted service
   */
  baseUrl: { kind: 'text', default: defaultBaseUrl, problem: baseUrlProblem },
  /**
   * Path below it.
   * @default "/api/external/v1/analytics/{projectId}/feedback"
   */
  path: { kind: 'text', default: defaultPath, problem: pathProblem },
  /** Names of query parameters, for services that differ in them. */
  parameterNames: {
    kind: 'group',
    of: {
      /** @default "source" */
      source: { kind: 'text', default: defaultParameterNames.source, problem: parameterProblem },
      /** @default "status" */
      status: { kind: 'text', default: defaultParameterNames.status, problem: parameterProblem },
      /** @default "limit" */
      pageSize: { kind: 'text', default: defaultParameterNames.pageSize, problem: parameterProblem },
    },
  },
  /**
   * Name of the environment variable that holds the key.
   * @default "DOCS_FEEDBACK_KEY"
   */
  keyVariable: { kind: 'text', default: 'DOCS_FEEDBACK_KEY', problem: variableProblem },
  /**
   * Requests that one build may make. An organisation has 100 an hour for everything it does.
   * @default 40
   */
  budget: { kind: 'number', whole: true, least: 1, default: defaultBudget },
  /**
   * Seconds that reading feedback may take of a build.
   * @default 20
   */
  deadline: { kind: 'number', above: 0, most: 3600, default: 20 },
  /**
   * Days before the newest entry for which statuses are read again.
   * @default 30
   */
  refreshWindowDays: { kind: 'number', least: 0, most: 3660, default: 30 },
  /**
   * Folder for what was read.
   * @default `node_modules/.cache/docs-json-nav/feedback` of the package
   */
  cacheFolder: { kind: 'text' },
  /**
   * Read everything anew.
   * @default false
   */
  refresh: { kind: 'toggle', default: false, flag: { help: 'read everything anew', commands: ['feedback'] } },
} as const satisfies OptionTable;

/** What users may set of feedback. */
export type FeedbackOptions = Given<typeof feedbackOptions>;

/** The same with every decision made. */
export interface FeedbackSettings extends Complete<typeof feedbackOptions> {
  /** Absolute path; undefined where nothing is kept. */
  readonly cacheFolder: string | undefined;
  /** Ask nobody: what was read before serves. */
  readonly offline: boolean;
}

/**
 * Makes every decision that the options leave open.
 *
 * @param root Absolute path of the docs folder: what is read is kept beside the package that it belongs to.
 */
export function resolveFeedbackOptions(options: FeedbackOptions, root: string, offline = false): FeedbackSettings {
  const { cacheFolder: folder, ...complete } = completeOptions(feedbackOptions, options);
  return { ...complete, cacheFolder: folder === undefined ? usualFolder(root) : resolve(folder), offline };
}

function usualFolder(root: string): string | undefined {
  const folder = cacheFolder(root);
  return folder === undefined ? undefined : join(folder, 'feedback');
}
