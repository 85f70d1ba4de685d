import { createTwoFilesPatch, structuredPatch } from 'diff';
import { applyEdits, certainFix, fixSite, groupEditsByFile } from '../../src/core/fix.ts';
import { type Host, overlayHost } from '../../src/core/host.ts';
import type { Options } from '../../src/core/options.ts';
import type { Site } from '../../src/core/site.ts';
import type { Diagnostic, Fix } from '../../src/core/values.ts';
import { surveySite } from '../../src/report/survey-site.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { folderHost } from './folder-host.ts';
import { type PageNavigation, pageNavigation } from './page-navigation.ts';
import type { Answers, Checked, FolderFiles, Hunk } from './protocol.ts';

/** Codes that need the rest of the site. They are off when only a `docs.json` was pasted. */
const codesOfOtherFiles = ['ref-missing', 'spec-missing', 'href-missing', 'redirect-target', 'base-missing'] as const;
const configOnlyOptions: Options = {
  provided: ['**'],
  content: false,
  rules: Object.fromEntries(codesOfOtherFiles.map((code) => [code, 'off'])),
};

/** An open folder, the changes made to it, and the findings of its last check. */
export class OpenSite implements Omit<Answers, 'open'> {
  readonly #files: FolderFiles;
  readonly #host: Host;
  readonly #options: Options;
  readonly #onProgress: (done: number, total: number) => void;
  /** Changed text by file. */
  readonly #texts = new Map<string, string>();
  #findings: readonly Diagnostic[] = [];
  #model: Site | undefined;

  constructor(files: FolderFiles, isAlone: boolean, onProgress: (done: number, total: number) => void) {
    this.#files = files;
    this.#host = folderHost(files);
    this.#options = { root: '/', ...(isAlone ? configOnlyOptions : {}) };
    this.#onProgress = onProgress;
  }

  async check(): Promise<Checked> {
    const startTime = performance.now();
    const site = await this.#resolve(this.#currentHost());
    const { model, ok, diagnostics, read } = site;
    this.#model = model;
    const location = { prefix: '', fix: 'docs-json-nav fix' };
    const report = surveySite({ model, ok, diagnostics, read, changes: new Map(), location });
    const byKey = new Map(diagnostics.map((one) => [findingKey(one), one]));
    this.#findings = report.findings.flatMap((finding) => byKey.get(findingKey(finding)) ?? []);
    return {
      report,
      diagnostics: this.#findings,
      certain: diagnostics.filter((one) => certainFix(one) !== undefined).length,
      changed: [...this.#texts.keys()].sort(),
      milliseconds: Math.round(performance.now() - startTime),
    };
  }

  navigation(route: string | undefined): PageNavigation | undefined {
    return this.#model === undefined ? undefined : pageNavigation(this.#model, route);
  }

  text(file: string): string {
    return readText(this.#currentHost(), file);
  }

  preview(finding: number, fix: number): readonly Hunk[] {
    return [...this.#textsAfter(this.#fix(finding, fix))].flatMap(([file, text]) => {
      const { hunks } = structuredPatch(file, file, this.text(file), text, '', '', { context: 2 });
      return hunks.map(({ lines }) => ({ file, lines }));
    });
  }

  async apply(finding: number, fix: number): Promise<Checked> {
    for (const [file, text] of this.#textsAfter(this.#fix(finding, fix))) this.#set(file, text);
    return this.check();
  }

  async fixAll(): Promise<Checked> {
    const check = async (host: Host): Promise<readonly Diagnostic[]> => (await this.#resolve(host)).diagnostics;
    const { texts } = await fixSite(this.#currentHost(), check, certainFix);
    for (const [file, text] of texts) this.#set(file, text);
    return this.check();
  }

  changes(): ReturnType<Answers['changes']> {
    const patches = [...this.#texts].map(([file, text]) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, readText(this.#host, file), text, '', '', { context: 3 }),
    );
    return {
      texts: new Map([...this.#texts].map(([file, text]) => [file, this.#byteOrderMark(file) + text])),
      patch: patches.join(''),
    };
  }

  /** Returns the byte order mark of a file. Texts are decoded without it. */
  #byteOrderMark(file: string): string {
    return this.#files.get(file)?.[0] === 0xef ? '\uFEFF' : '';
  }

  #resolve(host: Host): Promise<ResolvedSite> {
    return resolveSite(this.#options, host, { onParseProgress: this.#onProgress });
  }

  /** The folder with all applied fixes. */
  #currentHost(): Host {
    return overlayHost(this.#host, this.#texts);
  }

  #fix(finding: number, fix: number): Fix | undefined {
    return this.#findings[finding]?.fixes?.fixes[fix];
  }

  #textsAfter(fix: Fix | undefined): ReadonlyMap<string, string> {
    const edits = [...groupEditsByFile(fix?.edits ?? [])];
    return new Map(edits.map(([file, fileEdits]) => [file, applyEdits(this.text(file), fileEdits)]));
  }

  /** Stores a changed text. A text equal to the original removes the change. */
  #set(file: string, text: string): void {
    if (readText(this.#host, file) === text) this.#texts.delete(file);
    else this.#texts.set(file, text);
  }
}

function readText(host: Host, file: string): string {
  const result = host.read(file);
  return 'text' in result ? result.text : '';
}

/** Identifies a finding within one check. */
function findingKey({
  code,
  file,
  line,
  column,
  message,
}: Pick<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'message'>) {
  return `${code} ${file}:${line}:${column} ${message}`;
}
