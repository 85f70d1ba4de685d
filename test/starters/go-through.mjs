import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lookAtBuilt, lookAtServer } from './look.mjs';
import { attempt } from './run-command.mjs';

const config = (pages) => `{
  "name": "Millrace",
  "navigation": {
    "groups": [
      { "group": "Start", "pages": [${pages.map((page) => JSON.stringify(page)).join(', ')}] },
      { "group": "Use", "icon": "gear", "pages": ["use/wheel"] }
    ]
  },
  "logo": "/images/logo.svg",
  "favicon": "/images/favicon.svg",
  "colors": { "primary": "#155e75", "light": "#22d3ee", "dark": "#155e75" },
  "appearance": { "default": "light" },
  "styling": { "latex": true },
  "navbar": { "links": [{ "label": "Status", "href": "https://status.millrace.example/" }] },
  "footer": { "socials": { "github": "https://github.com/millrace-example" } }
}
`;

const routes = { '/introduction': 'Introduction', '/quick-start': 'Quick start', '/use/wheel': 'The wheel' };

/** Approves the build script of esbuild. From version 11, pnpm fails until a project approves its packages' scripts. */
const approvedBuilds = 'dangerouslyAllowAllBuilds: true\n';

/**
 * - `add`, `install`, `exec`, `run`: commands that users type
 * - `files`: files at the root of the project or of its workspace. Default: none
 * - `sibling`: the version with which a workspace package depends on another. Default: `*`
 */
const managers = {
  npm: {
    add: ['npm', 'install', '--save-dev'],
    install: ['npm', 'install'],
    exec: ['npx', '--no-install'],
    run: ['npm', 'run'],
  },
  pnpm: pnpm(10),
  'pnpm-9': pnpm(9),
  'pnpm-12': pnpm(12, approvedBuilds),
  // All packages in one folder, as npm does.
  'pnpm-hoisted': pnpm(12, `${approvedBuilds}nodeLinker: hoisted\n`),
  yarn: {
    add: ['npx', '--yes', 'yarn@1', 'add', '--dev'],
    install: ['npx', '--yes', 'yarn@1', 'install'],
    exec: ['npx', '--yes', 'yarn@1', '--silent', 'run'],
    run: ['npx', '--yes', 'yarn@1', 'run'],
  },
  'yarn-4': berry('node-modules'),
  'yarn-pnp': berry('pnp'),
};

/** @param settings Additional content of pnpm-workspace.yaml. */
function pnpm(version, settings = '') {
  const command = ['npx', '--yes', `pnpm@${version}`];
  return {
    add: [...command, 'add', '--save-dev'],
    install: [...command, 'install', '--no-frozen-lockfile'],
    exec: [...command, 'exec'],
    run: [...command, 'run'],
    files: settings === '' ? {} : { 'pnpm-workspace.yaml': settings },
    sibling: 'workspace:*',
  };
}

/** @param linker Yarn 4's `nodeLinker`. */
function berry(linker) {
  const yarn = ['npx', '--yes', '@yarnpkg/cli-dist@4'];
  return {
    add: [...yarn, 'add', '--dev'],
    install: [...yarn, 'install'],
    exec: [...yarn, 'run'],
    run: [...yarn, 'run'],
    // A lock file makes the folder a project, regardless of its parent folders.
    files: { '.yarnrc.yml': `nodeLinker: ${linker}\n`, 'yarn.lock': '' },
    sibling: 'workspace:*',
  };
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
}

/** A step that can't run on this machine. It gives no result about the package. */
class UntestableStep extends Error {}

/**
 * Runs the steps of a new user. Each has an error or its duration in seconds. The first failed step is the last one. A
 * step that can't run here is also the last one, and has the reason as `skipped`.
 *
 * @param journey An entry of `starters` or `alone`, with its `name`, its `manager`, the `path` of its Node, and the
 * file prefix of its screenshots as `pictures`.
 */
