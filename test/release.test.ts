import { expect, test } from 'vitest';
import { type Release, releaseProblems } from '../build/release-problems.ts';

const ready: Release = {
  manifest: { version: '1.2.0', repository: 'https://example.com/docs', homepage: 'https://example.com', bugs: 'x' },
  changelog: '# Changelog\n\n## 1.2.0\n\n- New.\n',
  readme:
    '[Start](docs/start.md#first) and <img src="docs/images/a.webp"> and [npm](https://example.com) and [up](#top)',
  changes: '',
  tags: ['v1.1.0'],
  paths: new Set(['docs', 'docs/start.md', 'docs/images/a.webp']),
  packed: ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts', 'dist/cli.js'],
};

test('a complete release has no problems', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

const faults: readonly (readonly [string, Partial<Release>])[] = [
  ['There are uncommitted changes.', { changes: ' M README.md' }],
  ['The tag v1.2.0 exists: set the next version in package.json.', { tags: ['v1.2.0'] }],
  ['CHANGELOG.md has no section "## 1.2.0".', { changelog: '# Changelog\n\n## 1.1.0\n' }],
  ['CHANGELOG.md still has a section "## Unreleased".', { changelog: '## Unreleased\n\n## 1.2.0\n' }],
  ['package.json has no "repository".', { manifest: { ...ready.manifest, repository: undefined } }],
  ['The package lacks CHANGELOG.md.', { packed: ready.packed.filter((file) => file !== 'CHANGELOG.md') }],
  ["README.md links to docs/gone.md, which doesn't exist.", { readme: '[Gone](docs/gone.md)' }],
];

test.each(faults)('%s', (problem, fault) => {
  expect(releaseProblems({ ...ready, ...fault })).toEqual([problem]);
});
