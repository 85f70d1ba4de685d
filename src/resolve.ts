import { locate } from './diagnostics/locate.ts';
import { passes } from './diagnostics/verdict.ts';
import type { Host } from './host/host.ts';
import { nodeHost } from './host/node.ts';
import { remoteFetcher } from './host/remote-fetcher.ts';
import { endpointMarkdown } from './openapi/endpoint-markdown.ts';
import { type Options, resolveOptions, type Settings } from './options/options.ts';
import { runPipeline } from './pipeline.ts';
import type { Diagnostic } from './values/diagnostic.ts';
import type { Finding } from './values/outcome.ts';
import type { FeedbackCounts, Site } from './values/site.ts';

/** A resolved site: the model, what is wrong, and what both were made of. */
export interface ResolvedSite {
  /** Built when it is first asked for. */
  readonly model: Site;
  /**
   * Markdown, valid as MDX too, of what a specification says about the endpoint that a page is about.
   *
   * @returns `undefined` for a route whose page is about no endpoint.
   */
  readonly endpointMarkdown: (route: string) => Promise<string | undefined>;
  /** What readers said, by route; undefined where nobody was asked. */
  readonly feedback: ReadonlyMap<string, FeedbackCounts> | undefined;
  /** In the order of files and lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** False where something is wrong at error level, or there are more warnings than allowed. */
  readonly ok: boolean;
  /** Warnings that are allowed; `Infinity` where they never fail. */
  readonly maxWarnings: number;
  /** Absolute path of the docs folder. */
  readonly root: string;
  /** JSON files that the navigation is made of, relative to `root`; a change of one changes the model. */
  readonly configFiles: readonly string[];
  /** Texts of the files that diagnostics stand in, for code frames. */
  readonly sources: ReadonlyMap<string, string>;
  readonly counts: { readonly pages: number; readonly files: number };
}

/** What a caller can follow while a site is resolved. */
export interface ResolveEvents {
  /** Bodies of pages are read: how many of how many. */
  readonly onBodies?: (done: number, total: number) => void;
  /** Feedback that was read before, by route: the service is then asked for nothing. */
  readonly knownFeedback?: ReadonlyMap<string, FeedbackCounts> | undefined;
}

/**
 * Reads a docs folder and resolves its navigation. Faults of the folder are diagnostics.
 *
 * @throws OptionsError for options that cannot be used.
 */
export async function resolveSite(
  options: Options = {},
  host?: Host,
  events: ResolveEvents = {},
): Promise<ResolvedSite> {
  const settings = await resolveOptions(options);
  const files =
    host ?? nodeHost(settings.root, remoteFetcher(settings.root, settings.remote), settings.limits.linkedFolders);
  const {
    buildModel,
    findings: found,
    specifications,
    configFiles,
    pageCount,
  } = await runPipeline(files, settings, async () => {
    const { bodyReader } = await import('./bodies/body-reader.ts');
    return bodyReader(settings.root, host === undefined, settings.limits, events.onBodies);
  });
  const findings = [...found];
  const read = (file: string): string | undefined => {
    const result = files.read(file);
    return 'text' in result ? result.text : undefined;
  };
  let model: Site | undefined;
  const modelOf = (): Site => {
    model ??= buildModel();
    return model;
  };
  const feedback = events.knownFeedback ?? (await countsOf(settings, modelOf, findings));
  if (feedback !== undefined) {
    const { withFeedback } = await import('./feedback/site.ts');
    model = withFeedback(modelOf(), feedback);
  }
  const { diagnostics, sources } = await locate(findings, settings.rules, read, configFiles);
  return {
    get model() {
      return modelOf();
    },
    endpointMarkdown: (route) => endpointMarkdown(modelOf(), specifications, route),
    feedback,
    diagnostics,
    ok: passes(diagnostics, settings.maxWarnings),
    maxWarnings: settings.maxWarnings,
    root: settings.root,
    configFiles,
    sources,
    counts: { pages: pageCount, files: pageCount + configFiles.length },
  };
}

/** Asks the service for feedback, where the options say so. */
async function countsOf(
  { feedback }: Settings,
  modelOf: () => Site,
  findings: Finding[],
): Promise<ReadonlyMap<string, FeedbackCounts> | undefined> {
  if (feedback === undefined) return undefined;
  const [{ readFeedback }, { pathWorldOf }] = await Promise.all([
    import('./feedback/read-feedback.ts'),
    import('./feedback/site.ts'),
  ]);
  const { counts, findings: noticed } = await readFeedback(feedback, pathWorldOf(modelOf()));
  findings.push(...noticed);
  return counts;
}
