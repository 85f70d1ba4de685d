import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { ContentCopy } from './fixture.ts';

/** Number of edits per burst. */
const edits = 100;
const seed = Number(process.env.HOSTILE_SEED ?? 1);

/**
 * Changes files faster than a dev server can follow, between valid and broken states, and ends in a valid one.
 *
 * @param burst Varies the edits.
 * @returns The final title of `concepts/jobs.mdx`.
 */
export async function editRapidly({ folder, read, write }: ContentCopy, burst: number): Promise<string> {
  const config = read('docs.json');
  const page = read('concepts/jobs.mdx');
  const title = `Burst ${burst}`;
  const titled = (text: string): string => page.replace(/^title: .*$/m, `title: ${text}`);
  const states: Readonly<Record<string, readonly (string | undefined)[]>> = {
    'docs.json': [config, config.replaceAll('concepts/jobs', 'concepts/jbos'), '{ "navigation": ', ''],
    'concepts/jobs.mdx': [page, titled('Meanwhile'), '---\ntitle: [\n---\n', 'No front matter <A>\n', undefined],
    'concepts/meanwhile.mdx': ['---\ntitle: Meanwhile\n---\n', '\0', undefined],
  };
  const edit = fc
    .constantFrom(...Object.keys(states))
    .chain((file) =>
      fc.record({ file: fc.constant(file), text: fc.constantFrom(...(states[file] ?? [])), wait: fc.nat(20) }),
    );
  for (const { file, text, wait } of fc.sample(edit, { numRuns: edits, seed: seed + burst })) {
    if (text === undefined) rmSync(join(folder, file), { force: true });
    else write(file, text);
    await setTimeout(wait);
  }
  rmSync(join(folder, 'concepts/meanwhile.mdx'), { force: true });
  write('concepts/jobs.mdx', titled(title));
  write('docs.json', config);
  return title;
}
