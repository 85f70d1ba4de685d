import { expand } from './expand.ts';
import { gather } from './gather.ts';
import type { Host } from './host/host.ts';
import { inherit } from './inherit.ts';
import { link } from './link.ts';
import { load } from './load.ts';
import { buildModel } from './model.ts';
import type { Settings } from './options.ts';
import { parse } from './parse.ts';
import { validate } from './validate.ts';
import type { Finding } from './values/outcome.ts';
import type { Site } from './values/site.ts';
import type { SpecificationState } from './values/specification.ts';

/** What the phases come to. */
export interface Resolved {
  /** Builds the model. Nothing is found wrong by it, and a mere check has no need of it. */
  readonly buildModel: () => Site;
  readonly findings: readonly Finding[];
  /** What became of every specification, by name. */
  readonly specifications: ReadonlyMap<string, SpecificationState>;
  /** JSON files that the navigation is made of, those too that are missing; relative to the docs root. */
  readonly configFiles: readonly string[];
  /** Page files found. */
  readonly pageCount: number;
}

/** The phases, in order: each takes what the ones before it returned. */
export async function runPipeline(host: Host, settings: Settings): Promise<Resolved> {
  const document = await load(host);
  const navigation = parse(document.value);
  const shape = validate(document.value, navigation);
  const inheritance = inherit(navigation);
  const inventory = await gather(host, settings);
  const expansion = await expand({ navigation, inheritance, inventory: inventory.value, host });
  const links = link({
    expansion: expansion.value,
    inventory: inventory.value,
    host,
    base: settings.base,
    reportUnlisted: (settings.rules.get('page-unlisted') ?? 'off') !== 'off',
  });
  return {
    buildModel: () => buildModel(expansion.value, links.value, inventory.value, settings.base),
    findings: [...document.findings, ...shape, ...inventory.findings, ...expansion.findings, ...links.findings],
    specifications: expansion.value.specifications,
    configFiles: document.value.files,
    pageCount: inventory.value.pages.size,
  };
}
