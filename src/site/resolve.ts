import type { BlockContent } from 'mdast';
import type { BodyCache } from '../core/bodies.ts';
import type { BaselineEntry } from '../core/diagnostics.ts';
import type { RequestLinks } from '../core/external-answers.ts';
import { codes, findingBehavior } from '../core/findings.ts';
import { type CacheUser, type Host, PhaseMemo, readText, traceHost } from '../core/host.ts';
import { type IgnoredDiagnostic, type JudgedFindings, judge } from '../core/judge.ts';
import { buildModel } from '../core/model.ts';
import { type Options, resolveOptions, type Settings } from '../core/options.ts';
import { type Phase, runPipeline } from '../core/pipeline.ts';
import type { FeedbackCounts, Site } from '../core/site.ts';
import { createDiskHost, type SiteMemory, type SiteRun } from '../core/site-memory.ts';
import type { Diagnostic, Finding, JsonLocation, JsonObject, Layout, SiteFacts, Variables } from '../core/values.ts';
import { type ApiSettings, readApiSettings } from '../endpoints/api-settings.ts';
import { EndpointPages } from '../endpoints/endpoint-content.ts';
import type { OperationContent } from '../endpoints/page.ts';
import type { AnnotatedSite, AnnotateOptions, KnownFeedback } from '../feedback/annotate.ts';

/** A resolved site: the model, diagnostics, and their sources. */
export interface PublicSite {
  /** Built on first access. */
  readonly model: Site;
  /** Sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
  /** False if there is an error, or more warnings than allowed. */
  readonly ok: boolean;
  /** Texts of the files with diagnostics: `formatDiagnostics` shows their lines. */
  readonly sources: ReadonlyMap<string, string>;
  /** `pages`: number of pages. `files`: number of page files and navigation files. */
  readonly counts: { readonly pages: number; readonly files: number };
  /** Absolute path of the docs folder. */
  readonly root: string;
  /**
   * Files that the result depends on, relative to `root`. Includes missing files, since creating one may change the
   * site. Rendering pages adds more files.
   */
  readonly inputs: ReadonlySet<string>;
  /**
   * Generates Markdown, valid as MDX too, for the endpoint of a page from its specification.
   *
   * @returns `undefined` for a page without an endpoint.
   */
  readonly endpointMarkdown: (route: string) => Promise<string | undefined>;
}

export interface ResolvedSite extends PublicSite {
  /** Endpoint content in two parts; the page's own text goes between them. */
  readonly endpointContent: (route: string) => Promise<OperationContent | undefined>;
  readonly writeMarkdown: (blocks: readonly BlockContent[]) => Promise<string>;
  readonly feedback: KnownFeedback | undefined;
  /** Set in development, when `feedback` comes from the cache: fetches the current feedback from the service. */
  readonly fetchCurrentFeedback: (() => Promise<KnownFeedback>) | undefined;
  /** Feedback counts by route, as last read from the service. Makes no request. */
  readonly cachedFeedback: () => Promise<ReadonlyMap<string, FeedbackCounts>>;
  /** Maximum number of warnings. `Infinity` if warnings never fail the site. */
  readonly maxWarnings: number;
  /** Absolute path of the file of accepted findings. */
  readonly baseline: string | undefined;
  /** Options of the caller, without those of the settings file. Used for command lines in messages. */
  readonly callerOptions: Options;
  /**
   * URL paths of files, other than pages, that pages and the branding link to. These files are published regardless of
   * their type. Rendering pages adds more paths.
   */
  readonly linkedPaths: Set<string>;
  /** Current text of a file in the docs folder; `undefined` if it is missing or not text. */
  readonly read: (file: string) => string | undefined;
  readonly files: () => readonly string[];
  readonly layout: Layout;
  /** Files that `.mintignore` excludes. They are neither pages nor published. */
  readonly excluded: ReadonlyMap<string, unknown>;
  /** Files by URL path, which differs from the file path if the options leave a folder out of URLs. */
  readonly filesByUrlPath: () => ReadonlyMap<string, string>;
  /** Contents of `docs.json` with every `$ref` resolved. Includes members that no check reads. */
  readonly config: JsonObject;
  /** Location of a setting, such as `styling.codeblocks`, in the file that sets it. */
  readonly settingLocation: (path: string) => JsonLocation;
  /** `docs.json` and the files that it refers to. */
  readonly configFiles: readonly string[];
  /** Findings that comments and settings ignore. The reason is empty if not given. */
  readonly ignored: () => Promise<readonly IgnoredDiagnostic[]>;
  /** Adds locations and configured severities to further findings. */
  readonly locate: (findings: readonly Finding[]) => Promise<JudgedFindings>;
  /** Like `locate`, but deduplicates, sorts and judges the findings together with `diagnostics`. */
  readonly locateTogether: (findings: readonly Finding[]) => Promise<JudgedFindings>;
  readonly publishSettings: PublishSettings;
  readonly variables: Variables;
  readonly facts: SiteFacts;
  readonly counts: PublicSite['counts'] & {
    /**
     * Number of page files that the navigation doesn't name. 0 if the settings report these files as findings, or if
     * `docs.json` is missing.
     */
    readonly unlisted: number;
    readonly unasked: number;
  };
  /** Settings that decide which checks ran. An update of a baseline keeps the entries of checks that didn't run. */
  readonly checkSettings: Pick<Settings, 'content' | 'external' | 'rules'>;
}

