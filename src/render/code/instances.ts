import type { PageFindings } from '../page-findings.ts';
import { jsxNames } from './compile.ts';
import { type Evaluator, type Frame, type Scope, scopeIn } from './evaluator.ts';
import type { ParsedFile, ParsedFiles } from './modules.ts';
import { messageOf } from './thrown.ts';
import { type HostComponent, Inside, Named } from './values.ts';

/** A file whose code has run. */
export interface Instance {
  readonly parsed: ParsedFile;
  /** The names known in it: its own, what it imports, and what is known everywhere. */
  readonly frame: Frame;
  readonly exports: Scope;
  /** The component that a page exports in its own place, which is given the page to contain. */
  readonly layout: unknown;
  /** Tells a page's findings what is wrong here and in the files that are taken in. */
  readonly report: (findings: PageFindings) => void;
  /** Files that it is made of or looked for, itself first. */
  readonly dependencies: ReadonlySet<string>;
}

/** A component's place in its module, for islands. */
export interface Origin {
  readonly module: string;
  readonly name: string;
}

/** What instances need of the renderer. */
export interface InstanceWorld {
  readonly files: ParsedFiles;
  readonly evaluator: Evaluator;
  /** Names known everywhere. */
  readonly known: Scope;
  /** Packages that are ours, by specifier. */
  readonly packages: Readonly<Record<string, Scope>>;
  /** The component that an `.mdx` file is. */
  readonly pageComponent: (instance: Instance) => HostComponent;
  /** The address of a file that a script imports: a picture. */
  readonly asset: (file: string) => string;
  /** Where components come from, for islands. */
  readonly origins: WeakMap<object, Origin>;
}

/** Runs the code of the files of a page, each once. Files that take in each other see what there is so far. */
export class Instances {
  readonly #lookup: InstanceWorld;
  readonly #known = new Map<ParsedFile, Instance>();

  constructor(lookup: InstanceWorld) {
    this.#lookup = lookup;
  }

  of(parsed: ParsedFile): Instance {
    const known = this.#known.get(parsed);
    if (known !== undefined) return known;
    const problems: ((findings: PageFindings) => void)[] = [];
    const dependencies = new Set([parsed.file]);
    const { source } = parsed;
    const frame: Frame = { source, scope: scopeIn(this.#lookup.known) };
    const exports = scopeIn(null);
    const taken: Instance[] = [];
    const instance: Instance = {
      parsed,
      frame,
      exports,
      get layout() {
        return exports.default === own ? undefined : exports.default;
      },
      report(findings) {
        for (const problem of problems) problem(findings);
      },
      dependencies,
    };
    this.#known.set(parsed, instance);
    if (parsed.kind === 'data') {
      try {
        exports.default = this.#lookup.evaluator.realm.kept(parsed.data);
      } catch (error) {
        problems.push((findings) => findings.failed(messageOf(error), 'lost', { source, start: 0, end: 1 }));
      }
    }
    if (parsed.kind === 'asset') exports.default = this.#lookup.asset(parsed.file);
    const own = parsed.kind === 'page' ? this.#lookup.pageComponent(instance) : undefined;
    if (own !== undefined) exports.default = own;
    if (parsed.problem !== undefined) {
      const { reason, start } = parsed.problem;
      problems.push((findings) => findings.failed(reason, 'lost', { source, start, end: start + 1 }));
    }
    this.#import(instance, taken, problems, dependencies);
    this.#run(instance, problems);
    for (const { report, dependencies: theirs } of taken) {
      problems.push(report);
      for (const file of theirs) dependencies.add(file);
    }
    return instance;
  }

  #import(
    { parsed, frame, exports }: Instance,
    taken: Instance[],
    problems: ((findings: PageFindings) => void)[],
    dependencies: Set<string>,
  ): void {
    const { packages, files } = this.#lookup;
    for (const { specifier, imported, local, exported, start, end } of parsed.code?.imports ?? []) {
      const ours = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
      const { found, asked } = ours === undefined ? files.find(specifier, parsed.file) : { asked: [] };
      for (const file of asked) dependencies.add(file);
      const other = found === undefined ? undefined : this.of(found);
      if (other !== undefined && !taken.includes(other) && other.parsed !== parsed) taken.push(other);
      const names = ours ?? other?.exports;
      if (imported === '*') {
        if (exported === '*') Object.assign(exports, names);
        else if (local !== undefined) frame.scope[local] = names ?? {};
        else if (exported !== undefined) exports[exported] = names ?? {};
      } else if (names !== undefined && imported in names) {
        if (local !== undefined) frame.scope[local] = names[imported];
        if (exported !== undefined) exports[exported] = names[imported];
      } else if (other !== undefined && names !== undefined && local !== undefined && isComponentName(local)) {
        // `{ Name }` and the default are the same if there is only one.
        const meant = imported === 'default' ? local : 'default';
        if (meant in names) frame.scope[local] = names[meant];
      }
      const isFound =
        imported === '*'
          ? names !== undefined
          : [local, exported].some((name) => name !== undefined && (name in frame.scope || name in exports));
      if (isFound) continue;
      const missing = names === undefined ? undefined : imported;
      problems.push((findings) => findings.missingImport(specifier, missing, { source: parsed.source, start, end }));
      // One cause, one finding: what it was to be shows what is in it.
      if (local !== undefined && isComponentName(local)) frame.scope[local] = new Named('runtime', 'children');
    }
  }

  #run({ parsed, frame, exports }: Instance, problems: ((findings: PageFindings) => void)[]): void {
    const { code, source, file } = parsed;
    if (code === undefined) return;
    const fail = (reason: string, start = 0, end = start): void => {
      problems.push((findings) => findings.failed(reason, 'lost', { source, start, end }));
    };
    const { evaluator, origins } = this.#lookup;
    const { realm } = evaluator;
    const names = new Set(code.declared);
    const used = { ...code, names: new Set([...code.names].filter((name) => !names.has(name))) };
    used.components = code.components.filter(({ name }) => !names.has(name));
    const own: Scope = {};
    try {
      const extra = { [jsxNames.fail]: realm.failureOf(fail) };
      const made = realm.within(() => evaluator.run(used, { source, scope: scopeIn(frame.scope) }, extra));
      for (const name of code.declared) own[name] = made instanceof Inside ? realm.member(made, name) : undefined;
    } catch (error) {
      fail(messageOf(error));
    }
    for (const name of code.declared) {
      const value = own[name];
      if (name !== '$default') frame.scope[name] = value;
      const made = value instanceof Inside ? value.function : undefined;
      if (made !== undefined && !origins.has(made)) origins.set(made, { module: file, name });
    }
    for (const [exported, name] of code.exports) exports[exported] = name in own ? own[name] : frame.scope[name];
  }
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}
