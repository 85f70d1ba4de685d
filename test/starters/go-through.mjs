import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './run-command.mjs';

const config = (pages) => `{
  "name": "Millrace",
  "navigation": {
    "groups": [
      { "group": "Start", "pages": [${pages.map((page) => JSON.stringify(page)).join(', ')}] },
      { "group": "Use", "icon": "gear", "pages": ["use/wheel"] }
    ]
  }
}
`;

const pages = {
  'introduction.mdx': `---
title: Introduction
description: What a millrace is.
---

<Note>Water turns the **wheel**.</Note>

<CardGroup cols={2}>
  <Card title="First turn" href="/quick-start">Open the gate.</Card>
</CardGroup>
`,
  'quick-start.mdx': '---\ntitle: Quick start\n---\n\n<Steps>\n  <Step title="Open">The gate.</Step>\n</Steps>\n',
  'use/wheel.mdx':
    '---\ntitle: The wheel\n---\n\n```js title="wheel.js"\nturn();\n```\n\nSee [the start](/introduction).\n',
};

const routes = { '/introduction': 'Introduction', '/quick-start': 'Quick start', '/use/wheel': 'The wheel' };

const managers = {
  npm: {
    add: ['npm', 'install', '--save-dev'],
    install: ['npm', 'install'],
    exec: ['npx', '--no-install'],
    run: ['npm', 'run'],
  },
  pnpm: {
    add: ['npx', '--yes', 'pnpm@10', 'add', '--save-dev'],
    install: ['npx', '--yes', 'pnpm@10', 'install', '--no-frozen-lockfile'],
    exec: ['npx', '--yes', 'pnpm@10', 'exec'],
    run: ['npx', '--yes', 'pnpm@10', 'run'],
  },
  yarn: {
    add: ['npx', '--yes', 'yarn@1', 'add', '--dev'],
    install: ['npx', '--yes', 'yarn@1', 'install'],
    exec: ['npx', '--yes', 'yarn@1', '--silent', 'run'],
    run: ['npx', '--yes', 'yarn@1', 'run'],
  },
  'yarn-4': berry('node-modules'),
  'yarn-pnp': berry('pnp'),
};

/** @param linker How Yarn 4 lays out what it installs. */
function berry(linker) {
  const yarn = ['npx', '--yes', '@yarnpkg/cli-dist@4'];
  return {
    add: [...yarn, 'add', '--dev'],
    install: [...yarn, 'install'],
    exec: [...yarn, 'run'],
    run: [...yarn, 'run'],
    // A lock file of its own makes the folder a project, whatever lies above it.
    files: { '.yarnrc.yml': `nodeLinker: ${linker}\n`, 'yarn.lock': '' },
  };
}

/**
 * The steps of a new user, each with what was wrong or the seconds that it took. The first that fails is the last.
 *
 * @param journey An entry of `starters` or `alone`, with its `name`, its `manager` and the `path` of its Node.
 */
