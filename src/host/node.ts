import { closeSync, type Dirent, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decode } from './decode.ts';
import { type Host, type Listing, prunedFolders, type ReadResult, type RemoteText } from './host.ts';

const headBytes = 1024;

/**
 * Files on disk. Everything is read synchronously: for the many short reads of a run that is several times faster than
 * the asynchronous calls.
 *
 * The listing is made once: a host is for one run.
 *
 * @param root Absolute path of the docs folder.
 * @param remote Fetches remote texts. Default: none can be reached.
 */
export function nodeHost(root: string, remote: (url: string) => Promise<RemoteText> = unreachable): Host {
  const realRoot = realPath(root) ?? root;
  const buffer = Buffer.allocUnsafe(headBytes);

  /** The real path of a file inside the root; undefined where it is missing or leads out. */
  function inside(file: string): string | 'missing' | 'outside' {
    const path = realPath(join(realRoot, file));
    if (path === undefined) return 'missing';
    return path === realRoot || path.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep) ? path : 'outside';
  }

  let listing: Listing | undefined;

  return {
    list() {
      if (listing !== undefined) return listing;
      const found: { files: string[]; outside: string[] } = { files: [], outside: [] };
      walk(realRoot, '', found, inside, new Set([realRoot]));
      listing = found;
      return found;
    },
    read(file, most = Number.POSITIVE_INFINITY): ReadResult {
      const path = inside(file);
      if (path === 'missing' || path === 'outside') return { problem: path };
      try {
        if (statSync(path).size > most) return { problem: 'large' };
        return decode(readFileSync(path));
      } catch {
        return { problem: 'missing' };
      }
    },
    readHead(file) {
      let descriptor: number | undefined;
      try {
        descriptor = openSync(`${realRoot}/${file}`, 'r');
        const length = readSync(descriptor, buffer, 0, headBytes, 0);
        const start = buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
        return buffer.toString('utf8', start, length);
      } catch {
        return '';
      } finally {
        if (descriptor !== undefined) closeSync(descriptor);
      }
    },
    exists(file) {
      const path = inside(file);
      return path !== 'missing' && path !== 'outside' && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    },
    async glob(patterns) {
      const { default: glob } = await import('fast-glob');
      const files = await glob([...patterns], { cwd: realRoot, dot: true, followSymbolicLinks: false, unique: true });
      return files.filter((file) => !file.startsWith('..'));
    },
    fetch: (url) => remote(url),
  };
}

async function unreachable(): Promise<RemoteText> {
  return { kind: 'unreachable', reason: 'fetching is turned off' };
}

function walk(
  folder: string,
  prefix: string,
  found: { files: string[]; outside: string[] },
  inside: (file: string) => string,
  above: ReadonlySet<string>,
): void {
  for (const entry of entries(folder)) {
    const path = prefix + entry.name;
    if (entry.isFile()) found.files.push(path);
    else if (entry.isDirectory()) {
      if (!prunedFolders.has(entry.name)) walk(`${folder}/${entry.name}`, `${path}/`, found, inside, above);
    } else if (entry.isSymbolicLink()) {
      const target = inside(path);
      if (target === 'outside') found.outside.push(path);
      if (target === 'outside' || target === 'missing') continue;
      const kind = statSync(target, { throwIfNoEntry: false });
      if (kind?.isFile()) found.files.push(path);
      // A link to a folder that holds it would never end.
      else if (kind?.isDirectory() && !above.has(target) && !folder.startsWith(`${target}/`)) {
        walk(target, `${path}/`, found, inside, new Set([...above, target]));
      }
    }
  }
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
