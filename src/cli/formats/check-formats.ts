import { escapeControls, escapeRunnerCommands, type ReportInput } from '../../core/diagnostics.ts';
import { relativePath } from '../../core/host.ts';
import { type FlagValues, flagMember } from '../arguments.ts';
import { type CheckReportInput, formatCheck, formatVerdict } from '../check-report.ts';
import { createLocationLink } from '../hyperlinks.ts';
import { getPathPrefix } from '../site-flags.ts';

type CheckFormatter = (input: CheckReportInput) => Promise<string>;

export const checkFormats: Readonly<Record<string, CheckFormatter>> = {
  pretty: async (input) => formatCheck(input, createLocationLink(input.docsFolder)),
  compact: async (input) => formatCompact(input),
  json: async (input) => (await import('./json.ts')).formatJsonReport(input),
  async github(input) {
    const { formatGithub, writeStepSummary } = await import('./github.ts');
    const report = toReportInput(input);
    writeStepSummary(report);
    const annotations = formatGithub(report);
    const verdict = escapeRunnerCommands(formatVerdict(input));
    return annotations === '' ? verdict : `${annotations}\n${verdict}`;
  },
  sarif: async (input) => (await import('./sarif.ts')).formatSarif(toReportInput(input)),
  junit: async (input) => (await import('./junit.ts')).formatJunit(toReportInput(input)),
};

export function selectCheckFormat(values: FlagValues): CheckFormatter {
  return flagMember(values, 'format', Object.entries(checkFormats));
}

/**
 * Formats one line per finding, in the format of compilers, which editors, `grep` and problem matchers can parse:
 * `docs/index.mdx:6:7 error link-missing The link …`.
 */
function formatCompact({ diagnostics, root, quiet }: CheckReportInput): string {
  return diagnostics
    .filter(({ severity }) => !quiet || severity === 'error')
    .map(({ file, line, column, severity, code, message }) =>
      escapeControls(`${getPathPrefix(root)}${file}:${line}:${column} ${severity} ${code} ${message}`),
    )
    .join('\n');
}

function toReportInput({ docsFolder, cwd, counts: { pages }, ...input }: CheckReportInput): ReportInput {
  const pathPrefix = pathFromRepository(docsFolder, cwd);
  return { ...input, pages, prefix: pathPrefix === '' ? '' : `${pathPrefix}/` };
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
