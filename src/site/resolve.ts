import type { BlockContent } from 'mdast';
import type { ParsedBodies } from '../core/bodies.ts';
import { passes } from '../core/diagnostics.ts';
import type { AnswerLinks } from '../core/external-answers.ts';
import type { ExternalLinksResult } from '../core/external-links.ts';
import { type CacheUser, type Host, PhaseMemo, readText, type TracedHost, traceHost } from '../core/host.ts';
import type { HeededIgnores } from '../core/ignore.ts';
import type { Located, locate } from '../core/locate.ts';
import { buildModel, type ModelInput } from '../core/model.ts';
import { type Options, resolveOptions, type Settings } from '../core/options.ts';
import { type Phase, runPipeline } from '../core/pipeline.ts';
import type { Site } from '../core/site.ts';
import { diskOf, type Run, type SiteMemory } from '../core/site-memory.ts';
import type { Diagnostic, Finding, IgnoreComment, JsonObject, Layout, Variables } from '../core/values.ts';
import { EndpointPages } from '../endpoints/endpoint-content.ts';
import type { OperationContent } from '../endpoints/page.ts';
import type { Annotated, KnownFeedback, Occasion } from '../feedback/annotate.ts';

/** What somebody lets be, and why. */
export interface IgnoredDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly reason: string;
}

/** A resolved site: the model, what is wrong, and what both were made of. */
export interface PublicSite {
  /** Built when it is first asked for. */
  readonly model: Site;
  /** In the order of files and lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** False if something is wrong at error level, or there are more warnings than allowed. */
  readonly ok: boolean;
  /** Texts of the files that diagnostics are in: `formatDiagnostics` shows the lines. */
  readonly sources: ReadonlyMap<string, string>;
  /** Pages of the site, and files that were read for it. */
  readonly counts: { readonly pages: number; readonly files: number };
  /** Absolute path of the docs folder. */
  readonly root: string;
  /**
   * Files that all of this is made of, those too that are missing, relative to `root`: a change of one changes the site.
   * More are added as pages are read.
   */
  readonly inputs: ReadonlySet<string>;
  /**
   * Markdown, valid as MDX too, of what a specification says about the endpoint that a page is about.
   *
   * @returns `undefined` for a route whose page is about no endpoint.
   */
  readonly endpointMarkdown: (route: string) => Promise<string | undefined>;
}

/** The same with what only this package asks of it. */
export interface ResolvedSite extends PublicSite {
  /** `endpointMarkdown` for a page with text of its own, which is between the two parts. */
  readonly endpointContent: (route: string) => Promise<OperationContent | undefined>;
  /** The text of a Markdown file for blocks of its two parts. */
  readonly writeMarkdown: (blocks: readonly BlockContent[]) => Promise<string>;
  /** What readers said; undefined if feedback is off. */
  readonly feedback: KnownFeedback | undefined;
  /** In dev, where `feedback` is what was kept: reads what the service has now. */
  readonly laterFeedback: (() => Promise<KnownFeedback>) | undefined;
  /** Warnings that are allowed; `Infinity` where they never fail. */
  readonly maxWarnings: number;
  /** What somebody set, beside what a settings file says: for command lines about the same site. */
  readonly given: Options;
  /**
   * Files that pages and the branding name and that are no pages, by the paths that they are addressed by: they are
   * published, whatever they contain. They are added as pages are rendered.
   */
  readonly linked: Set<string>;
  /** The text of a file of the docs folder, as it is now; undefined if it is missing or no text. */
  readonly read: (file: string) => string | undefined;
  /** Every file of the docs folder, in no particular order. */
  readonly files: () => readonly string[];
  /** Folders of the docs folder that are not in addresses. */
  readonly layout: Layout;
  /** The same files by the paths that they are addressed by: the options may say that a folder is not in them. */
  readonly addressed: () => ReadonlyMap<string, string>;
  /** The value of `docs.json`, with every `$ref` put in its place: what the checks leave unread too. */
  readonly config: JsonObject;
  /** Findings that comments and settings ignore; an empty reason if not given. */
  readonly ignored: () => Promise<readonly IgnoredDiagnostic[]>;
  /** Gives further findings about the site their places, and the severities that its rules set. */
  readonly locate: (findings: readonly Finding[]) => Promise<Located & { readonly ok: boolean }>;
  /** The same, together with all that is in `diagnostics`: each once, in one order, and judged as a whole. */
  readonly locateAmongOwn: (findings: readonly Finding[]) => Promise<Located & { readonly ok: boolean }>;
  /** Where the site is published, and what is to be written beside and around its pages. */
  readonly publish: Pick<Settings, 'url' | 'emit' | 'ownStyles' | 'endpoints'>;
  /** What `variables` of `docs.json` says: to be replaced in the texts of pages. */
  readonly variables: Variables;
  /** What the model is built from, for those who ask why it is as it is. */
  readonly parts: ModelInput;
  readonly counts: PublicSite['counts'] & {
    /** Page files that nothing in the navigation leads to; 0 if they are findings. */
    readonly unlisted: number;
    /** Addresses of other sites that there was no time to ask for. */
    readonly unasked: number;
  };
  /** What was looked for: whether bodies of pages were checked, whether other sites were asked, and what `rules` say. */
  readonly lookedFor: Pick<Settings, 'content' | 'external' | 'rules'>;
}