export async function goThrough(journey, folder, tarball, log) {
  const isAlone = journey.name === 'alone';
  const manager = managers[isAlone ? 'npm' : journey.manager];
  const docs = join(folder, journey.docs);
  const settings = join(docs, 'docs.json');
  const call = ([command, ...words], ...more) => {
    const result = attempt(command, [...words, ...more], folder, journey.path);
    log(`$ ${[command, ...words, ...more].join(' ')}\n${result.output}\nexit ${result.status}\n`);
    return result;
  };
  const cli = (...words) =>
    isAlone && !existsSync(join(folder, 'node_modules'))
      ? call(['npx', '--yes', '-p', tarball, 'docs-json-nav'], ...words)
      : call([...manager.exec, 'docs-json-nav'], ...words);
  const build = () => call(manager.run, 'build');

  const steps = [];
  await [
    ['make', make],
    ['install', install],
    ['init', init],
    ['build', buildWhole],
    ['again', initAgain],
    ['break', buildBroken],
    ['fix', mend],
  ].reduce(async (before, [step, act]) => {
    if ((await before) !== undefined) return before;
    const started = performance.now();
    let found;
    try {
      found = await act();
    } catch (error) {
      log(error.stack);
      found = error.message.split('\n', 1)[0];
    }
    steps.push({ step, problem: found, seconds: Math.round((performance.now() - started) / 1000) });
    return found;
  }, undefined);
  return steps;

  async function make() {
    await journey.make?.(folder);
    if (!isAlone) pin(journey.pins);
    for (const [name, text] of Object.entries(manager.files ?? {})) writeFileSync(join(folder, name), text);
    for (const [name, text] of Object.entries({ 'docs.json': config(['introduction', 'quick-start']), ...pages })) {
      mkdirSync(join(docs, name, '..'), { recursive: true });
      writeFileSync(join(docs, name), text);
    }
  }

  /** Versions to install, of the project's own packages and of those below them, as each package manager takes them. */
  function pin(pins = {}) {
    if (Object.keys(pins).length === 0) return;
    const path = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const below = { ...pins };
    for (const own of [manifest.dependencies, manifest.devDependencies]) {
      for (const name of Object.keys(own ?? {}).filter((each) => Object.hasOwn(pins, each))) {
        own[name] = pins[name];
        delete below[name];
      }
    }
    const more = { overrides: below, resolutions: below, pnpm: { overrides: below } };
    writeFileSync(path, JSON.stringify({ ...manifest, ...more }, undefined, 2));
  }

  function install() {
    if (isAlone) return undefined;
    const { status, output } = withStandIns(() => call(manager.add, `docs-json-nav@file:${tarball}`));
    if (status !== 0) return `exit ${status}`;
    return /ERESOLVE|unmet peer|incorrect peer/i.test(output) ? 'complaints of peers' : undefined;
  }

  /**
   * Yarn asks the registry for the binaries of every system. Those that it lacks are replaced by an empty package: none of
   * them is used here.
   */
  function withStandIns(attemptIt) {
    const path = join(folder, 'package.json');
    let result = attemptIt();
    for (let round = 0; round < 30 && result.status !== 0; round++) {
      const lacking = [
        ...result.output.matchAll(/find any versions for "([^"]+)"|YN0082: .*?((?:@[\w.-]+\/)?[\w.-]+)@npm:/g),
      ];
      if (lacking.length === 0) return result;
      const stub = join(folder, '../stand-in');
      mkdirSync(stub, { recursive: true });
      writeFileSync(join(stub, 'package.json'), '{ "name": "stand-in", "version": "0.0.0" }');
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      manifest.resolutions = { ...manifest.resolutions };
      for (const [, yarn1, yarn4] of lacking) manifest.resolutions[yarn1 ?? yarn4] = `file:${stub}`;
      writeFileSync(path, JSON.stringify(manifest, undefined, 2));
      result = attemptIt();
    }
    return result;
  }

  function init() {
    const words = isAlone ? ['init', '--generator', journey.manager, '--yes'] : ['init', journey.docs, '--yes'];
    const { status } = cli(...words);
    if (status !== 0) return `exit ${status}`;
    if (isAlone) {
      const path = join(folder, 'package.json');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/("docs-json-nav": )"[^"]*"/, `$1${JSON.stringify(`file:${tarball}`)}`));
      pin(journey.pins);
    }
    const installed = withStandIns(() => call(manager.install));
    if (installed.status !== 0) return `install: exit ${installed.status}`;
    return undefined;
  }

  function buildWhole() {
    const { status, output } = build();
    if (status !== 0) return `exit ${status}`;
    if (output.includes('generator-package')) return 'packages are missing';
    if (journey.output === undefined) return undefined;
    const missing = Object.entries(routes).filter(([route, title]) => {
      const file = join(folder, journey.output, journey.fileOf(route));
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(title);
    });
    return missing.length === 0 ? undefined : `no page ${missing.map(([route]) => route).join(' ')}`;
  }

  function initAgain() {
    const { output } = cli('init', ...(isAlone ? ['--generator', journey.manager] : [journey.docs]), '--yes');
    return output.includes('Nothing to change.') ? undefined : 'changes something';
  }

  function buildBroken() {
    writeFileSync(settings, config(['introduction', 'quikc-start.mdx']));
    const { status, output } = build();
    if (status === 0) return 'the build passes';
    return /docs\.json:5:5\d/.test(output) ? undefined : 'no place is named';
  }

  function mend() {
    const fixed = cli('fix', journey.docs);
    if (fixed.status !== 0) return `fix: exit ${fixed.status}`;
    if (readFileSync(settings, 'utf8') !== config(['introduction', 'quick-start'])) return 'mended to something else';
    return buildWhole();
  }
}
