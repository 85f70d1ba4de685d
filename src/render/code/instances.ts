import type { PageFindings } from '../page-findings.ts';
import { jsxNames } from './compile.ts';
import { ChildrenOnly, type Component } from './components.ts';
import { pageErrorMessage } from './errors.ts';
import { createScope, type EvaluationFrame, type Evaluator, type Scope } from './evaluator.ts';
import type { ParsedFile, ParsedFiles } from './modules.ts';

/** Result of running a file's code for one page. */
export interface Instance {
  readonly parsed: ParsedFile;
  readonly frame: EvaluationFrame;
  readonly exports: Scope;
  /** Default export of a page: a component that gets the content of the page as children. */
  readonly layout: unknown;
  readonly report: (findings: PageFindings) => void;
  /** The file itself, and every file that its imports could resolve to. */
  readonly dependencies: ReadonlySet<string>;
}

/** Module and export name from which an island loads a component. */
export interface ComponentOrigin {
  readonly module: string;
  readonly name: string;
}

export interface InstanceContext {
  readonly files: ParsedFiles;
  readonly evaluator: Evaluator;
  readonly runTimed: <Value>(run: () => Value) => Value;
  /** Variables that every file can use without an import: hooks, built-in components. */
  readonly globalScope: Scope;
  readonly packages: Readonly<Record<string, Scope>>;
  /** Creates the component that is the default export of an `.mdx` file. */
  readonly pageComponent: (instance: Instance) => Component;
  readonly asset: (file: string) => string;
  readonly origins: WeakMap<object, ComponentOrigin>;
}

/**
 * Runs the code of a page's files, each file once. In an import cycle, a file sees only the exports that are already
 * defined.
 */
export class Instances {
  readonly #context: InstanceContext;
  readonly #known = new Map<ParsedFile, Instance>();

  constructor(context: InstanceContext) {
    this.#context = context;
  }

  instantiate(parsed: ParsedFile): Instance {
    const cached = this.#known.get(parsed);
    if (cached !== undefined) return cached;
    const problemReporters: ((findings: PageFindings) => void)[] = [];
    const dependencies = new Set([parsed.file]);
    const { source } = parsed;
    const frame: EvaluationFrame = { source, scope: createScope(this.#context.globalScope) };
    const exports = createScope(null);
    const importedInstances: Instance[] = [];
    const instance: Instance = {
      parsed,
      frame,
      exports,
      get layout() {
        return exports.default === pageComponent ? undefined : exports.default;
      },
      report(findings) {
        for (const reportProblem of problemReporters) reportProblem(findings);
      },
      dependencies,
    };
    this.#known.set(parsed, instance);
    if (parsed.kind === 'data') {
      // A copy, because page code may change it.
      exports.default = structuredClone(parsed.data);
    }
    if (parsed.kind === 'asset') exports.default = this.#context.asset(parsed.file);
    const pageComponent = parsed.kind === 'page' ? this.#context.pageComponent(instance) : undefined;
    if (pageComponent !== undefined) exports.default = pageComponent;
    if (parsed.problem !== undefined) {
      const { reason, start } = parsed.problem;
      problemReporters.push((findings) => findings.reportFailure(reason, 'lost', { source, start, end: start + 1 }));
    }
    this.#import(instance, importedInstances, problemReporters, dependencies);
    this.#run(instance, problemReporters);
    for (const { report, dependencies: transitiveFiles } of importedInstances) {
      problemReporters.push(report);
      for (const file of transitiveFiles) dependencies.add(file);
    }
    return instance;
  }

  #import(
    { parsed, frame, exports }: Instance,
    importedInstances: Instance[],
    problemReporters: ((findings: PageFindings) => void)[],
    dependencies: Set<string>,
  ): void {
    const { packages, files } = this.#context;
    for (const { specifier, imported, local, exported, start, end } of parsed.code?.imports ?? []) {
      const builtInModule = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
      const { parsedFile, candidates } =
        builtInModule === undefined ? files.resolveImport(specifier, parsed.file) : { candidates: [] };
      for (const file of candidates) dependencies.add(file);
      const importedInstance = parsedFile === undefined ? undefined : this.instantiate(parsedFile);
      if (
        importedInstance !== undefined &&
        !importedInstances.includes(importedInstance) &&
        importedInstance.parsed !== parsed
      )
        importedInstances.push(importedInstance);
      const availableExports = builtInModule ?? importedInstance?.exports;
      if (imported === '*') {
        if (exported === '*') Object.assign(exports, availableExports);
        else if (local !== undefined) frame.scope[local] = availableExports ?? {};
        else if (exported !== undefined) exports[exported] = availableExports ?? {};
      } else if (availableExports !== undefined && imported in availableExports) {
        if (local !== undefined) frame.scope[local] = availableExports[imported];
        if (exported !== undefined) exports[exported] = availableExports[imported];
      } else if (
        importedInstance !== undefined &&
        availableExports !== undefined &&
        local !== undefined &&
        isComponentName(local)
      ) {
        // Falls back from a missing `Name` to the default export, and from a missing default export to `Name`.
        const alternative = imported === 'default' ? local : 'default';
        if (alternative in availableExports) frame.scope[local] = availableExports[alternative];
      }
      const isFound =
        imported === '*'
          ? availableExports !== undefined
          : [local, exported].some((name) => name !== undefined && (name in frame.scope || name in exports));
      if (isFound) continue;
      const missingName = availableExports === undefined ? undefined : imported;
      problemReporters.push((findings) =>
        findings.reportMissingImport(
          specifier,
          missingName,
          { source: parsed.source, start, end },
          Object.keys(availableExports ?? {}).filter((name) => name !== 'default'),
        ),
      );
      // The missing import is already reported, so uses of the component aren't reported again.
      if (local !== undefined && isComponentName(local)) frame.scope[local] = ChildrenOnly;
    }
  }

  #run({ parsed, frame, exports }: Instance, problemReporters: ((findings: PageFindings) => void)[]): void {
    const { code, source, file } = parsed;
    if (code === undefined) return;
    const fail = (reason: string, start = 0, end = start): void => {
      problemReporters.push((findings) => findings.reportFailure(reason, 'lost', { source, start, end }));
    };
    const { evaluator, origins, runTimed } = this.#context;
    const declaredNames = new Set(code.topLevelNames);
    const codeToRun = { ...code, names: new Set([...code.names].filter((name) => !declaredNames.has(name))) };
    codeToRun.components = code.components.filter(({ name }) => !declaredNames.has(name));
    const values: Scope = {};
    try {
      const onError = (error: unknown, start: number, end: number): void => fail(pageErrorMessage(error), start, end);
      const extra = { [jsxNames.fail]: onError };
      const getters = runTimed(() => evaluator.run(codeToRun, { source, scope: createScope(frame.scope) }, extra));
      for (const name of code.topLevelNames) values[name] = readDeclaredValue(getters, name);
    } catch (error) {
      fail(pageErrorMessage(error));
    }
    for (const name of code.topLevelNames) {
      const value = values[name];
      if (name !== '$default') frame.scope[name] = value;
      if (typeof value === 'function' && !origins.has(value)) origins.set(value, { module: file, name });
    }
    for (const [exported, name] of code.exports) exports[exported] = name in values ? values[name] : frame.scope[name];
  }
}

/** Returns the value of a variable that a module declares; `undefined` if an error prevented its initialization. */
function readDeclaredValue(getters: unknown, name: string): unknown {
  try {
    return typeof getters === 'object' && getters !== null ? Reflect.get(getters, name) : undefined;
  } catch {
    return undefined;
  }
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}
