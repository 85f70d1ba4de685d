import { printable, type Report, withoutRunnerCommands } from '../../core/diagnostics.ts';
import { relativePath } from '../../core/host.ts';
import { type FlagValues, memberOf } from '../arguments.ts';
import { formatCheck, formatVerdict, type Told } from '../check-report.ts';
import { placeLinks } from '../hyperlinks.ts';
import { prefixOf } from '../site-flags.ts';

type Format = (told: Told) => Promise<string>;

/** How `check` tells what it found, by the word of `--format`. Those that builds ask for alone are loaded when they do. */
export const checkFormats: Readonly<Record<string, Format>> = {
  pretty: async (told) => formatCheck(told, placeLinks(told.folder)),
  compact: async (told) => formatCompact(told),
  json: async (told) => (await import('./json.ts')).formatJson(told),
  async github(told) {
    const { formatGithub, writeStepSummary } = await import('./github.ts');
    const report = reportOf(told);
    writeStepSummary(report);
    const annotations = formatGithub(report);
    const verdict = withoutRunnerCommands(formatVerdict(told));
    return annotations === '' ? verdict : `${annotations}\n${verdict}`;
  },
  sarif: async (told) => (await import('./sarif.ts')).formatSarif(reportOf(told)),
  junit: async (told) => (await import('./junit.ts')).formatJunit(reportOf(told)),
};

/** The format that `--format` names; `pretty` if none is given. */
export function checkFormatOf(values: FlagValues): Format {
  return memberOf(values, 'format', Object.entries(checkFormats));
}

/**
 * A line for each finding, as compilers write them and editors, `grep` and problem matchers read them:
 * `docs/index.mdx:6:7 error link-missing The link …`.
 */
function formatCompact({ diagnostics, root, quiet }: Told): string {
  return diagnostics
    .filter(({ severity }) => !quiet || severity === 'error')
    .map(({ file, line, column, severity, code, message }) =>
      printable(`${prefixOf(root)}${file}:${line}:${column} ${severity} ${code} ${message}`),
    )
    .join('\n');
}

/** The check for programs that look for files from the root of the repository. */
function reportOf({ folder, cwd, counts: { pages }, ...told }: Told): Report {
  const path = pathFromRepository(folder, cwd);
  return { ...told, pages, prefix: path === '' ? '' : `${path}/` };
}

/**
 * A folder as services of continuous integration name files: from the root of the repository, or where they do not say
 * which that is, from the working directory.
 *
 * @param folder Absolute path.
 * @param cwd Absolute path of the working directory.
 * @returns A path with `/`; empty for the root itself.
 */
function pathFromRepository(folder: string, cwd: string): string {
  const { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  const roots = [GITHUB_WORKSPACE, CI_PROJECT_DIR, cwd].flatMap((root) => root || []);
  const paths = roots.map((root) => relativePath(root, folder));
  return paths.find((path) => path !== '..' && !path.startsWith('../')) ?? relativePath(cwd, folder);
}
