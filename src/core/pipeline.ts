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
import { readText } from './host/host.ts';
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
import { type Document, locationOfMember } from './values/document.ts';
import type { Inventory, PageFile } from './values/inventory.ts';
import { isObject, type Json, type JsonObject, ownMember, withoutUndefined } from './values/json.ts';
import type { BrokenLink } from './values/links.ts';
import type { JsonLocation } from './values/location.ts';
import type { Navigation } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import type { PageBody } from './values/page-body.ts';
import type { SiteFacts } from './values/site-facts.ts';
import type { SpecificationState } from './values/specification.ts';
import { TimeSlices } from './values/time-slices.ts';
import type { Variables } from './values/variables.ts';

export interface PipelineResult {
  /** Input of `buildModel`. `check` doesn't build the model. */
  readonly facts: SiteFacts;
  readonly findings: readonly Finding[];
  readonly config: JsonObject;
  /** Location of a setting, such as `styling.codeblocks`, in the file that sets it. */
  readonly settingLocation: (path: string) => JsonLocation;
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
  readonly bodyOptions: Pick<ReadBodiesOptions, 'cache' | 'onProgress'>;
  readonly onPhase: (name: Phase) => void;
  /** Reads the headings of pages whose front matter has no title, even if the content of pages isn't checked. */
  readonly readTitles?: boolean | undefined;
}

export async function runPipeline(input: PipelineInput): Promise<PipelineResult> {
  const { host, settings, memo } = input;
  const endPhase = createPhaseEnd(input.onPhase);
  const loadOutcome = await memo.runPhase('load', [], host, (tracedHost) => load(tracedHost));
  await endPhase('load');
  const { value: configDocument } = loadOutcome;
  const navigation = memo.runPurePhase('parse', [configDocument], () => parse(configDocument));
  await endPhase('parse');
  const isRuleOn = (code: string, isOnByDefault = false): boolean =>
    (settings.rules.get(code) ?? (isOnByDefault ? 'warning' : 'off')) !== 'off';
  const reportIncomplete = isRuleOn('config-incomplete', isHostSchema(ownMember(configDocument.value, '$schema')));
  const validationFindings = memo.runPurePhase('validate', [configDocument, navigation, reportIncomplete], () =>
    validate(configDocument, navigation, reportIncomplete),
  );
  await endPhase('validate');
  const inheritance = memo.runPurePhase('inherit', [navigation], () => inherit(navigation));
  await endPhase('inherit');
  const { variables } = configDocument;
  const gatherOutcome = await gatherPages(input, navigation, variables);
  const inventory = gatherOutcome.value;
  await endPhase('gather');
  const expandOutcome = await memo.runPhase(
    'expand',
    [inventory, navigation, settings.endpoints.overview],
    host,
    (tracedHost) =>
      expand({
        ...{ navigation, inheritance, inventory, host: tracedHost, overview: settings.endpoints.overview },
        readSpecification: async (name) =>
          memo.runPhase(`specification ${name}`, [settings.limits.specificationSize], tracedHost, (innerHost) =>
            readSpecification(name, innerHost, settings.limits.specificationSize),
          ),
      }),
  );
  await endPhase('expand');
  const reportUnlisted = isRuleOn('page-unlisted');
  const linkOutcome = await memo.runPhase('link', [inventory, expandOutcome], host, (tracedHost) =>
    link({ expansion: expandOutcome.value, inventory, host: tracedHost, base: settings.base, reportUnlisted }),
  );
  await endPhase('link');
  const linkedSite = { expansion: expandOutcome.value, inventory, links: linkOutcome.value };
  const unlistedOperations = isRuleOn('endpoint-unlisted')
    ? memo.runPurePhase('unlisted operations', [expandOutcome, inventory], () => findUnlistedOperations(linkedSite))
    : [];
  const missingTranslations = isRuleOn('translation-missing')
    ? memo.runPurePhase('translations', [expandOutcome, inventory, linkOutcome], () =>
        findMissingTranslations(linkedSite),
      )
    : [];
  const bodies = await readBodies(input, linkedSite, variables);
  const facts = memo.runPurePhase(
    'site',
    [expandOutcome, inventory, linkOutcome, bodies],
    (): SiteFacts => ({ ...linkedSite, base: settings.base, bodies }),
  );
  const { findings: inspectFindings, brokenLinks } = settings.content
    ? await inspectSite(input, configDocument, facts)
    : { findings: [], brokenLinks: linkOutcome.value.brokenLinks };
  if (settings.content) await endPhase('inspect');
  return {
    facts,
    // If there is only a `mint.json`, all other findings are consequences of the missing `docs.json`.
    findings: loadOutcome.findings.some(hasOnlyMintConfig)
      ? loadOutcome.findings
      : [
          ...loadOutcome.findings,
          ...validationFindings,
          ...gatherOutcome.findings,
          ...expandOutcome.findings,
          ...linkOutcome.findings,
          ...unlistedOperations,
          ...missingTranslations,
          ...inspectFindings,
          ...(await explainBrokenLinks(input, facts, brokenLinks)),
        ],
    config: configDocument.value,
    settingLocation: (path) => locateSetting(configDocument, path),
    specifications: expandOutcome.value.specifications,
    configFiles: configDocument.files,
    variables,
    pageCount: inventory.pages.size,
  };
}

