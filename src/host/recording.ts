import type { Host } from './host.ts';

/**
 * A host that remembers which files it was asked for, those too that were not there: what is made of the answers
 * changes when one of them changes.
 *
 * @param inputs Takes the paths, relative to the docs root.
 */
export function recordingHost(host: Host, inputs: Set<string>): Host {
  const noted = (file: string): string => {
    inputs.add(file);
    return file;
  };
  return {
    list: () => host.list(),
    read: (file, most) => host.read(noted(file), most),
    readHead: (file) => host.readHead(noted(file)),
    exists: (file) => host.exists(noted(file)),
    glob: (patterns) => host.glob(patterns),
    fetch: (url) => host.fetch(url),
  };
}
