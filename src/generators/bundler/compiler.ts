export interface Compiler {
  readonly watchMode: boolean;
  /** Absolute paths; undefined in the first compilation. */
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly outputFileSystem: object | null;
  readonly hooks: CompilerHooks;
}

export interface CompilerHooks {
  readonly compile: { tap(name: string, run: () => void): void };
  readonly make: {
    tap(name: string, run: (compilation: Compilation) => void): void;
    tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void;
  };
  readonly done: { tap(name: string, run: (stats: { hasErrors(): boolean }) => void): void };
}

interface Compilation {
  readonly errors: unknown[];
  readonly warnings: unknown[];
  readonly fileDependencies: Dependencies;
  readonly contextDependencies: Dependencies;
  readonly missingDependencies: Dependencies;
}

interface Dependencies {
  add(path: string): unknown;
}
