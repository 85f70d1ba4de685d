import { join, resolve } from 'node:path';
import { cacheFolder } from '../host/cache-folder.ts';
import { defaultBaseUrl, defaultPath } from './address.ts';
import { defaultBudget } from './budget.ts';
import { defaultParameterNames, type ParameterNames } from './types.ts';

/** How readers' feedback is read for the model. The key comes from an environment variable. */
export interface FeedbackOptions {
  /** The project, as its dashboard calls it beside the keys. */
  readonly projectId: string;
  /** Where the service is; https, or http to this machine. Default: the hosted service. */
  readonly baseUrl?: string | undefined;
  /** Path below it. Default: `/api/external/v1/analytics/{projectId}/feedback`. */
  readonly path?: string | undefined;
  /** Names of query parameters. Default: `source`, `status` and `limit`. */
  readonly parameterNames?: { readonly [Name in keyof ParameterNames]?: string | undefined } | undefined;
  /** Name of the environment variable that holds the key. Default: `DOCS_FEEDBACK_KEY`. */
  readonly keyVariable?: string | undefined;
  /** Requests that one build may make. Default: 40; an organisation has 100 an hour for everything it does. */
  readonly budget?: number | undefined;
  /** Seconds that reading feedback may take of a build. Default: 20. */
  readonly deadline?: number | undefined;
  /** Days before the newest entry for which statuses are read again. Default: 30. */
  readonly refreshWindowDays?: number | undefined;
  /** Folder for what was read. Default: `node_modules/.cache/docs-json-nav/feedback` of the package. */
  readonly cacheFolder?: string | undefined;
  /** Read everything anew. Default: false. */
  readonly refresh?: boolean | undefined;
}

/** The same with every decision made. */
export interface FeedbackSettings {
  readonly projectId: string;
  readonly baseUrl: string;
  readonly path: string;
  readonly parameterNames: ParameterNames;
  readonly keyVariable: string;
  readonly budget: number;
  /** Seconds. */
  readonly deadline: number;
  readonly refreshWindowDays: number;
  /** Absolute path; undefined where nothing is kept. */
  readonly cacheFolder: string | undefined;
  readonly refresh: boolean;
  /** Ask nobody: what was read before serves. */
  readonly offline: boolean;
}

/**
 * Makes every decision that the options leave open.
 *
 * @param root Absolute path of the docs folder: what is read is kept beside the package that it belongs to.
 */
export function resolveFeedbackOptions(options: FeedbackOptions, root: string, offline = false): FeedbackSettings {
  return {
    projectId: options.projectId,
    baseUrl: options.baseUrl ?? defaultBaseUrl,
    path: options.path ?? defaultPath,
    parameterNames: {
      source: options.parameterNames?.source ?? defaultParameterNames.source,
      status: options.parameterNames?.status ?? defaultParameterNames.status,
      pageSize: options.parameterNames?.pageSize ?? defaultParameterNames.pageSize,
    },
    keyVariable: options.keyVariable ?? 'DOCS_FEEDBACK_KEY',
    budget: options.budget ?? defaultBudget,
    deadline: options.deadline ?? 20,
    refreshWindowDays: options.refreshWindowDays ?? 30,
    cacheFolder: options.cacheFolder === undefined ? usualFolder(root) : resolve(options.cacheFolder),
    refresh: options.refresh ?? false,
    offline,
  };
}

function usualFolder(root: string): string | undefined {
  const folder = cacheFolder(root);
  return folder === undefined ? undefined : join(folder, 'feedback');
}
