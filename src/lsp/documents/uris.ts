import { fileURLToPath, pathToFileURL } from 'node:url';

/** The absolute path of a file that an editor names; undefined for what is no file on this machine. */
export function pathOfUri(uri: string): string | undefined {
  if (!/^file:/i.test(uri)) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The address of a file, by its absolute path. What is an address already stays as it is. */
export function uriOfPath(path: string): string {
  return /^https?:\/\//.test(path) ? path : pathToFileURL(path).href;
}
