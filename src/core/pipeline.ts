/*
 * The core: what `check` needs, and nothing that prints, renders or asks a feedback service. In goes a host (files, Git,
 * remote texts) and options; out come values: what the navigation is, where each entry leads, and what is wrong. The
 * phases are beside this file, in the order of `runPipeline`; each is a function of values that throws nothing at a
 * mistake of the author. Never here: HTML, a name of a generator, a word that is printed as it is.
 */

import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { expand } from './expand.ts';
import { gather } from './gather.ts';
import type { PhaseMemo } from './host/phase-memo.ts';
import type { TracedHost } from './host/traced-host.ts';
import { inherit } from './inherit.ts';
import type { Inspection } from './inspect.ts';
import { link } from './link.ts';
import { load } from './load.ts';
import type { ModelInput } from './model/input.ts';
import type { Settings } from './options/options.ts';
import { choosePages, namedPages } from './pages/choose-pages.ts';
import { readPage } from './pages/read-page.ts';
import { parse } from './parse.ts';
import { readSpecification } from './specifications/read/library.ts';
import { validate } from './validate.ts';
import type { Document } from './values/document.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import type { JsonObject } from './values/json.ts';
import type { DeadAddress } from './values/links.ts';
import type { Navigation } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import type { PageBody } from './values/page-body.ts';
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

/** What a run does, one after the other; `bodies` and `inspect` only if the texts of pages are checked too. */
export type Phase = 'load' | 'parse' | 'validate' | 'inherit' | 'gather' | 'expand' | 'link' | 'bodies' | 'inspect';

/** What a run starts from. */
export interface PipelineInput {
  readonly host: TracedHost;
  readonly settings: Settings;
  /** What the phases of an earlier run of the same site returned, and where those of this one are kept. */
  readonly memo: PhaseMemo;
  readonly bodyOptions: Pick<ReadBodiesOptions, 'parsed' | 'onProgress'>;
  /** Told when a phase has ended. */
  readonly onPhase: (name: Phase) => void;
}

/** The phases, in order: each takes what the ones before it returned. */
export async function runPipeline(input: PipelineInput): Promise<Resolved> {
  const { host, settings, memo, onPhase } = input;
  const document = await memo.reading('load', [], host, (traced) => load(traced));
  onPhase('load');
  const { value } = document;
  const navigation = memo.plain('parse', [value], () => parse(value));
  onPhase('parse');
  const shape = memo.plain('validate', [value, navigation], () => validate(value, navigation));
  onPhase('validate');
  const inheritance = memo.plain('inherit', [navigation], () => inherit(navigation));
  onPhase('inherit');
  const { variables } = value;
  const gathered = await gatherPages(input, navigation, variables);
  const inventory = gathered.value;
  onPhase('gather');
  const expansion = await memo.reading('expand', [inventory, navigation, settings.endpoints.overview], host, (traced) =>
    expand({
      ...{ navigation, inheritance, inventory, host: traced, overview: settings.endpoints.overview },
      readSpecification: async (name) =>
        memo.reading(`specification ${name}`, [settings.limits.specificationSize], traced, (own) =>
          readSpecification(name, own, settings.limits.specificationSize),
        ),
    }),
  );
  onPhase('expand');
  const reportUnlisted = (settings.rules.get('page-unlisted') ?? 'off') !== 'off';
  const links = await memo.reading('link', [inventory, expansion], host, (traced) =>
    link({ expansion: expansion.value, inventory, host: traced, base: settings.base, reportUnlisted }),
  );
  onPhase('link');
  const bodies = settings.content ? await readBodies(input, inventory, variables) : none;
  const modelInput = memo.plain(
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
  const { findings: inspected, dead } = settings.content
    ? await inspectSite(input, value, modelInput)
    : { findings: [], dead: links.value.dead };
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
      ...(await explain(input, modelInput, dead)),
    ],
    config: value.value,
    specifications: expansion.value.specifications,
    configFiles: value.files,
    variables,
    pageCount: inventory.pages.size,
  };
}

/** What is wrong beside the navigation: in texts, redirects and specifications. */
async function inspectSite(
  { host, memo, settings }: PipelineInput,
  document: Document,
  modelInput: ModelInput,
): Promise<Inspection> {
  const { inspect, inspectSpecifications } = await import('./inspect.ts');
  const { specifications: states } = modelInput.expansion;
  const specifications = memo.plain('specifications', [...states.values()], () => inspectSpecifications(states));
  const { readable, variables } = document;
  return memo.reading('inspect', [modelInput, document, specifications], host, (traced) =>
    inspect({ ...modelInput, slugs: settings.slugs, readable, variables, specifications, host: traced }),
  );
}

/** What may be meant by what leads nowhere. */
async function explain(
  { host, memo }: PipelineInput,
  modelInput: ModelInput,
  dead: readonly DeadAddress[],
): Promise<readonly Finding[]> {
  const { missingEntries } = modelInput.links;
  if (missingEntries.length + dead.length === 0) return [];
  return memo.reading('explain', [modelInput, dead], host, async (traced) => {
    const { explainDead } = await import('./inspect/dead-addresses.ts');
    return explainDead(missingEntries, dead, modelInput, traced);
  });
}

/** Which files are pages, and what their front matter says. */
async function gatherPages(
  { host, memo, settings }: PipelineInput,
  navigation: Navigation,
  variables: Variables,
): Promise<Outcome<Inventory>> {
  const named = memo.plain('named pages', [navigation], () => namedPages(navigation.root));
  const saidByNames = [...named].sort().join('\n');
  const saidByVariables = textOf(variables);
  return memo.reading('gather', [settings, saidByNames, saidByVariables], host, async (traced) => {
    const chosen = await memo.reading('chosen pages', [settings, saidByNames], traced, (own) =>
      choosePages(own, settings, (path) => named.has(path)),
    );
    const readings: Outcome<PageFile>[] = [];
    for (const file of chosen.files) {
      const reading = memo.facts(`front matter ${file.file}`, [saidByVariables, file.hides], traced, (own) =>
        readPage(own, file, variables),
      );
      readings.push(reading instanceof Promise ? await reading : reading);
    }
    return memo.plain('gathered', [chosen, ...readings], () => gather(chosen, readings));
  });
}

/** What the texts of pages and snippets say. */
async function readBodies(
  { host, settings: { limits }, memo, bodyOptions, onPhase }: PipelineInput,
  inventory: Inventory,
  variables: Variables,
): Promise<ReadonlyMap<string, PageBody>> {
  const saidByVariables = textOf(variables);
  const bodies = await memo.reading('bodies', [inventory, saidByVariables], host, async (traced) => {
    const [{ readContent }, { loadBodyParser }] = await Promise.all([
      import('./bodies/read-bodies.ts'),
      import('./bodies/satteri.ts'),
    ]);
    const options = { ...bodyOptions, parser: await loadBodyParser(), limits, variables };
    const found = await readContent(traced, inventory, options, (file, read) =>
      memo.facts(`body ${file}`, [saidByVariables], traced, (own) => {
        own.trace.files.add(file);
        return read();
      }),
    );
    // Facts that are kept keep their list of links. Which files a page takes in depends on which there are.
    const said = [...found].flatMap(([file, { links, snippets = [] }]) => [file, links, snippets.join('\n')]);
    return memo.plain('found bodies', said, () => found);
  });
  onPhase('bodies');
  return bodies;
}

/** By which variables are compared: two runs have two maps. */
function textOf(variables: Variables): string {
  return JSON.stringify([...variables]);
}

const none: ReadonlyMap<string, PageBody> = new Map();
