/** Input of a release check. */
export interface Release {
  readonly manifest: {
    readonly version: string;
    readonly repository?: unknown;
    readonly homepage?: unknown;
    readonly bugs?: unknown;
  };
  readonly changelog: string;
  readonly readme: string;
  /** Output of `git status --porcelain`. */
  readonly changes: string;
  /** Existing Git tags. */
  readonly tags: readonly string[];
  /** Files and folders of the repository. */
  readonly paths: ReadonlySet<string>;
  /** Files of the tarball. */
  readonly packed: readonly string[];
}

/** Files that every release must contain. */
const requiredFiles = ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts', 'dist/cli.js'];

/** Lists everything that prevents a release, one sentence per problem. */
export function releaseProblems(release: Release): readonly string[] {
  const { manifest, changelog, changes, tags, packed } = release;
  const { version } = manifest;
  const problems: string[] = [];
  if (changes !== '') problems.push('There are uncommitted changes.');
  if (tags.includes(`v${version}`)) problems.push(`The tag v${version} exists: set the next version in package.json.`);
  if (!changelog.includes(`\n## ${version}\n`)) problems.push(`CHANGELOG.md has no section "## ${version}".`);
  if (/^## Unreleased$/m.test(changelog)) problems.push('CHANGELOG.md still has a section "## Unreleased".');
  for (const field of ['repository', 'homepage', 'bugs'] as const) {
    // npm resolves relative links and images of README.md against these fields.
    if (manifest[field] === undefined) problems.push(`package.json has no "${field}".`);
  }
  for (const file of requiredFiles) if (!packed.includes(file)) problems.push(`The package lacks ${file}.`);
  for (const target of missingTargets(release)) problems.push(`README.md links to ${target}, which doesn't exist.`);
  return problems;
}

/** Relative links and images of README.md whose target doesn't exist. */
function missingTargets({ readme, paths }: Release): readonly string[] {
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)];
  const targets = links.map(([, link, attribute]) => (link ?? attribute ?? '').replace(/[?#].*$/, ''));
  return [...new Set(targets)].filter((target) => target !== '' && !/^[a-z]+:/i.test(target) && !paths.has(target));
}
