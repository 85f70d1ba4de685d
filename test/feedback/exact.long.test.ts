import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { type Entry, type Fault, faults, ModelService, straightCounts } from './model-service.ts';
import { build, codesOf, memoryStore, routes, settingsFor } from './support.ts';

/** An event at the service, or a build. */
type Step =
  | { readonly kind: 'add'; readonly entries: readonly Omit<Entry, 'id'>[] }
  | { readonly kind: 'change'; readonly entryIndex: number; readonly status: string }
  | { readonly kind: 'close all' }
  | { readonly kind: 'delete'; readonly entryIndex: number; readonly number: number }
  | { readonly kind: 'spoil'; readonly entryIndex: number; readonly with: object }
  | { readonly kind: 'build'; readonly faults: readonly (Fault | undefined)[]; readonly refresh: boolean };

const status = fc.constantFrom('pending', 'in_progress', 'resolved', 'dismissed', 'snoozed');
const entry = fc.record({
  path: fc.constantFrom(...routes),
  comment: fc.constant('Words of a reader'),
  createdAt: fc.constantFrom(null, '1970-01-01T00:00:00.000Z', '2026-01-31T12:00:00.000Z', '2099-01-01T00:00:00.000Z'),
  source: fc.constantFrom('contextual', 'thumbs_only', 'voice'),
  status,
  helpful: fc.constantFrom(true, false, undefined),
});
const malformed = fc.constantFrom({ path: null }, { status: 7 }, { path: undefined }, { status: undefined });
const build$ = fc.record({
  kind: fc.constant('build' as const),
  faults: fc.oneof(
    fc.constant([]),
    fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined }), { maxLength: 8 }),
  ),
  refresh: fc.constantFrom(false, false, false, true),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({ kind: fc.constant('add' as const), entries: fc.array(entry, { maxLength: 25 }) }),
    weight: 3,
  },
  { arbitrary: fc.record({ kind: fc.constant('change' as const), entryIndex: fc.nat(), status }), weight: 4 },
  { arbitrary: fc.constant({ kind: 'close all' as const }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      entryIndex: fc.nat(),
      number: fc.integer({ min: 1, max: 20 }),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ kind: fc.constant('spoil' as const), entryIndex: fc.nat(), with: malformed }), weight: 1 },
  { arbitrary: build$, weight: 8 },
);

const clean: Step = { kind: 'build', faults: [], refresh: false };
/** A project that was read completely, and is too large for one more complete read per build. */
const settled = fc
  .array(entry, { minLength: 40, maxLength: 60 })
  .map((entries): Step[] => [{ kind: 'add', entries }, ...Array<Step>(30).fill(clean)]);
const history = fc
  .tuple(fc.oneof(fc.constant<Step[]>([]), settled), fc.array(step, { minLength: 1, maxLength: 25 }))
  .map((parts) => parts.flat());

/** Malformed entries of any step are repaired before the end. */
class History {
  readonly service: ModelService;
  readonly #right = new Map<string, Entry>();
  #number = 0;

  constructor(pageSize: number) {
    this.service = new ModelService(pageSize);
  }

  happen(step: Exclude<Step, { kind: 'build' }>): void {
    const { entries } = this.service;
    const ids = [...entries.keys()];
    if (step.kind === 'add') {
      for (const one of step.entries) {
        this.#number += 1;
        entries.set(`fb_${this.#number}`, { ...one, id: `fb_${this.#number}` });
      }
      return;
    }
    if (step.kind === 'close all') {
      for (const [id, one] of entries) entries.set(id, { ...one, status: 'resolved' });
      return;
    }
    if (ids.length === 0) return;
    const at = step.entryIndex % ids.length;
    const id = ids[at] as string;
    const one = entries.get(id) as Entry;
    if (step.kind === 'delete') for (const deletedId of ids.slice(at, at + step.number)) entries.delete(deletedId);
    if (step.kind === 'change') entries.set(id, { ...one, status: step.status });
    if (step.kind === 'spoil') {
      if (!this.#right.has(id)) this.#right.set(id, one);
      entries.set(id, { ...one, ...step.with });
    }
  }

  heal(): void {
    for (const [id, one] of this.#right) if (this.service.entries.has(id)) this.service.entries.set(id, one);
    this.service.faults = [];
  }
}

const runs = Number(process.env.FEEDBACK_PROPERTY_RUNS ?? casesOf(50));
/** Milliseconds for all runs, also on a busy machine. */
const limit = 3000 * Math.max(runs, 100);

test(
  'counts are right some builds after any events without a fault, and a build with different counts reports it',
  async () => {
    // Its pages are short, which a service that ignores the page size would have too.
    const settings = settingsFor({ url: 'https://example.com' }, { parameterNames: { pageSize: null } });
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        async (steps, budget, pageSize) => {
          const past = new History(pageSize);
          const { service } = past;
          const store = memoryStore();
          const builds = async (refresh: boolean) => {
            const result = await build(
              { ...settings, budget, refresh },
              { fetch: service.fetch, store, sleep: async () => {} },
            );
            const counts = Object.fromEntries(result.counts);
            return { counts, codes: codesOf(result) };
          };
          for (const one of steps) {
            if (one.kind !== 'build') {
              past.happen(one);
              continue;
            }
            service.faults = [...one.faults];
            const { counts, codes } = await builds(one.refresh);
            if (codes.length === 0) expect(counts).toEqual(straightCounts(service.entries.values()));
          }
          past.heal();
          // An unfinished complete read continues, and another one follows. Each build reads at least one page.
          const pages = Math.ceil(service.entries.size / pageSize) + 1;
          let last = await builds(false);
          for (let number = 1; number < 2 * pages + 2; number += 1) last = await builds(false);
          expect(last.counts).toEqual(straightCounts(service.entries.values()));
          expect(service.requests).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs },
    );
  },
  limit,
);
