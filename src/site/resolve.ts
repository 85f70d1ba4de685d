import type { BlockContent } from 'mdast';
import type { ParsedBodies } from '../core/bodies.ts';
import { passes } from '../core/diagnostics.ts';
import type { AnswerLinks } from '../core/external-answers.ts';
import type { ExternalLinksResult } from '../core/external-links.ts';
import { type CacheUser, type Host, PhaseMemo, readText, type TracedHost, traceHost } from '../core/host.ts';
import type { IgnoreResult } from '../core/ignore.ts';
import type { LocatedFindings, locate } from '../core/locate.ts';
import { buildModel, type ModelInput } from '../core/model.ts';
import { type Options, resolveOptions, type Settings } from '../core/options.ts';
import { type Phase, runPipeline } from '../core/pipeline.ts';
import type { FeedbackCounts, Site } from '../core/site.ts';
import { type SiteMemory, type SiteRun, siteDiskHost } from '../core/site-memory.ts';
import type { Diagnostic, Finding, IgnoreComment, JsonObject, Layout, Variables } from '../core/values.ts';
import { EndpointPages } from '../endpoints/endpoint-content.ts';
import type { OperationContent } from '../endpoints/page.ts';
import type { Annotated, AnnotateOptions, KnownFeedback } from '../feedback/annotate.ts';

/** A diagnostic that a comment or the settings ignore. */
export interface IgnoredDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly reason: string;
}

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
  /** Number of pages, and of files that were read. */
  readonly counts: { readonly pages: number; readonly files: number };
  /** Absolute path of the docs folder. */
  readonly root: string;
  /**
   * Files that the result depends on, missing ones included, relative to `root`: a change of one may change the site.
   * More are added as pages are rendered.
   */
  readonly inputs: ReadonlySet<string>;
  /**
   * Generates Markdown, valid as MDX too, for the endpoint of a page from its specification.
   *
   * @returns `undefined` for a page without an endpoint.
   */
  readonly endpointMarkdown: (route: string) => Promise<string | undefined>;
}

/** Members that only this package uses. */
export interface ResolvedSite extends PublicSite {
  /** `endpointMarkdown` in two parts; the page's own text goes between them. */
  readonly endpointContent: (route: string) => Promise<OperationContent | undefined>;
  /** Renders blocks of `endpointContent` as Markdown. */
  readonly writeMarkdown: (blocks: readonly BlockContent[]) => Promise<string>;
  /** `undefined` when feedback is off. */
  readonly feedback: KnownFeedback | undefined;
  /** Set in development, when `feedback` comes from the cache: fetches the current feedback from the service. */
  readonly laterFeedback: (() => Promise<KnownFeedback>) | undefined;
  /** Feedback counts by route of the last read, without a request. */
  readonly cachedFeedback: () => Promise<ReadonlyMap<string, FeedbackCounts>>;
  /** `Infinity` if warnings never fail. */
  readonly maxWarnings: number;
  /** Options of the caller, without those of the settings file: for command lines in messages. */
  readonly given: Options;
  /**
   * Files that pages and the branding link to and that are not pages, by URL path. They are published whatever they
   * contain. More are added as pages are rendered.
   */
  readonly linked: Set<string>;
  /** Current text of a file in the docs folder; `undefined` if it is missing or not text. */
  readonly read: (file: string) => string | undefined;
  /** Every file of the docs folder, in no particular order. */
  readonly files: () => readonly string[];
  readonly layout: Layout;
  /** `files` by URL path: the options can leave folders out of URLs. */
  readonly addressed: () => ReadonlyMap<string, string>;
  /** Value of `docs.json` with every `$ref` resolved, unchecked members included. */
  readonly config: JsonObject;
  /** Findings that comments and settings ignore. The reason is empty if not given. */
  readonly ignored: () => Promise<readonly IgnoredDiagnostic[]>;
  /** Adds locations and configured severities to further findings. */
  readonly locate: (findings: readonly Finding[]) => Promise<LocatedFindings & { readonly ok: boolean }>;
  /** `locate` for further findings merged with `diagnostics`: deduplicated, sorted and judged together. */
  readonly locateTogether: (findings: readonly Finding[]) => Promise<LocatedFindings & { readonly ok: boolean }>;
  /** Settings for publishing: the URL of the site, extra files, and style sheets. */
  readonly publish: Pick<Settings, 'url' | 'emit' | 'ownStyles' | 'endpoints'>;
  /** `variables` of `docs.json`, for the text of pages. */
  readonly variables: Variables;
  readonly parts: ModelInput;
  readonly counts: PublicSite['counts'] & {
    /** Number of page files that the navigation doesn't name; 0 if the settings report them as findings. */
    readonly unlisted: number;
    /** Number of external URLs that were not checked within the time limit. */
    readonly unasked: number;
  };
  /** Settings that decide which checks ran. */
  readonly lookedFor: Pick<Settings, 'content' | 'external' | 'rules'>;
}

