import type { PageBody } from './bodies/facts.ts';
import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { expand } from './expand.ts';
import { gather } from './gather.ts';
import type { Recall } from './host/recall.ts';
import type { TracedHost } from './host/traced-host.ts';
import { inherit } from './inherit.ts';
import { type KnownElements, link } from './link.ts';
import { load } from './load.ts';
import type { ModelInput } from './model/input.ts';
import type { Settings } from './options/options.ts';
import { caseTwins } from './pages/case-twins.ts';
import { noNames } from './pages/page-names.ts';
import { parse } from './parse.ts';
import { validate } from './validate.ts';
import type { FrontMatter, Inventory } from './values/inventory.ts';
import type { JsonObject } from './values/json.ts';
import type { Finding } from './values/outcome.ts';
import type { SpecificationState } from './values/specification.ts';
import type { Variables } from './values/variables.ts';

/** What the phases come to. */
export interface Resolved {
  /** What the model is built from. Nothing is found wrong by building it, and a mere check does without it. */
  readonly modelInput: ModelInput;
  readonly findings: readonly Finding[];
  /** The value of `docs.json`, with every `$ref` put in its place. */
  readonly config: JsonObject;
  /** What became of every specification, by name. */
  readonly specifications: ReadonlyMap<string, SpecificationState>;
  /** JSON files that the navigation is made of, those too that are missing; relative to the docs root. */
  readonly configFiles: readonly string[];
  /** To be replaced in the texts of pages. */
  readonly variables: Variables;
  /** Page files found. */
  readonly pageCount: number;
}

/** What a run does, one after the other; `bodies` and `inspect` only where the texts of pages are checked too. */
export type Phase = 'load' | 'parse' | 'validate' | 'inherit' | 'gather' | 'expand' | 'link' | 'bodies' | 'inspect';

/** What a run starts from. */
export interface PipelineInput {
  readonly host: TracedHost;
  readonly settings: Settings;
  /** What an earlier run of the same site has found out, and where this one keeps what it finds out. */
  readonly recall: Recall;
  /** What reads the bodies of pages; asked for only where they are read. */
  readonly bodyOptions: () => Promise<ReadBodiesOptions>;
  /** Told when a phase has ended. */
  readonly onPhase: (name: Phase) => void;
}

/** The phases, in order: each takes what the ones before it returned. */
export async function runPipeline(input: PipelineInput): Promise<Resolved> {
  const { host, settings, recall, bodyOptions, onPhase } = input;
  const document = await recall.run('load', [], host, (traced) => load(traced, recall));
  onPhase('load');
  const { value } = document;
  const navigation = recall.same('parse', [value], () => parse(value, recall.objects('elements', [])));
  onPhase('parse');
  const shape = recall.same('validate', [value, navigation], () =>
    validate(value, navigation, recall.objects('judged elements', [])),
  );
  onPhase('validate');
  const inheritance = recall.same('inherit', [navigation], () => inherit(navigation));
  onPhase('inherit');
  const variables = recall.same('variables', [value], (before: Variables | undefined) =>
    before !== undefined && areEqual(before, value.variables) ? before : value.variables,
  );
  const gathered = await gather({ options: settings, navigation, variables, host, recall });
  const inventory = gathered.value;
  onPhase('gather');
  const expansion = await recall.run(
    'expand',
    [inventory, navigation],
    host,
    (traced) => expand({ navigation, inheritance, inventory, host: traced, recall }),
    (_, [before, ...others]) => others[0] === navigation && isSameFor(endpoints, before as Inventory, inventory),
  );
  onPhase('expand');
  const reportUnlisted = (settings.rules.get('page-unlisted') ?? 'off') !== 'off';
  const links = await recall.run(
    'link',
    [inventory, expansion],
    host,
    (traced) =>
      link({
        expansion: expansion.value,
        inventory,
        host: traced,
        base: settings.base,
        twins: recall.same('case twins', [inventory.files], () => caseTwins(inventory.pages)),
        known: knownElements(recall, inventory),
        reportUnlisted,
      }),
    (_, [before, ...others]) =>
      others[0] === expansion && isSameFor(reportUnlisted ? listing : [], before as Inventory, inventory),
  );
  onPhase('link');
  const bodies = settings.content
    ? await recall.run('bodies', [inventory, variables], host, async (traced) => {
        const { readContent } = await import('./bodies/read-content.ts');
        const options = { ...(await bodyOptions()), variables };
        const known = recall.files<PageBody>('bodies', [variables]);
        return readContent(traced, inventory, options, known);
      })
    : none;
  if (settings.content) onPhase('bodies');
  const modelInput = recall.same(
    'site',
    [expansion, inventory, links, bodies],
    (): ModelInput => ({
      expansion: expansion.value,
      inventory,
      links: links.value,
      base: settings.base,
      bodies,
    }),
  );
  const inspected = settings.content
    ? await recall.run('inspect', [modelInput, value], host, async (traced) => {
        const { inspect } = await import('./inspect.ts');
        return inspect({ ...modelInput, slugs: settings.slugs, readable: value.readable, variables, host: traced });
      })
    : [];
  if (settings.content) onPhase('inspect');
  return {
    modelInput,
    findings: [
      ...document.findings,
      ...shape,
      ...gathered.findings,
      ...expansion.findings,
      ...links.findings,
      ...inspected,
    ],
    config: value.value,
    specifications: expansion.value.specifications,
    configFiles: value.files,
    variables,
    pageCount: inventory.pages.size,
  };
}

/** Members of front matter that say what endpoint a page is about, and those that say whether it needs an entry. */
const endpoints = ['openapi', 'asyncapi'] as const;
const listing = ['hidden'] as const;

/** Undefined where nothing is to be kept. */
function knownElements(recall: Recall, { files }: Inventory): KnownElements | undefined {
  const exact: KnownElements['exact'] | undefined = recall.objects('pages of elements', [files]);
  const settled: KnownElements['settled'] | undefined = recall.objects('settled sections', [files]);
  if (exact === undefined || settled === undefined) return undefined;
  return { exact, settled, names: recall.same('names of pages', [files], noNames) };
}

const none: ReadonlyMap<string, PageBody> = new Map();

/** True where two inventories differ at most in what pages say of themselves, some members apart. */
function isSameFor(members: readonly (keyof FrontMatter)[], before: Inventory, now: Inventory): boolean {
  if (before === now) return true;
  if (before.files !== now.files || before.ignored !== now.ignored || before.pages.size !== now.pages.size)
    return false;
  for (const [path, page] of now.pages) {
    const earlier = before.pages.get(path);
    if (earlier === page) continue;
    if (earlier === undefined || earlier.file !== page.file || earlier.hides !== page.hides) return false;
    if (members.some((member) => earlier.frontMatter[member] !== page.frontMatter[member])) return false;
  }
  return true;
}

function areEqual(a: Variables, b: Variables): boolean {
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}