/** Returns a function that reports the end of a phase, and pauses if the phases since the last pause took long. */
function createPhaseEnd(onPhase: PipelineInput['onPhase']): (name: Phase) => Promise<void> {
  const slices = new TimeSlices();
  return async (name) => {
    onPhase(name);
    if (slices.isOver) await slices.pause();
  };
}

function locateSetting(document: Document, path: string): JsonLocation {
  let { location }: { location: JsonLocation } = document;
  let value: Json | undefined = document.value;
  for (const name of path.split('.')) {
    if (!isObject(value)) break;
    location = locationOfMember(document, value, location, name);
    value = ownMember(value, name);
  }
  return location;
}

function hasOnlyMintConfig({ code, args }: Finding): boolean {
  return code === 'config-missing' && (args as { readonly hasLegacyConfig?: boolean }).hasLegacyConfig === true;
}

async function inspectSite(
  { host, memo, settings }: PipelineInput,
  document: Document,
  facts: SiteFacts,
): Promise<Inspection> {
  const { inspect, inspectSpecifications } = await import('./inspect.ts');
  const { specifications: specificationStates } = facts.expansion;
  const specifications = memo.runPurePhase('specifications', [...specificationStates.values()], () =>
    inspectSpecifications(specificationStates),
  );
  const { isReadable, value, variables } = document;
  return memo.runPhase('inspect', [facts, document, specifications], host, (tracedHost) =>
    inspect({
      ...facts,
      slugs: settings.slugs,
      isReadable: isReadable,
      schema: value.$schema,
      variables,
      specifications,
      host: tracedHost,
    }),
  );
}

async function explainBrokenLinks(
  { host, memo }: PipelineInput,
  facts: SiteFacts,
  brokenLinks: readonly BrokenLink[],
): Promise<readonly Finding[]> {
  const { missingEntries } = facts.links;
  if (missingEntries.length + brokenLinks.length === 0) return [];
  return memo.runPhase('explain', [facts, brokenLinks], host, async (tracedHost) => {
    const { reportBrokenLinks } = await import('./inspect/broken-links.ts');
    return reportBrokenLinks(missingEntries, brokenLinks, facts, tracedHost);
  });
}

