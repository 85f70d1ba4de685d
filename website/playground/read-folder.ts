/// <reference lib="dom" />
/// <reference lib="dom.asynciterable" />
import { unzipSync } from 'fflate';
import type { FolderFiles } from './protocol.ts';

/** Pictures, videos, fonts and archives: pages link to them, and nobody looks inside. */
const binary = /\.(?:avif|bmp|eot|gif|gz|ico|jpe?g|mov|mp3|mp4|otf|pdf|png|tgz|ttf|wav|webm|webp|woff2?|zip)$/i;
/** Folders without pages that may have very many files. */
const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules']);

type Files = Map<string, Uint8Array | null>;

/** What some browsers have to open folders for reading. */
interface FolderPicking {
  readonly showDirectoryPicker: (options: { readonly id: string }) => Promise<FileSystemDirectoryHandle>;
}

function canPick(scope: object): scope is FolderPicking {
  return 'showDirectoryPicker' in scope;
}

/** True if this browser opens folders for reading. The others have a field for files that takes a folder. */
export function hasPicker(): boolean {
  return canPick(globalThis);
}

/** Asks for a folder in the way of this browser: none if nobody chooses one, undefined if the browser has no such way. */
export async function pickFolder(): Promise<FolderFiles | undefined> {
  const scope: object = globalThis;
  if (!canPick(scope)) return undefined;
  try {
    const files: Files = new Map();
    await readHandle(await scope.showDirectoryPicker({ id: 'docs' }), '', files);
    return docsFolder(files);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return new Map();
    throw error;
  }
}

/** The files of a field that takes a folder, or one ZIP file. */
export async function readFiles(list: Iterable<File>): Promise<FolderFiles> {
  const files: Files = new Map();
  for (const file of list) {
    if (/\.zip$/i.test(file.name)) unpack(new Uint8Array(await file.arrayBuffer()), files);
    else await take(file.webkitRelativePath || file.name, file, files);
  }
  return docsFolder(files);
}

/** What was dropped: a folder, a ZIP file, or single files. */
export async function readDrop(items: DataTransferItemList): Promise<FolderFiles> {
  const files: Files = new Map();
  // All at once: the list is empty after the first pause.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  for (const entry of entries) if (entry !== null) await readEntry(entry, files);
  return docsFolder(files);
}

async function readHandle(folder: FileSystemDirectoryHandle, prefix: string, files: Files): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (skipped.has(name)) continue;
    if (isFolder(handle)) await readHandle(handle, `${prefix}${name}/`, files);
    else if (isFile(handle)) await take(prefix + name, await handle.getFile(), files);
  }
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

async function readEntry(entry: FileSystemEntry, files: Files): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((take, fail) => entry.file(take, fail));
    if (/\.zip$/i.test(path) && !path.includes('/')) unpack(new Uint8Array(await file.arrayBuffer()), files);
    else await take(path, file, files);
  }
  if (!(entry instanceof FileSystemDirectoryEntry) || skipped.has(entry.name)) return;
  const reader = entry.createReader();
  // Browsers hand out a hundred at a time.
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((take, fail) => reader.readEntries(take, fail));
    if (some.length === 0) return;
    for (const one of some) await readEntry(one, files);
  }
}

async function take(path: string, file: Blob, files: Files): Promise<void> {
  if (path.split('/').some((part) => skipped.has(part))) return;
  files.set(path, binary.test(path) ? null : new Uint8Array(await file.arrayBuffer()));
}

function unpack(archive: Uint8Array, files: Files): void {
  const texts = unzipSync(archive, {
    filter({ name }) {
      if (name.endsWith('/') || name.split('/').some((part) => skipped.has(part))) return false;
      if (binary.test(name)) files.set(name, null);
      return !binary.test(name);
    },
  });
  for (const [name, bytes] of Object.entries(texts)) files.set(name, bytes);
}

/** The files below the folder with the first `docs.json`, which is the one with the shortest way; without one, all of them. */
function docsFolder(files: FolderFiles): FolderFiles {
  const found = [...files.keys()].filter((path) => /(?:^|\/)docs\.json$/.test(path));
  const depth = (path: string): number => path.split('/').length;
  const [config] = found.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const first = [...files.keys()][0] ?? '';
  const common = first.slice(0, first.indexOf('/') + 1);
  const root =
    config?.slice(0, -'docs.json'.length) ?? ([...files.keys()].every((path) => path.startsWith(common)) ? common : '');
  const inside = [...files].filter(([path]) => path.startsWith(root));
  return new Map(inside.map(([path, bytes]) => [path.slice(root.length), bytes]));
}
