import type { Report } from '../../core/diagnostics.ts';
import { digestOf } from '../../core/host.ts';
import type { FlagValues } from '../arguments.ts';
import { type Checked, type CheckedBaseline, formatCheck, formatVerdict, type UnlistedPages } from '../check-report.ts';
import { memberOf } from '../flag-values.ts';
import { placeLinks } from '../hyperlinks.ts';
import { prefixOf } from '../site-flags.ts';

/** A check that is to be told. */
export interface Told {
  readonly result: Checked;
  readonly baseline: CheckedBaseline | undefined;
  /** The docs folder, as it was given. */
  readonly root: string;
  /** Its absolute path. */
  readonly folder: string;
  readonly counts: { readonly pages: number; readonly files: number };
  readonly milliseconds: number;
  /** Every finding with its lines. */
  readonly verbose: boolean;
  /** Errors alone, for people. */
  readonly quiet: boolean;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** The command line that fixes what can be fixed. */
  readonly fix: string;
  readonly unlisted: UnlistedPages | undefined;
}

type Format = (told: Told) => Promise<string>;

/** How `check` tells what it found, by the word of `--format`. Those that builds ask for alone are loaded when they do. */
export const checkFormats: Readonly<Record<string, Format>> = {
  async pretty({ result, root, folder, milliseconds, baseline, verbose, quiet, fix, unlisted }) {
    return formatCheck(result, root, milliseconds, baseline, {
      ...{ verbose, quiet, fix, unlisted, link: placeLinks(folder) },
    });
  },
  async compact({ result: { diagnostics }, root, quiet }) {
    const { formatCompact } = await import('./compact.ts');
    const shown = quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
    return formatCompact(shown, prefixOf(root));
  },
  async json({ result: { ok, diagnostics, forecast, ignored, old }, root, counts, milliseconds, baseline }) {
    const { formatJson } = await import('./json.ts');
    return formatJson({
      root,
      ok,
      ...counts,
      milliseconds,
      generators: forecast?.losses,
      diagnostics,
      baseline,
      old,
      ignored,
    });
  },
  async github(told) {
    const [{ formatGithub }, { writeStepSummary }] = await Promise.all([
      import('./github.ts'),
      import('../step-summary.ts'),
    ]);
    const report = await reportOf(told);
    writeStepSummary(report);
    const annotations = formatGithub(report);
    const verdict = formatVerdict(told.result, told.milliseconds, told.baseline);
    return annotations === '' ? verdict : `${annotations}\n${verdict}`;
  },
  async sarif(told) {
    const [{ formatSarif }, { packageVersion }] = await Promise.all([import('./sarif.ts'), import('../version.ts')]);
    return formatSarif(await reportOf(told), { version: packageVersion(), digest: digestOf });
  },
  async junit(told) {
    const { formatJunit } = await import('./junit.ts');
    return formatJunit(await reportOf(told));
  },
};

/** The format that `--format` names; `pretty` if none is given. */
export function checkFormatOf(values: FlagValues): Format {
  return memberOf(values, 'format', Object.entries(checkFormats));
}

/** The check for programs that look for files from the root of the repository. */
async function reportOf({ result, folder, milliseconds, cwd }: Told): Promise<Report> {
  const { pathFromRepository } = await import('../repository.ts');
  const { ok, diagnostics, maxWarnings, pages } = result;
  const path = pathFromRepository(folder, cwd);
  return { ok, diagnostics, maxWarnings, pages, milliseconds, prefix: path === '' ? '' : `${path}/` };
}
