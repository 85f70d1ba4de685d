/** Modules of this machine. `import` returns those of the simulated system. */
export const thisMachine = {
  fs: process.getBuiltinModule('node:fs'),
  path: process.getBuiltinModule('node:path'),
};

const { fs } = thisMachine;
const { posix, win32 } = thisMachine.path;

type FileSystem = typeof fs;

/** A simulated system with another file system. */
export interface OtherSystem {
  /** Converts an absolute path of this machine to the simulated system. */
  readonly foreign: (path: string) => string;
  /** Converts a path of the simulated system to this machine. */
  readonly local: (path: string) => string;
  /** `node:fs` of the simulated system, which accesses this machine's files. */
  readonly fs: FileSystem;
  readonly path: typeof win32;
}

/** Windows: drives, backslashes, case-insensitive names, no control characters in names. */
export function windows(): OtherSystem {
  const foreign = (path: string): string => `C:${path.replaceAll('/', '\\')}`;
  const local = (path: string): string => path.replace(/^[a-z]:/i, '').replaceAll('\\', '/');
  const path = { ...win32, resolve: (...parts: string[]) => win32.resolve('C:\\', ...parts) };
  return { foreign, local, path, fs: translated(local, foreign, (name) => name) };
}

/** macOS: names ignore case and Unicode normalization; listings return decomposed names. */
export function macOS(): OtherSystem {
  const same = (path: string): string => path;
  return { foreign: same, local: same, path: posix, fs: translated(same, same, (name) => name.normalize('NFD')) };
}

/** Wraps this machine's files under translated, case-insensitive paths. */
function translated(
  local: (path: string) => string,
  foreign: (path: string) => string,
  listed: (name: string) => string,
): FileSystem {
  const onDisk = (path: unknown): string => found(local(String(path)));
  const real = (path: unknown): string => foreign(fs.realpathSync.native(onDisk(path))).normalize('NFC');
  const taking =
    <Rest extends unknown[], Result>(call: (path: string, ...rest: Rest) => Result) =>
    (path: unknown, ...rest: Rest): Result =>
      call(onDisk(path), ...rest);
  const other = {
    ...fs,
    existsSync: taking(fs.existsSync),
    lstatSync: taking(fs.lstatSync as (path: string, ...rest: unknown[]) => unknown),
    statSync: taking(fs.statSync as (path: string, ...rest: unknown[]) => unknown),
    openSync: taking(fs.openSync as (path: string, ...rest: unknown[]) => unknown),
    readFileSync: taking(fs.readFileSync as (path: string, ...rest: unknown[]) => unknown),
    realpathSync: Object.assign(real, { native: real }),
    readdirSync(path: unknown, options?: { withFileTypes?: boolean }) {
      const folder = onDisk(path);
      if (options?.withFileTypes !== true) return fs.readdirSync(folder).map(listed);
      return fs
        .readdirSync(folder, { withFileTypes: true })
        .map((entry) => Object.assign(entry, { name: listed(entry.name) }));
    },
  };
  return other as unknown as FileSystem;
}

/** Path of the existing file that a case-insensitive path refers to; the path itself if no file matches. */
function found(path: string): string {
  if (fs.existsSync(path)) return path;
  let folder = '/';
  for (const step of path.split('/').filter((part) => part !== '')) {
    const name = namesIn(folder).find((item) => folded(item) === folded(step));
    if (name === undefined) return path;
    folder = posix.join(folder, name);
  }
  return folder;
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();
