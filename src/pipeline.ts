import type { PageBody } from './bodies/facts.ts';
import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { readContent } from './bodies/read-content.ts';
import { expand } from './expand.ts';
import { gather } from './gather.ts';
import type { Host } from './host/host.ts';
import { inherit } from './inherit.ts';
import { inspect } from './inspect.ts';
import { link } from './link.ts';
import { load } from './load.ts';
import type { ModelInput } from './model.ts';
import type { Settings } from './options/options.ts';
import { parse } from './parse.ts';
import { validate } from './validate.ts';
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

/**
 * The phases, in order: each takes what the ones before it returned.
 *
 * @param bodyOptions What reads the bodies of pages; asked for only where they are read.
 * @param onPhase Told when a phase has ended.
 */
export async function runPipeline(
  host: Host,
  settings: Settings,
  bodyOptions: () => Promise<ReadBodiesOptions>,
  onPhase: (name: Phase) => void = () => undefined,
): Promise<Resolved> {
  const document = await load(host);
  onPhase('load');
  const navigation = parse(document.value);
  onPhase('parse');
  const shape = validate(document.value, navigation);
  onPhase('validate');
  const inheritance = inherit(navigation);
  onPhase('inherit');
  const { variables } = document.value;
  const inventory = await gather(host, settings, navigation, variables);
  onPhase('gather');
  const expansion = await expand({ navigation, inheritance, inventory: inventory.value, host });
  onPhase('expand');
  const links = link({
    expansion: expansion.value,
    inventory: inventory.value,
    host,
    base: settings.base,
    reportUnlisted: (settings.rules.get('page-unlisted') ?? 'off') !== 'off',
  });
  onPhase('link');
  const bodies = settings.content
    ? await readContent(host, inventory.value, { ...(await bodyOptions()), variables })
    : new Map<string, PageBody>();
  if (settings.content) onPhase('bodies');
  const modelInput: ModelInput = {
    expansion: expansion.value,
    inventory: inventory.value,
    links: links.value,
    base: settings.base,
    bodies,
  };
  const inspected = settings.content
    ? inspect({ ...modelInput, slugs: settings.slugs, readable: document.value.readable, variables })
    : [];
  if (settings.content) onPhase('inspect');
  return {
    modelInput,
    findings: [
      ...document.findings,
      ...shape,
      ...inventory.findings,
      ...expansion.findings,
      ...links.findings,
      ...inspected,
    ],
    config: document.value.value,
    specifications: expansion.value.specifications,
    configFiles: document.value.files,
    variables,
    pageCount: inventory.value.pages.size,
  };
}
