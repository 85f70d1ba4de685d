/*
 * The core: everything that `check` needs.
 * In: a host (files, Git, remote texts) and settings.
 * Out: the facts of the site (navigation, pages, targets of entries) and findings.
 * The phases are the other files of this folder, in the order of `runPipeline`. Each returns values and never throws
 * for an author's mistake.
 * Never here: HTML, output, names of generators, requests to a feedback service.
 */

import type { ReadBodiesOptions } from './bodies/read-bodies.ts';
import { isHostSchema } from './config/top-level.ts';
import { expand } from './expand.ts';
import { gather } from './gather.ts';
import type { PhaseMemo } from './host/phase-memo.ts';
import type { TracedHost } from './host/traced-host.ts';
import { inherit } from './inherit.ts';
import type { Inspection } from './inspect.ts';
import { link } from './link.ts';
import { load } from './load.ts';
import type { Settings } from './options/options.ts';
import { readPage } from './pages/read-page.ts';
import { pagesInNavigation, selectPages } from './pages/select-pages.ts';
import { findMissingTranslations } from './pages/translations.ts';
import { parse } from './parse.ts';
import { readSpecification } from './specifications/read/library.ts';
import { findUnlistedOperations } from './specifications/unlisted.ts';
import { validate } from './validate.ts';
import type { Document } from './values/document.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import { type JsonObject, ownMember } from './values/json.ts';
import type { BrokenLink } from './values/links.ts';
import type { Navigation } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import type { PageBody } from './values/page-body.ts';
import type { SiteFacts } from './values/site-facts.ts';
import type { SpecificationState } from './values/specification.ts';
import type { Variables } from './values/variables.ts';

export interface PipelineResult {
  /** Input of `buildModel`. `check` doesn't build the model. */
  readonly facts: SiteFacts;
  readonly findings: readonly Finding[];
  readonly config: JsonObject;
  readonly specifications: ReadonlyMap<string, SpecificationState>;
  /** JSON files of the navigation, relative to the docs root. Includes missing files. */
  readonly configFiles: readonly string[];
  /** Replacements for `{{name}}` in pages. */
  readonly variables: Variables;
  readonly pageCount: number;
}

/** Phases in order. `bodies` and `inspect` run only if the content of pages is checked. */
export type Phase = 'load' | 'parse' | 'validate' | 'inherit' | 'gather' | 'expand' | 'link' | 'bodies' | 'inspect';

export interface PipelineInput {
  readonly host: TracedHost;
  readonly settings: Settings;
  readonly memo: PhaseMemo;
  readonly bodyOptions: Pick<ReadBodiesOptions, 'parsed' | 'onProgress'>;
  readonly onPhase: (name: Phase) => void;
}

export async function runPipeline(input: PipelineInput): Promise<PipelineResult> {
  const { host, settings, memo, onPhase } = input;
  const document = await memo.reading('load', [], host, (traced) => load(traced));
  onPhase('load');
  const { value } = document;
  const navigation = memo.plain('parse', [value], () => parse(value));
  onPhase('parse');
  const isOn = (code: string, isOnByDefault = false): boolean =>
    (settings.rules.get(code) ?? (isOnByDefault ? 'warning' : 'off')) !== 'off';
  const reportIncomplete = isOn('config-incomplete', isHostSchema(ownMember(value.value, '$schema')));
  const shapeFindings = memo.plain('validate', [value, navigation, reportIncomplete], () =>
    validate(value, navigation, reportIncomplete),
  );
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
        memo.reading(`specification ${name}`, [settings.limits.specificationSize], traced, (innerHost) =>
          readSpecification(name, innerHost, settings.limits.specificationSize),
        ),
    }),
  );
  onPhase('expand');
  const reportUnlisted = isOn('page-unlisted');
  const links = await memo.reading('link', [inventory, expansion], host, (traced) =>
    link({ expansion: expansion.value, inventory, host: traced, base: settings.base, reportUnlisted }),
  );
  onPhase('link');
  const unlistedOperations = isOn('endpoint-unlisted')
    ? memo.plain('unlisted operations', [expansion, inventory], () =>
        findUnlistedOperations({ expansion: expansion.value, inventory }),
      )
    : [];
  const missingTranslations = isOn('translation-missing')
    ? memo.plain('translations', [expansion, inventory, links], () =>
        findMissingTranslations({ expansion: expansion.value, inventory, links: links.value }),
      )
    : [];
  const bodies = settings.content ? await readBodies(input, inventory, variables) : noBodies;
  const facts = memo.plain(
    'site',
    [expansion, inventory, links, bodies],
    (): SiteFacts => ({
      expansion: expansion.value,
      inventory,
      links: links.value,
      base: settings.base,
      bodies,
    }),
  );
  const { findings: inspected, dead } = settings.content
    ? await inspectSite(input, value, facts)
    : { findings: [], dead: links.value.dead };
  if (settings.content) onPhase('inspect');
  return {
    facts,
    // If there is only a `mint.json`, all other findings are consequences of the missing `docs.json`.
    findings: document.findings.some(isLegacy)
      ? document.findings
      : [
          ...document.findings,
          ...shapeFindings,
          ...gathered.findings,
          ...expansion.findings,
          ...links.findings,
          ...unlistedOperations,
          ...missingTranslations,
          ...inspected,
          ...(await reportDead(input, facts, dead)),
        ],
    config: value.value,
    specifications: expansion.value.specifications,
    configFiles: value.files,
    variables,
    pageCount: inventory.pages.size,
  };
}

