/** What a release is made from. */
export interface Release {
  /** `package.json`. */
  readonly manifest: {
    readonly version: string;
    readonly repository?: unknown;
    readonly homepage?: unknown;
    readonly bugs?: unknown;
  };
  readonly changelog: string;
  readonly readme: string;
  /** What `git status --porcelain` prints. */
  readonly changes: string;
  /** Tags that exist. */
  readonly tags: readonly string[];
  /** Paths in the repository, files and folders. */
  readonly paths: ReadonlySet<string>;
  /** Paths in the tarball. */
  readonly packed: readonly string[];
}

/** What everybody who installs the package wants to read. */
const expected = ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts', 'dist/cli.js'];

/** What prevents a release, each problem as one sentence. Empty if nothing does. */
export function releaseProblems(release: Release): readonly string[] {
  const { manifest, changelog, changes, tags, packed } = release;
  const { version } = manifest;
  const problems: string[] = [];
  if (changes !== '') problems.push('There are changes that are not committed.');
  if (tags.includes(`v${version}`)) problems.push(`The tag v${version} exists: set the next version in package.json.`);
  if (!changelog.includes(`\n## ${version}\n`)) problems.push(`CHANGELOG.md has no section "## ${version}".`);
  if (/^## Unreleased$/m.test(changelog)) problems.push('CHANGELOG.md still has a section "## Unreleased".');
  for (const field of ['repository', 'homepage', 'bugs'] as const) {
    // npm completes relative links and pictures of README.md with the repository.
    if (manifest[field] === undefined) problems.push(`package.json has no "${field}".`);
  }
  for (const file of expected) if (!packed.includes(file)) problems.push(`The package lacks ${file}.`);
  for (const target of missingTargets(release)) problems.push(`README.md leads to ${target}, which does not exist.`);
  return problems;
}

/** Relative links and pictures of README.md that lead nowhere. */
function missingTargets({ readme, paths }: Release): readonly string[] {
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)];
  const targets = links.map(([, link, attribute]) => (link ?? attribute ?? '').replace(/[?#].*$/, ''));
  return [...new Set(targets)].filter((target) => target !== '' && !/^[a-z]+:/i.test(target) && !paths.has(target));
}