export interface PublishSettings extends Pick<Settings, 'url' | 'emit' | 'ownStyles' | 'slugs'> {
  /** Options, or else settings of `docs.json`. */
  readonly endpoints: {
    readonly tryIt: NonNullable<Settings['endpoints']['tryIt']>;
    /** False if the option `endpoints.tryIt` is `none`, which also applies to pages with `playground: interactive`. */
    readonly allowsForms: boolean;
    readonly downloads: boolean;
    readonly isExpanded: boolean;
  };
}

export interface ResolveRequest extends AnnotateOptions {
  readonly onParseProgress?: ((done: number, total: number) => void) | undefined;
  readonly onPhase?: ((name: Phase) => void) | undefined;
  /**
   * Parsed page bodies, shared by the calls of one command that resolve the same pages with different texts or at
   * different revisions.
   */
  readonly parsedBodies?: BodyCache | undefined;
  /** Leaves feedback out of the model and the findings, but not out of `cachedFeedback`. */
  readonly withoutFeedback?: boolean | undefined;
  /** Reads the headings of pages whose front matter has no title, even with `content: false`. */
  readonly readTitles?: boolean | undefined;
  /** Selects the cache folder. Default: `command`. */
  readonly cacheUser?: CacheUser | undefined;
  readonly memory?: SiteMemory;
  /** Requests external links, if the options enable that check. Default: external links are not requested. */
  readonly external?: RequestLinks | undefined;
  /** Keeps accepted findings, for callers that apply the baseline. Default: false. */
  readonly keepsAccepted?: boolean | undefined;
  /** A generator builds the site, so rules about the host of `docs.json` are off by default. Default: false. */
  readonly isBuiltByGenerator?: boolean | undefined;
  /** Options that don't come from a settings file. Default: all. */
  readonly callerOptions?: Options;
}

function countGeneratedPages({ links }: SiteFacts): number {
  const routes = new Set<string>();
  for (const target of links.targets.values()) {
    if (target.kind === 'operation' && target.page === undefined) routes.add(target.route);
  }
  return routes.size;
}

/**
 * Reads a docs folder and resolves its navigation. Problems in the folder are reported as diagnostics.
 *
 * @throws OptionsError for invalid options.
 */
export async function resolveSite(
  options: Options = {},
  host?: Host,
  resolveRequest: ResolveRequest = {},
): Promise<ResolvedSite> {
  const isBuiltByHost = resolveRequest.isBuiltByGenerator !== true;
  const settings = await resolveOptions(isBuiltByHost ? options : disableHostRules(options), resolveRequest.cacheUser);
  const request = { callerOptions: options, ...resolveRequest };
  const { memory } = request;
  if (host === undefined && memory !== undefined) return memory.run(settings, (run) => resolveSiteRun(run, request));
  const run = { host: host ?? createDiskHost(settings), memo: new PhaseMemo(), settings, inputs: new Set<string>() };
  return resolveSiteRun(run, request);
}

function disableHostRules(options: Options): Options {
  const disabledRules = codes.flatMap((code) =>
    findingBehavior(code).isAboutHost === true ? [[code, 'off'] as const] : [],
  );
  return { ...options, rules: { ...Object.fromEntries(disabledRules), ...options.rules } };
}