function isLegacy({ code, args }: Finding): boolean {
  return code === 'config-missing' && (args as { readonly legacy?: boolean }).legacy === true;
}

async function inspectSite(
  { host, memo, settings }: PipelineInput,
  document: Document,
  facts: SiteFacts,
): Promise<Inspection> {
  const { inspect, inspectSpecifications } = await import('./inspect.ts');
  const { specifications: states } = facts.expansion;
  const specifications = memo.plain('specifications', [...states.values()], () => inspectSpecifications(states));
  const { readable, value, variables } = document;
  return memo.reading('inspect', [facts, document, specifications], host, (traced) =>
    inspect({
      ...facts,
      slugs: settings.slugs,
      readable,
      schema: value.$schema,
      variables,
      specifications,
      host: traced,
    }),
  );
}

async function reportDead(
  { host, memo }: PipelineInput,
  facts: SiteFacts,
  dead: readonly BrokenLink[],
): Promise<readonly Finding[]> {
  const { missingEntries } = facts.links;
  if (missingEntries.length + dead.length === 0) return [];
  return memo.reading('explain', [facts, dead], host, async (traced) => {
    const { reportBrokenLinks } = await import('./inspect/broken-links.ts');
    return reportBrokenLinks(missingEntries, dead, facts, traced);
  });
}

async function gatherPages(
  { host, memo, settings }: PipelineInput,
  navigation: Navigation,
  variables: Variables,
): Promise<Outcome<Inventory>> {
  const namedPaths = memo.plain('named pages', [navigation], () => pagesInNavigation(navigation.root));
  const namesKey = [...namedPaths].sort().join('\n');
  const variablesKey = serializeVariables(variables);
  return memo.reading('gather', [settings, namesKey, variablesKey], host, async (traced) => {
    const chosen = await memo.reading('chosen pages', [settings, namesKey], traced, (own) =>
      selectPages(own, settings, (path) => namedPaths.has(path)),
    );
    const readings: Outcome<PageFile>[] = [];
    for (const file of chosen.files) {
      const reading = memo.facts(`front matter ${file.file}`, [variablesKey, file.hides], traced, (innerHost) =>
        readPage(innerHost, file, variables),
      );
      readings.push(reading instanceof Promise ? await reading : reading);
    }
    return memo.plain('gathered', [chosen, ...readings], () => gather(chosen, readings));
  });
}

async function readBodies(
  { host, settings: { limits }, memo, bodyOptions, onPhase }: PipelineInput,
  inventory: Inventory,
  variables: Variables,
): Promise<ReadonlyMap<string, PageBody>> {
  const variablesKey = serializeVariables(variables);
  const bodies = await memo.reading('bodies', [inventory, variablesKey], host, async (traced) => {
    const [{ readContent }, { loadBodyParser }] = await Promise.all([
      import('./bodies/read-bodies.ts'),
      import('./bodies/satteri.ts'),
    ]);
    const options = { ...bodyOptions, parser: await loadBodyParser(), limits, variables };
    const contents = await readContent(traced, inventory, options, (file, read) =>
      memo.facts(`body ${file}`, [variablesKey], traced, (innerHost) => {
        innerHost.trace.files.add(file);
        return read();
      }),
    );
    // `links` stays the same object until the facts of a file change. `snippets` also depends on which files exist, so
    // it is compared by value.
    const factKeys = [...contents].flatMap(([file, { links, snippets = [] }]) => [file, links, snippets.join('\n')]);
    return memo.plain('found bodies', factKeys, () => contents);
  });
  onPhase('bodies');
  return bodies;
}

/** Variables are compared by value, because each run builds a new map. */
function serializeVariables(variables: Variables): string {
  return JSON.stringify([...variables]);
}

const noBodies: ReadonlyMap<string, PageBody> = new Map();