async function gatherPages(
  { host, memo, settings }: PipelineInput,
  navigation: Navigation,
  variables: Variables,
): Promise<Outcome<Inventory>> {
  const namedPaths = memo.runPurePhase('named pages', [navigation], () => pagesInNavigation(navigation.root));
  const namesKey = [...namedPaths].sort().join('\n');
  const variablesKey = serializeVariables(variables);
  return memo.runPhase('gather', [settings, namesKey, variablesKey], host, async (tracedHost) => {
    const selection = await memo.runPhase('chosen pages', [settings, namesKey], tracedHost, (selectionHost) =>
      selectPages(selectionHost, settings, (path) => namedPaths.has(path)),
    );
    const pageOutcomes: Outcome<PageFile>[] = [];
    const slices = new TimeSlices();
    for (const file of selection.files) {
      const pageOutcome = memo.runFactPhase(
        `front matter ${file.file}`,
        [variablesKey, file.hides],
        tracedHost,
        (innerHost) => readPage(innerHost, file, variables),
      );
      pageOutcomes.push(pageOutcome instanceof Promise ? await pageOutcome : pageOutcome);
      if (slices.isOver) await slices.pause();
    }
    return memo.runPurePhase('gathered', [selection, ...pageOutcomes], () => gather(selection, pageOutcomes));
  });
}

async function readBodies(
  input: PipelineInput,
  site: Pick<SiteFacts, 'inventory' | 'expansion'>,
  variables: Variables,
): Promise<ReadonlyMap<string, PageBody>> {
  const { host, settings, memo, bodyOptions, onPhase } = input;
  const { inventory } = site;
  if (!settings.content) return input.readTitles === true ? readTitles(input, site, variables) : noBodies;
  const variablesKey = serializeVariables(variables);
  const bodies = await memo.runPhase('bodies', [inventory, variablesKey], host, async (tracedHost) => {
    const [{ readBodiesWithSnippets }, { loadBodyParser }] = await Promise.all([
      import('./bodies/read-bodies.ts'),
      import('./bodies/satteri.ts'),
    ]);
    const options = { ...bodyOptions, parser: await loadBodyParser(), limits: settings.limits, variables };
    const contents = await readBodiesWithSnippets(tracedHost, inventory, options, (file, readBody) =>
      memo.runFactPhase(`body ${file}`, [variablesKey], tracedHost, (innerHost) => {
        innerHost.trace.files.add(file);
        return readBody();
      }),
    );
    // `links` stays the same object until the facts of a file change. `snippets` also depends on which files exist, so
    // it is compared by value.
    const factKeys = [...contents].flatMap(([file, { links, snippets = [] }]) => [file, links, snippets.join('\n')]);
    return memo.runPurePhase('found bodies', factKeys, () => contents);
  });
  onPhase('bodies');
  return bodies;
}

/** Reads only the title of each page that has none in its front matter or from a specification. */
async function readTitles(
  { host, settings: { limits }, bodyOptions }: PipelineInput,
  { inventory, expansion }: Pick<SiteFacts, 'inventory' | 'expansion'>,
  variables: Variables,
): Promise<ReadonlyMap<string, PageBody>> {
  const untitledPages = [...inventory.pages.values()].filter(
    ({ path, frontMatter: { title, sidebarTitle } }) =>
      title === undefined && sidebarTitle === undefined && !expansion.pageOperations.has(path),
  );
  if (untitledPages.length === 0) return noBodies;
  const [{ readBodies: parseBodies }, { loadBodyParser }] = await Promise.all([
    import('./bodies/read-bodies.ts'),
    import('./bodies/satteri.ts'),
  ]);
  const bodies = await parseBodies(
    untitledPages.map(({ file }) => file),
    (file) => readText(host, file),
    { ...bodyOptions, parser: await loadBodyParser(), limits, variables },
  );
  return new Map(
    [...bodies].map(([file, { title }]) => [
      file,
      { links: [], anchors: [], imports: [], ...withoutUndefined({ title }) },
    ]),
  );
}

/** Variables are compared by value, because each run builds a new map. */
function serializeVariables(variables: Variables): string {
  return JSON.stringify([...variables]);
}

const noBodies: ReadonlyMap<string, PageBody> = new Map();
