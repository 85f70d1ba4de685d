import { escapeControls, type ReportInput, withoutRunnerCommands } from '../../core/diagnostics.ts';
import { relativePath } from '../../core/host.ts';
import { type FlagValues, selectedMember } from '../arguments.ts';
import { type CheckReportInput, formatCheck, formatVerdict } from '../check-report.ts';
import { placeLinks } from '../hyperlinks.ts';
import { prefixOf } from '../site-flags.ts';

type Format = (input: CheckReportInput) => Promise<string>;

export const checkFormats: Readonly<Record<string, Format>> = {
  pretty: async (input) => formatCheck(input, placeLinks(input.folder)),
  compact: async (input) => formatCompact(input),
  json: async (input) => (await import('./json.ts')).formatJson(input),
  async github(input) {
    const { formatGithub, writeStepSummary } = await import('./github.ts');
    const report = reportOf(input);
    writeStepSummary(report);
    const annotations = formatGithub(report);
    const verdict = withoutRunnerCommands(formatVerdict(input));
    return annotations === '' ? verdict : `${annotations}\n${verdict}`;
  },
  sarif: async (input) => (await import('./sarif.ts')).formatSarif(reportOf(input)),
  junit: async (input) => (await import('./junit.ts')).formatJunit(reportOf(input)),
};

export function checkFormatOf(values: FlagValues): Format {
  return selectedMember(values, 'format', Object.entries(checkFormats));
}

/**
 * Formats one line per finding, in the format of compilers, which editors, `grep` and problem matchers can parse:
 * `docs/index.mdx:6:7 error link-missing The link …`.
 */
function formatCompact({ diagnostics, root, quiet }: CheckReportInput): string {
  return diagnostics
    .filter(({ severity }) => !quiet || severity === 'error')
    .map(({ file, line, column, severity, code, message }) =>
      escapeControls(`${prefixOf(root)}${file}:${line}:${column} ${severity} ${code} ${message}`),
    )
    .join('\n');
}

function reportOf({ folder, cwd, counts: { pages }, ...input }: CheckReportInput): ReportInput {
  const path = pathFromRepository(folder, cwd);
  return { ...input, pages, prefix: path === '' ? '' : `${path}/` };
}

/**
 * Path of a folder relative to the repository root that the CI service sets, otherwise to the working directory.
 *
 * @param folder Absolute path.
 * @param cwd Absolute path of the working directory.
 * @returns Path with `/` as separator. Empty for the root itself.
 */
function pathFromRepository(folder: string, cwd: string): string {
  const { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  const roots = [GITHUB_WORKSPACE, CI_PROJECT_DIR, cwd].flatMap((root) => root || []);
  const paths = roots.map((root) => relativePath(root, folder));
  return paths.find((path) => path !== '..' && !path.startsWith('../')) ?? relativePath(cwd, folder);
}