export interface ResolveEvents extends AnnotateOptions {
  /** Progress of reading the content of pages. */
  readonly onBodies?: ((done: number, total: number) => void) | undefined;
  readonly onPhase?: ((name: Phase) => void) | undefined;
  /** Shared by the calls of one command that resolve the same pages with different texts or at different revisions. */
  readonly parsed?: ParsedBodies | undefined;
  /** The model and the findings have no feedback; `cachedFeedback` has. */
  readonly withoutFeedback?: boolean | undefined;
  /** Selects the cache folder. Default: `command`. */
  readonly cacheUser?: CacheUser | undefined;
  readonly memory?: SiteMemory;
  /** Answers about links to other sites, if the options ask for them. Default: other sites are not asked. */
  readonly external?: AnswerLinks | undefined;
  /** Options that don't come from a settings file. Default: all. */
  readonly given?: Options;
}

/** Number of pages that are generated from specifications and have no file. */
function generatedPages({ links }: ModelInput): number {
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
  requestedEvents: ResolveEvents = {},
): Promise<ResolvedSite> {
  const settings = await resolveOptions(options, requestedEvents.cacheUser);
  const events = { given: options, ...requestedEvents };
  const { memory } = events;
  if (host === undefined && memory !== undefined) return memory.run(settings, (run) => resolveRun(run, events));
  const run = { host: host ?? siteDiskHost(settings), memo: new PhaseMemo(), settings, inputs: new Set<string>() };
  return resolveRun(run, events);
}

async function resolveRun(
  { host, memo, settings, inputs }: SiteRun,
  events: ResolveEvents & { readonly given: Options },
): Promise<ResolvedSite> {
  const files = traceHost(host, inputs);
  const {
    modelInput,
    config,
    findings: pipelineFindings,
    specifications,
    configFiles,
    variables,
    pageCount,
  } = await runPipeline({
    host: files,
    settings,
    memo,
    bodyOptions: { parsed: events.parsed, onProgress: events.onBodies },
    onPhase: events.onPhase ?? (() => undefined),
  });
  const read = (file: string): string | undefined => readText(files, file);
  let model: Site | undefined;
  const modelOf = (): Site => {
    model ??= memo.plain('model', [modelInput], () => buildModel(modelInput));
    return model;
  };
  const annotation = events.withoutFeedback === true ? undefined : await annotated(settings, modelOf, events);
  if (annotation !== undefined) ({ model } = annotation);
  const custom = await customFindings(modelInput, config, files, memo, settings);
  const asked = { content: settings.content, external: settings.external && events.external !== undefined };
  const external = await externalFindings(modelInput, settings, events.external);
  const findings = [...pipelineFindings, ...custom, ...external.findings, ...(annotation?.findings ?? [])];
  const rules = annotation?.rules ?? settings.rules;
  const { ignoreFindings } = settings;
  const comments = commentsOf(modelInput);
  const checks = new Set((['content', 'external'] as const).filter((check) => asked[check]));
  const withoutIgnored = async (candidates: readonly Finding[]): Promise<IgnoreResult> => {
    if (comments.size === 0 && ignoreFindings.length === 0) return { findings: candidates, ignored: [], unused: [] };
    const { applyIgnores } = await import('../core/ignore.ts');
    return applyIgnores(candidates, comments, ignoreFindings, read, { checks, rules });
  };
  const locateWithRules = async (findings: readonly Finding[]): Promise<LocatedFindings & { readonly ok: boolean }> => {
    const located = await locateLazily(findings, rules, read, configFiles);
    return { ...located, ok: passes(located.diagnostics, settings.maxWarnings) };
  };
  const applied = await withoutIgnored(findings);
  const { diagnostics, sources, ok } = await locateWithRules([...applied.findings, ...applied.unused]);
  const { expansion, links } = modelInput;
  const endpoints = memo.plain('endpoint pages', [specifications], () => new EndpointPages(specifications));
  const generated = memo.plain('generated', [expansion, links], () => generatedPages(modelInput));
  return {
    get model() {
      return modelOf();
    },
    endpointMarkdown: (route) => endpoints.markdown(modelOf(), route),
    endpointContent: (route) => endpoints.content(modelOf(), route),
    writeMarkdown: (blocks) => endpoints.write(blocks),
    feedback: annotation?.feedback,
    laterFeedback: annotation?.later,
    cachedFeedback: () => cachedFeedback(settings, modelOf),
    diagnostics,
    ok,
    maxWarnings: settings.maxWarnings,
    given: events.given,
    root: settings.root,
    inputs,
    linked: new Set(),
    read,
    files: () => files.list().files,
    layout: modelInput.inventory.layout,
    addressed: () => modelInput.inventory.addressed,
    config,
    ignored: () => locateIgnored(applied.ignored, locateWithRules),
    locate: async (further) => locateWithRules((await withoutIgnored(further)).findings),
    locateTogether: async (further) => {
      const combined = await withoutIgnored([...findings, ...further]);
      return locateWithRules([...combined.findings, ...combined.unused]);
    },
    publish: { url: settings.url, emit: settings.emit, ownStyles: settings.ownStyles, endpoints: settings.endpoints },
    variables,
    parts: modelInput,
    sources,
    counts: {
      pages: pageCount + generated,
      files: pageCount + configFiles.length,
      unlisted: links.unlisted.length,
      unasked: external.unasked,
    },
    lookedFor: { ...asked, rules: settings.rules },
  };
}