async function resolveSiteRun(
  { host, memo, settings, inputs }: SiteRun,
  request: ResolveRequest & { readonly callerOptions: Options },
): Promise<ResolvedSite> {
  const tracedHost = traceHost(host, inputs);
  const result = await runPipeline({
    host: tracedHost,
    settings,
    memo,
    bodyOptions: { cache: request.parsedBodies, onProgress: request.onParseProgress },
    onPhase: request.onPhase ?? (() => undefined),
    readTitles: request.readTitles,
  });
  const { facts, specifications, configFiles, pageCount } = result;
  const { expansion, inventory, links } = facts;
  let model: Site | undefined;
  const getModel = (): Site => {
    model ??= memo.runPurePhase('model', [facts], () => buildModel(facts));
    return model;
  };
  const annotation = request.withoutFeedback === true ? undefined : await annotateModel(settings, getModel, request);
  if (annotation !== undefined) ({ model } = annotation);
  const verdict = await judge({
    result,
    host: tracedHost,
    memo,
    settings,
    rules: annotation?.rules ?? settings.rules,
    siteFindings: annotation?.findings ?? [],
    requestLinks: request.external,
    baselineEntries: await readAcceptedFindings(settings, request),
  });
  const endpoints = memo.runPurePhase('endpoint pages', [specifications], () => new EndpointPages(specifications));
  const apiSettings = readApiSettings(result.config);
  const generatedPageCount = memo.runPurePhase('generated', [expansion, links], () => countGeneratedPages(facts));
  return {
    get model() {
      return getModel();
    },
    endpointMarkdown: (route) => endpoints.buildMarkdown(getModel(), route, apiSettings),
    endpointContent: (route) => endpoints.buildContent(getModel(), route, apiSettings),
    writeMarkdown: (blocks) => endpoints.writeMarkdown(blocks),
    feedback: annotation?.feedback,
    fetchCurrentFeedback: annotation?.later,
    cachedFeedback: () => readCachedFeedback(settings, getModel),
    diagnostics: verdict.diagnostics,
    ok: verdict.ok,
    maxWarnings: settings.maxWarnings,
    baseline: settings.baseline,
    callerOptions: request.callerOptions,
    root: settings.root,
    inputs,
    linkedPaths: new Set(),
    read: (file) => readText(tracedHost, file),
    files: () => tracedHost.list().files,
    layout: inventory.layout,
    excluded: inventory.excluded,
    filesByUrlPath: () => inventory.fileByUrlPath,
    config: result.config,
    settingLocation: result.settingLocation,
    configFiles,
    ignored: verdict.getIgnored,
    locate: verdict.locate,
    locateTogether: verdict.locateTogether,
    publishSettings: {
      url: settings.url,
      emit: settings.emit,
      ownStyles: settings.ownStyles,
      endpoints: resolveEndpointSettings(settings.endpoints, apiSettings),
      slugs: settings.slugs,
    },
    variables: result.variables,
    facts,
    sources: verdict.sources,
    counts: {
      pages: pageCount + generatedPageCount,
      files: pageCount + configFiles.length,
      unlisted: result.findings.some(({ code }) => code === 'config-missing') ? 0 : links.unlistedFiles.length,
      unasked: verdict.unasked,
    },
    checkSettings: { ...verdict.checks, rules: settings.rules },
  };
}

function resolveEndpointSettings(
  { tryIt, downloads }: Settings['endpoints'],
  { hasForm, hasDownloads, isExpanded }: ApiSettings,
): PublishSettings['endpoints'] {
  return {
    tryIt: tryIt ?? (hasForm ? 'form' : 'none'),
    allowsForms: tryIt !== 'none',
    downloads: downloads ?? hasDownloads,
    isExpanded,
  };
}

async function readAcceptedFindings(
  { baseline }: Settings,
  { keepsAccepted = false }: ResolveRequest,
): Promise<readonly BaselineEntry[]> {
  if (baseline === undefined || keepsAccepted) return [];
  const { readBaseline } = await import('./read-baseline.ts');
  return readBaseline(baseline).findings;
}

/**
 * Opens the files of a docs folder without resolving the site.
 *
 * @throws OptionsError for invalid options.
 */
export async function openDocsHost(
  options: Options,
): Promise<{ readonly host: Host /** Absolute path. */; readonly docsFolder: string; readonly maxWarnings: number }> {
  const settings = await resolveOptions(options);
  return { host: createDiskHost(settings), docsFolder: settings.root, maxWarnings: settings.maxWarnings };
}

async function readCachedFeedback(
  { feedback }: Settings,
  getModel: () => Site,
): Promise<ReadonlyMap<string, FeedbackCounts>> {
  if (feedback === undefined) return new Map();
  const { cachedCounts } = await import('../feedback/annotate.ts');
  return cachedCounts(getModel(), feedback);
}

async function annotateModel(
  { feedback, rules }: Settings,
  getModel: () => Site,
  annotateOptions: AnnotateOptions,
): Promise<(AnnotatedSite & Pick<Settings, 'rules'>) | undefined> {
  if (feedback === undefined) return undefined;
  const { annotate, addLimitRules } = await import('../feedback/annotate.ts');
  return { ...(await annotate(getModel(), feedback, annotateOptions)), rules: addLimitRules(rules, feedback.limits) };
}
