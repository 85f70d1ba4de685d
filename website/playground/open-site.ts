import { createTwoFilesPatch, structuredPatch } from 'diff';
import { applyEdits, certainFix, editsByFile, fixSite } from '../../src/core/fix.ts';
import { type Host, overlayHost } from '../../src/core/host.ts';
import type { Options } from '../../src/core/options.ts';
import type { Diagnostic, Fix } from '../../src/core/values.ts';
import { surveySite } from '../../src/report/survey-site.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { folderHost } from './folder-host.ts';
import type { Answers, Checked, FolderFiles, Hunk } from './protocol.ts';

/** What nobody can know of a `docs.json` alone: its pages and specifications are elsewhere. */
const elsewhere = ['ref-missing', 'spec-missing', 'href-missing', 'redirect-target', 'base-missing'] as const;
const alone: Options = {
  provided: ['**'],
  content: false,
  rules: Object.fromEntries(elsewhere.map((code) => [code, 'off'])),
};

/** The folder that is open, what was changed in it, and what the last check found. */
export class OpenSite implements Omit<Answers, 'open'> {
  readonly #files: FolderFiles;
  readonly #host: Host;
  readonly #options: Options;
  readonly #onBodies: (done: number, total: number) => void;
  /** By file: its text with fixes made. */
  readonly #texts = new Map<string, string>();
  #found: readonly Diagnostic[] = [];

  constructor(files: FolderFiles, isAlone: boolean, onBodies: (done: number, total: number) => void) {
    this.#files = files;
    this.#host = folderHost(files);
    this.#options = { root: '/', ...(isAlone ? alone : {}) };
    this.#onBodies = onBodies;
  }

  async check(): Promise<Checked> {
    const started = performance.now();
    const site = await this.#resolve(this.#now());
    const { model, ok, diagnostics, read } = site;
    const location = { prefix: '', fix: 'docs-json-nav fix' };
    const report = surveySite({ model, ok, diagnostics, read, changes: new Map(), location });
    const byPlace = new Map(diagnostics.map((one) => [placeOf(one), one]));
    this.#found = report.findings.flatMap((finding) => byPlace.get(placeOf(finding)) ?? []);
    return {
      report,
      diagnostics: this.#found,
      sure: diagnostics.filter((one) => certainFix(one) !== undefined).length,
      changed: [...this.#texts.keys()].sort(),
      milliseconds: Math.round(performance.now() - started),
    };
  }

  text(file: string): string {
    return textOf(this.#now(), file);
  }

  preview(finding: number, fix: number): readonly Hunk[] {
    return [...this.#edited(this.#fix(finding, fix))].flatMap(([file, text]) => {
      const { hunks } = structuredPatch(file, file, this.text(file), text, '', '', { context: 2 });
      return hunks.map(({ lines }) => ({ file, lines }));
    });
  }

  async apply(finding: number, fix: number): Promise<Checked> {
    for (const [file, text] of this.#edited(this.#fix(finding, fix))) this.#set(file, text);
    return this.check();
  }

  async fixAll(): Promise<Checked> {
    const check = async (host: Host): Promise<readonly Diagnostic[]> => (await this.#resolve(host)).diagnostics;
    const { texts } = await fixSite(this.#now(), check, certainFix);
    for (const [file, text] of texts) this.#set(file, text);
    return this.check();
  }

  changes(): ReturnType<Answers['changes']> {
    const patches = [...this.#texts].map(([file, text]) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, textOf(this.#host, file), text, '', '', { context: 3 }),
    );
    return {
      texts: new Map([...this.#texts].map(([file, text]) => [file, this.#mark(file) + text])),
      patch: patches.join(''),
    };
  }

  /** The byte order mark of a file, which its text lacks. */
  #mark(file: string): string {
    return this.#files.get(file)?.[0] === 0xef ? '\uFEFF' : '';
  }

  #resolve(host: Host): Promise<ResolvedSite> {
    return resolveSite(this.#options, host, { onBodies: this.#onBodies });
  }

  /** The folder with the fixes that were made. */
  #now(): Host {
    return overlayHost(this.#host, this.#texts);
  }

  #fix(finding: number, fix: number): Fix | undefined {
    return this.#found[finding]?.fixes?.fixes[fix];
  }

  #edited(fix: Fix | undefined): ReadonlyMap<string, string> {
    const edits = [...editsByFile(fix?.edits ?? [])];
    return new Map(edits.map(([file, own]) => [file, applyEdits(this.text(file), own)]));
  }

  /** A file that is again what it was is no change. */
  #set(file: string, text: string): void {
    if (textOf(this.#host, file) === text) this.#texts.delete(file);
    else this.#texts.set(file, text);
  }
}

function textOf(host: Host, file: string): string {
  const read = host.read(file);
  return 'text' in read ? read.text : '';
}

/** Tells a finding from all others of a check. */
function placeOf({
  code,
  file,
  line,
  column,
  message,
}: Pick<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'message'>) {
  return `${code} ${file}:${line}:${column} ${message}`;
}