/** What a caller can follow while a site is resolved. */
export interface ResolveEvents extends Occasion {
  /** Bodies of pages are read: how many of how many. */
  readonly onBodies?: ((done: number, total: number) => void) | undefined;
  /** A phase has ended. */
  readonly onPhase?: ((name: Phase) => void) | undefined;
  /** Shared by the calls of one command that show the same pages with different texts or at different revisions. */
  readonly parsed?: ParsedBodies | undefined;
  /** Decides in which folder files are kept between runs. Default: `command`. */
  readonly cacheUser?: CacheUser | undefined;
  /** What is known of the same site, if it is resolved again and again. */
  readonly memory?: SiteMemory;
  /** Answers about links to other sites, if the options ask for them. Default: other sites are not asked. */
  readonly external?: AnswerLinks | undefined;
  /** Those of the options that no settings file says. Default: all. */
  readonly given?: Options;
}

/** How many pages are made from specifications and have no file. */
function generatedPages({ links }: ModelInput): number {
  const routes = new Set<string>();
  for (const target of links.targets.values()) {
    if (target.kind === 'operation' && target.page === undefined) routes.add(target.route);
  }
  return routes.size;
}

/**
 * Reads a docs folder and resolves its navigation. Faults of the folder are diagnostics.
 *
 * @throws OptionsError for options that cannot be used.
 */
export async function resolveSite(
  options: Options = {},
  host?: Host,
  occasion: ResolveEvents = {},
): Promise<ResolvedSite> {
  const settings = await resolveOptions(options, occasion.cacheUser);
  const events = { given: options, ...occasion };
  const { memory } = events;
  if (host === undefined && memory !== undefined) return memory.run(settings, (run) => resolveRun(run, events));
  const run = { host: host ?? diskOf(settings), memo: new PhaseMemo(), settings, inputs: new Set<string>() };
  return resolveRun(run, events);
}

async function resolveRun(
  { host, memo, settings, inputs }: Run,
  events: ResolveEvents & { readonly given: Options },
): Promise<ResolvedSite> {
  const files = traceHost(host, inputs);
  const {
    modelInput,
    config,
    findings: found,
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
  const readers = await annotated(settings, modelOf, events);
  if (readers !== undefined) ({ model } = readers);
  const custom = await customFindings(modelInput, config, files, memo, settings);
  const asked = { content: settings.content, external: settings.external && events.external !== undefined };
  const external = await externalFindings(modelInput, settings, events.external);
  const own = [...found, ...custom, ...external.findings, ...(readers?.findings ?? [])];
  const rules = readers?.rules ?? settings.rules;
  const { ignoreFindings } = settings;
  const comments = commentsOf(modelInput);
  const checks = new Set((['content', 'external'] as const).filter((check) => asked[check]));
  const heed = async (some: readonly Finding[]): Promise<HeededIgnores> => {
    if (comments.size === 0 && ignoreFindings.length === 0) return { findings: some, ignored: [], unused: [] };
    const { heedIgnores } = await import('../core/ignore.ts');
    return heedIgnores(some, comments, ignoreFindings, read, { checks, rules });
  };
  const locateThese = async (found: readonly Finding[]): Promise<Located & { readonly ok: boolean }> => {
    const located = await locateAny(found, rules, read, configFiles);
    return { ...located, ok: passes(located.diagnostics, settings.maxWarnings) };
  };
  const heeded = await heed(own);
  const { diagnostics, sources, ok } = await locateThese([...heeded.findings, ...heeded.unused]);
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
    feedback: readers?.known,
    laterFeedback: readers?.later,
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
    ignored: () => locateIgnored(heeded.ignored, locateThese),
    locate: async (some) => locateThese((await heed(some)).findings),
    locateAmongOwn: async (more) => {
      const all = await heed([...own, ...more]);
      return locateThese([...all.findings, ...all.unused]);
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

/** What the rules of a team find. */
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

/** What is ignored, in the order of its places. */
async function locateIgnored(
  ignored: HeededIgnores['ignored'],
  locateThese: (findings: readonly Finding[]) => Promise<Pick<Located, 'diagnostics'>>,
): Promise<readonly IgnoredDiagnostic[]> {
  const located = ignored.map(async ({ finding, reason }) => {
    const [diagnostic] = (await locateThese([finding])).diagnostics;
    return diagnostic === undefined ? [] : [{ diagnostic, reason }];
  });
  const placeOf = ({ diagnostic: { file, line, column } }: IgnoredDiagnostic): string =>
    `${file} ${[line, column].map((one) => `${one}`.padStart(8, '0'))}`;
  return (await Promise.all(located)).flat().sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** The comments of pages that let findings be, by file. */
function commentsOf({ bodies }: ModelInput): ReadonlyMap<string, readonly IgnoreComment[]> {
  const found = new Map<string, readonly IgnoreComment[]>();
  for (const [file, { ignores }] of bodies) if (ignores !== undefined) found.set(file, ignores);
  return found;
}

/** The same as `locate`, which is loaded only if there is something to say. */
const locateAny: typeof locate = async (findings, ...others) => {
  if (findings.length === 0) return { diagnostics: [], sources: new Map() };
  const { locate } = await import('../core/locate.ts');
  return locate(findings, ...others);
};

/**
 * The files of a docs folder, for those who look at them before a site is resolved.
 *
 * @throws OptionsError for options that cannot be used.
 */
export async function hostOf(
  options: Options,
): Promise<{ readonly host: Host /** Absolute path. */; readonly folder: string; readonly maxWarnings: number }> {
  const settings = await resolveOptions(options);
  return { host: diskOf(settings), folder: settings.root, maxWarnings: settings.maxWarnings };
}

/** The model with what readers said; undefined if the options want nothing of it. */
async function annotated(
  { feedback, rules }: Settings,
  modelOf: () => Site,
  occasion: Occasion,
): Promise<(Annotated & Pick<Settings, 'rules'>) | undefined> {
  if (feedback === undefined) return undefined;
  const { annotate, rulesWithLimits } = await import('../feedback/annotate.ts');
  return { ...(await annotate(modelOf(), feedback, occasion)), rules: rulesWithLimits(rules, feedback.limits) };
}
