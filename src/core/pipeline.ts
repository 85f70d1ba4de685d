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
import { readPage } from './pages/read-page.ts';
import { parse } from './parse.ts';
import { readSpecification } from './specifications/read/library.ts';
import { validate } from './validate.ts';
import type { Inventory } from './values/inventory.ts';
import type { JsonObject } from './values/json.ts';
import type { Finding } from './values/outcome.ts';
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
  /** What reads the bodies of pages; asked for only if they are read. */
  readonly bodyOptions: () => Promise<ReadBodiesOptions>;
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
  const saidByVariables = textOf(variables);
  const gathered = await memo.reading('gather', [settings, navigation], host, (traced) =>
    gather({
      ...{ options: settings, navigation, host: traced },
      readPage: (file) =>
        memo.reading(`front matter ${file.file}`, [saidByVariables, file.hides], traced, (own) =>
          readPage(own, file, variables),
        ),
    }),
  );
  const inventory = gathered.value;
  onPhase('gather');
  const expansion = await memo.reading('expand', [inventory, navigation], host, (traced) =>
    expand({
      ...{ navigation, inheritance, inventory, host: traced },
      readSpecification: (name) =>
        memo.reading(`specification ${name}`, [], traced, (own) => readSpecification(name, own)),
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
  const inspected = settings.content
    ? await memo.reading('inspect', [modelInput, value], host, async (traced) => {
        const { inspect } = await import('./inspect.ts');
        return inspect({ ...modelInput, slugs: settings.slugs, readable: value.readable, variables, host: traced });
      })
    : uninspected;
  if (settings.content) onPhase('inspect');
  return {
    modelInput,
    findings: [
      ...document.findings,
      ...shape,
      ...gathered.findings,
      ...expansion.findings,
      ...links.findings.filter((finding) => !inspected.explained.has(finding)),
      ...inspected.findings,
    ],
    config: value.value,
    specifications: expansion.value.specifications,
    configFiles: value.files,
    variables,
    pageCount: inventory.pages.size,
  };
}

/** What the texts of pages and snippets say. */
async function readBodies(
  { host, memo, bodyOptions, onPhase }: PipelineInput,
  inventory: Inventory,
  variables: Variables,
): Promise<ReadonlyMap<string, PageBody>> {
  const saidByVariables = textOf(variables);
  const bodies = await memo.reading('bodies', [inventory, saidByVariables], host, async (traced) => {
    const { readContent } = await import('./bodies/read-content.ts');
    return readContent(traced, inventory, { ...(await bodyOptions()), variables }, (file, read) =>
      memo.reading(`body ${file}`, [saidByVariables], traced, (own) => {
        own.trace.files.add(file);
        return read();
      }),
    );
  });
  onPhase('bodies');
  return bodies;
}

/** By which variables are compared: two runs have two maps. */
function textOf(variables: Variables): string {
  return JSON.stringify([...variables]);
}

const none: ReadonlyMap<string, PageBody> = new Map();
const uninspected: Inspection = { findings: [], explained: new Set() };
