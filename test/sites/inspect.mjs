import { join } from 'node:path';
import { isBuilt, rawTags, readBuiltPage, readIfThere } from './built-page.mjs';
import { partsOfPage, wordsOf } from './words.mjs';

/**
 * Compares a built site with its sources.
 *
 * @param {import('./site.mjs').Site} site
 * @param {object} project An entry of `projects.mjs`.
 * @param {string} output Folder with the built site.
 * @param {readonly object[]} losses Reported losses of the generator.
 * @returns {{ pages: number, missing: number, raw: number, lost: number, dead: number, twice: number, details: readonly
 * string[] }}
 */
export function inspectSite(site, project, output, losses) {
  const counts = { pages: 0, missing: 0, raw: 0, lost: 0, dead: 0, twice: 0 };
  const details = [];
  const told = new ReportedLosses(losses, site.read);
  const titles = site.pages.map(({ title, sidebarTitle }) => `${title} ${sidebarTitle}`).join('\n');
  for (const { route, file, endpoint } of site.pages) {
    // The navigation lists a page that doesn't exist; the site has a finding for it.
    if (file === null && endpoint === undefined) continue;
    counts.pages++;
    const html = readIfThere(join(output, project.fileOf(route)));
    if (html === undefined) {
      counts.missing++;
      details.push(`${route}: no page`);
      continue;
    }
    const page = readBuiltPage(html, project.content);
    const parts = file === null ? [] : partsOfPage(file, site.read, site.variables);
    const specification = endpoint === undefined ? undefined : textOf(site.read(endpoint.spec));
    const tags =
      file === null
        ? []
        : rawTags(page.prose).filter((tag) => {
            // Titles of neighboring pages also appear on a page.
            if (titles.includes(tag) || isPlainText(tag, file)) return false;
            return !isIntended(tag, parts, told, site, specification);
          });
    if (tags.length > 0) {
      counts.raw++;
      details.push(`${route}: raw ${tags.join(' ')}`);
    }
    const lost = lostWords(parts, page.text, told);
    counts.lost += lost.length;
    details.push(...lost.map(({ word, part }) => `${route}: lost ${word} (${part.file}:${part.line})`));
    // A page of an endpoint starts with its method and path.
    if (specification !== undefined && endpoint.path.startsWith('/') && !page.text.includes(endpoint.path)) {
      counts.lost++;
      details.push(`${route}: lost ${endpoint.method} ${endpoint.path} (${endpoint.spec})`);
    }
    const dead = deadAddresses(page, project.addressOf?.(route) ?? route, output, site, specification).filter(
      ({ address }) => !told.isDead(address),
    );
    counts.dead += dead.length;
    const twice = page.ids.filter((id, index) => page.ids.indexOf(id) !== index);
    counts.twice += twice.length;
    details.push(...twice.map((id) => `${route}: twice the id ${id}`));
    details.push(...dead.map(({ kind, address }) => `${route}: dead ${kind} ${address}`));
  }
  return { ...counts, details };
}

/** A specification's text with decoded `<`: many programs escape it as `\u003c` in JSON. */
function textOf(specification) {
  return specification?.replace(/\\u003([ce])/gi, (_, last) => (last.toLowerCase() === 'c' ? '<' : '>'));
}

/** True if the tag has a name that Markdown reads as text, in a file that is parsed as Markdown. */
function isPlainText(tag, file) {
  return tag.includes('_') && /\.md$/i.test(file);
}

/**
 * True for a tag that the author wrote as text in the page or its specification, or that shows because of a reported
 * loss.
 */
function isIntended(tag, parts, told, site, specification = '') {
  if (specification.includes(tag) || parts.some(({ text }) => text.includes(tag))) return true;
  const escaped = [tag.replace('<', '&lt;'), `\\${tag}`];
  return [...new Set(parts.map(({ file }) => file))].some(
    (file) => told.shows(file, tag) || escaped.some((text) => site.read(file)?.includes(text)),
  );
}

function lostWords(parts, text, told) {
  const shown = text.toLowerCase();
  const lost = [];
  for (const part of parts) {
    const words = wordsOf(part).filter((word) => !shown.includes(word.toLowerCase()));
    if (words.length > 0 && !told.covers(part)) lost.push(...words.map((word) => ({ word, part })));
  }
  return lost;
}

/** @param specification Source of a generated page. Dead links in it are the site's own fault and no finding. */
function deadAddresses({ addresses }, route, output, site, specification = '') {
  const base = `http://site.test${route === '/' ? '/' : `${route}/`}`;
  return addresses.filter(({ address }) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i.test(address)) return false;
    if (!URL.canParse(address, base)) return true;
    const { pathname } = new URL(address, base);
    if (pathname === '/' || isBuilt(output, pathname) || site.isOwnFault(pathname)) return false;
    // In the form of the source: from the root, or relative to the page.
    return ![pathname, `](${pathname.slice(1)})`].some((written) => specification.includes(written));
  });
}

/** Losses that were reported before the build. */
class ReportedLosses {
  #byFile = new Map();
  #made;
  #read;

  constructor(losses, read) {
    this.#read = read;
    const made = losses.filter(({ code }) => code === 'dialect-link-missing');
    this.#made = new Set(made.map(({ target }) => target.replace(/[?#].*$/s, '').replace(/\/$/, '')));
    for (const loss of losses) this.#byFile.set(loss.file, [...(this.#byFile.get(loss.file) ?? []), loss]);
  }

  #of(file) {
    return this.#byFile.get(file) ?? [];
  }

  /** True for a URL that the site's own code created and that was reported as dead. */
  isDead(address) {
    return this.#made.has(address.replace(/[?#].*$/s, '').replace(/\/$/, ''));
  }

  /** True if the loss of a part's words was reported. */
  covers({ file, line, within }) {
    return this.#of(file).some(
      (loss) =>
        isWholePage(loss) ||
        (line >= loss.line && line <= loss.endLine) ||
        // An undefined component is dropped, but its content stays.
        (loss.code !== 'dialect-component-unknown' &&
          within.some((start) => start.line === loss.line && start.column === loss.column)),
    );
  }

  /** True if it was reported that a tag shows as text. */
  shows(file, tag) {
    const lines = (this.#read(file) ?? '').split('\n');
    return this.#of(file).some((loss) =>
      isWholePage(loss)
        ? lines.some((line) => line.includes(tag))
        : lines.slice(loss.line - 1, loss.endLine).some((line) => line.includes(tag)),
    );
  }
}

/** True if the whole page couldn't be parsed as MDX. */
function isWholePage({ code, line, column }) {
  return code === 'dialect-syntax' && line === 1 && column === 1;
}
