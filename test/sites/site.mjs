import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { readIfThere } from './built-page.mjs';

/** A public site according to this package, before any build. */
export class Site {
  /**
   * @param {string} root Its docs folder.
   * @param {string} cli Path of the installed package's command, because the sources may change during builds.
   */
  constructor(root, cli) {
    this.root = root;
    this.#cli = cli;
    this.model = this.#run(['print', root, '--as', 'model']);
    this.pages = Object.values(this.model.pages);
    /** Errors of its navigation. A build fails until they are fixed or turned into warnings. */
    this.errors = this.#run(['check', root, '--format', 'json']).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    const started = performance.now();
    this.findings = this.#run(['check', root, '--format', 'json']).diagnostics;
    this.checkSeconds = (performance.now() - started) / 1000;
    this.settings = settingsOf(root);
    this.variables = this.settings.variables ?? {};
    this.dead = this.#deadPaths();
    this.unknown = this.#unknownFolders();
    this.ownColors = ownColors(styleSheetsOf(root), this.settings);
  }

  #cli;
  #texts = new Map();
  #files;

  /** Reads a file of the docs folder. */
  read = (file) => {
    if (file.startsWith('..')) return undefined;
    if (!this.#texts.has(file)) this.#texts.set(file, readIfThere(join(this.root, file)));
    return this.#texts.get(file);
  };

  /**
   * Losses of its pages in a generator, from `check --for`.
   *
   * @param {string} project Folder of the project that builds the site.
   */
  lossesIn(generator, project) {
    const { diagnostics } = this.#run(['check', this.root, '--for', generator, '--format', 'json'], project);
    return diagnostics.filter(({ code }) => /^(?:dialect|generator)-/.test(code));
  }

  /** Paths that are dead by the site's own fault, in every spelling. */
  #deadPaths() {
    const dead = new Set();
    for (const { code, file, target } of this.findings) {
      if (!['link-missing', 'href-missing', 'redirect-target'].includes(code) || target === undefined) continue;
      const path = pathOf(target);
      const plain = path.replace(/^\/+/, '');
      const route = file.replace(/(?:\/?index)?\.mdx?$/, '');
      for (const base of ['', posix.dirname(file), route]) dead.add(settled(posix.join('/', base, plain)));
      dead.add(settled(path));
    }
    // A missing page is reported once, at its navigation entry; so is a folder that only this page would create.
    for (const { route, missing } of this.pages) {
      for (let path = missing === true ? settled(route) : '/'; path !== '/'; path = posix.dirname(path)) dead.add(path);
    }
    return dead;
  }

  /** Folders of endpoint pages that are unknown, because a specification couldn't be fetched. */
  #unknownFolders() {
    if (this.findings.every(({ code }) => code !== 'spec-unreachable')) return [];
    const written = this.read('docs.json') ?? '';
    const named = [...written.matchAll(/"directory"\s*:\s*"([^"]+)"/g)].map(([, folder]) => folder);
    return ['api-reference', ...named].map((folder) => `${settled(folder)}/`);
  }

  /** @param {string} pathname As requested by the browser. */
  isOwnFault(pathname) {
    const path = settled(pathname);
    if (this.dead.has(path) || this.unknown.some((folder) => `${path}/`.startsWith(folder))) return true;
    // A file of the repository that lies in the docs folder and isn't a page.
    const file = pathname.replace(/^\/+/, '');
    // A missing logo or favicon.
    if (this.read('docs.json')?.includes(`"${pathname}"`) && !existsSync(join(this.root, file))) return true;
    // A missing image or sprite in a page's markup.
    const name = posix.basename(file);
    if (/\.\w+$/.test(name) && this.pages.some((page) => this.#names(page, name)) && !this.#hasFile(name)) return true;
    return /\.mdx?$/i.test(file) && this.read(file) !== undefined && this.pages.every((page) => page.file !== file);
  }

  #names({ file }, name) {
    return file !== null && this.read(file)?.includes(name) === true;
  }

  #hasFile(name) {
    this.#files ??= new Set(readdirSync(this.root, { recursive: true }).map((path) => basename(path)));
    return this.#files.has(name);
  }

  #run(words, cwd = process.cwd()) {
    const { stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=6144', this.#cli, ...words], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 30,
    });
    try {
      return JSON.parse(stdout);
    } catch {
      throw new Error(`docs-json-nav ${words.join(' ')}:\n${stderr || stdout.slice(0, 2000)}`);
    }
  }
}

/** Contents of `docs.json`; empty if it isn't JSON. */
function settingsOf(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** Texts of its style sheets. A site loads all of them, wherever they are in its folder. */
function styleSheetsOf(root) {
  const files = readdirSync(root, { recursive: true }).filter((path) => path.endsWith('.css'));
  return files.map((path) => readIfThere(join(root, path)) ?? '').join('\n');
}

/** Colors that the site's author chose for elements: those of its style sheets, and of `docs.json` if these use them. */
export function ownColors(css, { colors = {} }) {
  return colorsIn(css.includes('var(--primary') ? `${css} ${JSON.stringify(colors)}` : css);
}

/** All numeric colors of a style sheet, as `#rrggbb`. */
export function colorsIn(css) {
  const written = css.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi);
  const long = ([, ...digits]) => `#${digits.map((digit) => digit + digit).join('')}`;
  return new Set([...written].map(([color]) => (color.length === 4 ? long(color) : color).toLowerCase()));
}

/**
 * Title that a built page shows: without a title in the front matter, the heading of level 1 that the text starts with.
 *
 * @param {{ title: string, file: string | null }} page
 * @param {(file: string) => string | undefined} read
 */
export function shownTitle({ title, file }, read) {
  const text = file === null ? '' : (read(file) ?? '');
  const [, frontMatter = '', body] = /^(?:---\r?\n([\s\S]*?)\r?\n---)?\s*([\s\S]*)$/.exec(text);
  return /^title\s*:/m.test(frontMatter) ? title : (/^#[ \t]+(.*\S)/.exec(body)?.[1] ?? title);
}

function pathOf(target) {
  try {
    return new URL(target, 'http://site.test/').pathname === '/' ? target : target.replace(/[?#].*$/s, '');
  } catch {
    return target;
  }
}

/** Normalizes differences between generators and hosts. */
function settled(pathname) {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // An invalid escape stays as it is.
  }
  return posix.normalize(`/${path}`).replace(/(?:\/index)?(?:\.html|\.mdx?)?\/*$/, '') || '/';
}