async function customFindings(
  modelInput: ModelInput,
  config: JsonObject,
  host: TracedHost,
  memo: PhaseMemo,
  { customRules, rules }: Settings,
): Promise<readonly Finding[]> {
  if (customRules.length === 0) return [];
  return memo.reading('custom rules', [modelInput, config, customRules], host, async (traced) => {
    const { runCustomRules } = await import('../core/custom-rules.ts');
    return runCustomRules({ modelInput, config, host: traced, customRules, rules });
  });
}

/** Findings about links to other sites, if the settings ask for them and the caller may ask. */
async function externalFindings(
  modelInput: ModelInput,
  { root, cacheUser, remote, external, externalIgnore: ignored, externalSeconds: seconds }: Settings,
  ask: AnswerLinks | undefined,
): Promise<ExternalLinksResult> {
  if (!external || ask === undefined) return { findings: [], unasked: 0 };
  const { checkExternalLinks } = await import('../core/external-links.ts');
  return checkExternalLinks({ modelInput, ignored, ask: (urls) => ask(urls, { root, cacheUser, remote, seconds }) });
}

async function locateIgnored(
  ignored: IgnoreResult['ignored'],
  locateFindings: (findings: readonly Finding[]) => Promise<Pick<LocatedFindings, 'diagnostics'>>,
): Promise<readonly IgnoredDiagnostic[]> {
  const located = ignored.map(async ({ finding, reason }) => {
    const [diagnostic] = (await locateFindings([finding])).diagnostics;
    return diagnostic === undefined ? [] : [{ diagnostic, reason }];
  });
  const placeOf = ({ diagnostic: { file, line, column } }: IgnoredDiagnostic): string =>
    `${file} ${[line, column].map((number) => `${number}`.padStart(8, '0'))}`;
  return (await Promise.all(located)).flat().sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function commentsOf({ bodies }: ModelInput): ReadonlyMap<string, readonly IgnoreComment[]> {
  const commentsByFile = new Map<string, readonly IgnoreComment[]>();
  for (const [file, { ignores }] of bodies) if (ignores !== undefined) commentsByFile.set(file, ignores);
  return commentsByFile;
}

/** `locate`, loaded on demand: most runs have no findings. */
const locateLazily: typeof locate = async (findings, ...others) => {
  if (findings.length === 0) return { diagnostics: [], sources: new Map() };
  const { locate } = await import('../core/locate.ts');
  return locate(findings, ...others);
};

/**
 * The files of a docs folder, without resolving the site.
 *
 * @throws OptionsError for invalid options.
 */
export async function openDocsHost(
  options: Options,
): Promise<{ readonly host: Host /** Absolute path. */; readonly folder: string; readonly maxWarnings: number }> {
  const settings = await resolveOptions(options);
  return { host: siteDiskHost(settings), folder: settings.root, maxWarnings: settings.maxWarnings };
}

async function cachedFeedback(
  { feedback }: Settings,
  modelOf: () => Site,
): Promise<ReadonlyMap<string, FeedbackCounts>> {
  if (feedback === undefined) return new Map();
  const { cachedCounts } = await import('../feedback/annotate.ts');
  return cachedCounts(modelOf(), feedback);
}

async function annotated(
  { feedback, rules }: Settings,
  modelOf: () => Site,
  events: AnnotateOptions,
): Promise<(Annotated & Pick<Settings, 'rules'>) | undefined> {
  if (feedback === undefined) return undefined;
  const { annotate, rulesWithLimits } = await import('../feedback/annotate.ts');
  return { ...(await annotate(modelOf(), feedback, events)), rules: rulesWithLimits(rules, feedback.limits) };
}
