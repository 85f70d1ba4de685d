import type { Report } from '../../core/diagnostics.ts';
import { digestOf } from '../../core/host.ts';
import type { FlagValues } from '../arguments.ts';
import { formatCheck, formatVerdict, type Told } from '../check-report.ts';
import { memberOf } from '../flag-values.ts';
import { placeLinks } from '../hyperlinks.ts';
import { prefixOf } from '../site-flags.ts';

type Format = (told: Told) => Promise<string>;

/** How `check` tells what it found, by the word of `--format`. Those that builds ask for alone are loaded when they do. */
export const checkFormats: Readonly<Record<string, Format>> = {
  pretty: async (told) => formatCheck(told, placeLinks(told.folder)),
  async compact({ result: { diagnostics }, root, quiet }) {
    const { formatCompact } = await import('./compact.ts');
    const shown = quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
    return formatCompact(shown, prefixOf(root));
  },
  async json(told) {
    const { formatJson } = await import('./json.ts');
    return formatJson(told);
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