export async function runJourney(journey, folder, tarball, log) {
  const isAlone = journey.name === 'alone';
  const manager = managers[isAlone ? 'npm' : journey.manager];
  const docs = join(folder, journey.docs);
  const top = journey.isWorkspace ? join(folder, '..') : folder;
  const settings = join(docs, 'docs.json');
  const call = ([command, ...words], ...more) => {
    const result = attempt(command, [...words, ...more], folder, journey.path);
    log(`$ ${[command, ...words, ...more].join(' ')}\n${result.output}\nexit ${result.status}\n`);
    return result;
  };
  // New npm users run the package without installing it. Other package managers, and workspaces, add the package first.
  const isFetched = isAlone || (journey.manager === 'npm' && !journey.isWorkspace);
  const cli = (...words) =>
    isFetched && !existsSync(join(folder, 'node_modules/docs-json-nav'))
      ? call(['npx', '--yes', '-p', tarball, 'docs-json-nav'], ...words)
      : call([...manager.exec, 'docs-json-nav'], ...words);
  const build = () => call(manager.run, 'build');

  const steps = [];
  await [
    ['make', make],
    ['install', install],
    ['init', init],
    ['build', buildWhole],
    ['look', look],
    ['dev', develop],
    ['again', initAgain],
    ['break', buildBroken],
    ['fix', fix],
  ].reduce(async (before, [step, act]) => {
    if ((await before) !== undefined) return before;
    const started = performance.now();
    let found;
    let skipped;
    try {
      found = await act();
    } catch (error) {
      log(error.stack);
      const [reason] = error.message.split('\n', 1);
      if (error instanceof UntestableStep) skipped = reason;
      else found = reason;
    }
    steps.push({ step, problem: found, skipped, seconds: Math.round((performance.now() - started) / 1000) });
    return found ?? skipped;
  }, undefined);
  return steps;

  async function make() {
    await journey.make?.(folder);
    if (journey.isWorkspace) joinWorkspace();
    if (!isAlone) pin(journey.pins);
    for (const [name, text] of Object.entries(manager.files ?? {})) appendFileSync(join(top, name), text);
    cpSync(join(import.meta.dirname, 'docs'), docs, { recursive: true });
    writeFileSync(settings, config(['introduction', 'quick-start']));
  }

  /**
   * Creates a workspace: the docs are one package, the site is another, and dependencies are installed in the folder
   * above.
   */
  function joinWorkspace() {
    const packages = ['handbook', 'site'];
    for (const name of ['node_modules', 'package-lock.json'])
      rmSync(join(folder, name), { recursive: true, force: true });
    writeJson(join(top, 'package.json'), { name: 'millrace', private: true, workspaces: packages });
    if (journey.manager.startsWith('pnpm')) {
      writeFileSync(join(top, 'pnpm-workspace.yaml'), `packages: ${JSON.stringify(packages)}\n`);
    }
    mkdirSync(docs, { recursive: true });
    writeJson(join(docs, 'package.json'), { name: 'millrace-handbook', version: '1.0.0', private: true });
    const path = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const dependencies = { ...manifest.dependencies, 'millrace-handbook': manager.sibling ?? '*' };
    // Yarn 1 ignores packages without a version.
    writeJson(path, { version: '1.0.0', ...manifest, dependencies });
  }

  /** Pins versions of direct and transitive dependencies, in the format of each package manager. */
  function pin(pins = {}) {
    if (Object.keys(pins).length === 0) return;
    const path = join(top, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const below = { ...pins };
    for (const own of [manifest.dependencies, manifest.devDependencies]) {
      for (const name of Object.keys(own ?? {}).filter((each) => Object.hasOwn(pins, each))) {
        own[name] = pins[name];
        delete below[name];
      }
    }
    const more = { overrides: below, resolutions: below, pnpm: { overrides: below } };
    writeJson(path, { ...manifest, ...more });
  }

  function install() {
    if (isFetched) return undefined;
    const { status, output } = withReplacedBinaries(() => call(manager.add, `docs-json-nav@file:${tarball}`));
    if (status !== 0) return `exit ${status}`;
    // Generators have unmet peers themselves.
    const isOurs = /ERESOLVE|docs-json-nav.*(?:unmet|incorrect) peer/i.test(output);
    return isOurs ? 'complaints of peers' : undefined;
  }

  /**
   * Yarn requests the binaries of every system. Those missing in the registry are replaced by an empty package, because
   * none of them is used here. In a workspace Yarn 1 supports no replacement.
   *
   * @throws Unseen if a missing package can't be replaced.
   */
  function withReplacedBinaries(attemptIt) {
    const path = join(top, 'package.json');
    let result = attemptIt();
    for (let round = 0; round < 30 && result.status !== 0; round++) {
      const lacking = [
        ...result.output.matchAll(/find any versions for "([^"]+)"|YN0082: .*?((?:@[\w.-]+\/)?[\w.-]+)@npm:/g),
      ];
      if (lacking.length === 0) return result;
      const names = lacking.map(([, yarn1, yarn4]) => yarn1 ?? yarn4);
      if (journey.isWorkspace && journey.manager === 'yarn')
        throw new UntestableStep(`the registry lacks ${names[0]} and ${names.length - 1} more that Yarn 1 asks for`);
      const stub = join(top, '../stand-in');
      mkdirSync(stub, { recursive: true });
      writeFileSync(join(stub, 'package.json'), '{ "name": "stand-in", "version": "0.0.0" }');
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      manifest.resolutions = { ...manifest.resolutions };
      for (const name of names) manifest.resolutions[name] = `file:${stub}`;
      writeJson(path, manifest);
      result = attemptIt();
    }
    return result;
  }

  function init() {
    const words = isAlone ? ['init', '--generator', journey.manager, '--yes'] : ['init', journey.docs, '--yes'];
    const { status } = cli(...words);
    if (status !== 0) return `exit ${status}`;
    if (isFetched) {
      const path = join(folder, 'package.json');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(/("docs-json-nav": )"[^"]*"/, `$1${JSON.stringify(`file:${tarball}`)}`));
    }
    if (isAlone) pin(journey.pins);
    const installed = withReplacedBinaries(() => call(manager.install));
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
    if (missing.length > 0) return `no page ${missing.map(([route]) => route).join(' ')}`;
    return isSearchable() ? undefined : 'search finds nothing';
  }

  /** Whether an index of the site's search has a word of the docs. */
  function isSearchable() {
    if (journey.searchIndex === undefined) return true;
    const output = join(folder, journey.output);
    return readdirSync(output, { recursive: true })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => journey.searchIndex.test(name))
      .some((name) => {
        const bytes = readFileSync(join(output, name));
        const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
        return /millrace/i.test((isCompressed ? gunzipSync(bytes) : bytes).toString());
      });
  }

  /** Opens the first page of the built site. Bundlers have none. */
  function look() {
    if (journey.output === undefined) return undefined;
    const { served } = journey;
    const output = served === undefined ? join(folder, journey.output) : undefined;
    return lookAtBuilt(output, { ...viewing('built'), start: [...manager.run, served, '--'] });
  }

  /** Opens the first page in the dev server, with the packed package. */
  function develop() {
    if (journey.output === undefined) return undefined;
    const scripts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts;
    const name = ['dev', 'docs:dev', 'start'].find((each) => scripts[each] !== undefined);
    return lookAtServer({ ...viewing('dev'), start: [...manager.run, name, ...(manager.dash ?? ['--'])] });
  }

  function viewing(what) {
    return { folder, path: journey.path, picture: `${journey.pictures}-${what}.png`, log };
  }

  function initAgain() {
    const { output } = cli('init', ...(isAlone ? ['--generator', journey.manager] : [journey.docs]), '--yes');
    return output.includes('Nothing to change.') ? undefined : 'changes something';
  }

  function buildBroken() {
    writeFileSync(settings, config(['introduction', 'Quick-Start.mdx']));
    const { status, output } = build();
    if (status === 0) return 'the build passes';
    return /docs\.json:5:5\d/.test(output) ? undefined : 'no place is named';
  }

  function fix() {
    const fixed = cli('fix', journey.docs);
    if (fixed.status !== 0) return `fix: exit ${fixed.status}`;
    if (readFileSync(settings, 'utf8') !== config(['introduction', 'quick-start'])) return 'fixed to something else';
    return buildWhole();
  }
}
