import type { Host, Listing } from './host.ts';

export interface Trace {
  /** Relative to the docs root, missing files included. */
  readonly files: Set<string>;
  listing: Listing | undefined;
  isUncertain: boolean;
}

export interface TracedHost extends Host {
  readonly trace: Trace;
}

/** @param files Receives the requested files. Default: a new set. */
export function traceHost(host: Host, files: Set<string> = new Set()): TracedHost {
  const trace: Trace = { files, listing: undefined, isUncertain: false };
  const record = (file: string): string => {
    files.add(file);
    return file;
  };
  const recordListing = (): Listing => {
    trace.listing = host.list();
    return trace.listing;
  };
  return {
    trace,
    list: recordListing,
    read: (file, maxBytes) => host.read(record(file), maxBytes),
    exists: (file) => host.exists(record(file)),
    glob(patterns) {
      recordListing();
      return host.glob(patterns);
    },
    movedTo: (path) => host.movedTo(path),
    ignoredByGit() {
      recordListing();
      record('.gitignore');
      return host.ignoredByGit();
    },
    async fetch(url) {
      const result = await host.fetch(url);
      if (result.kind !== 'text') trace.isUncertain = true;
      return result;
    },
  };
}

export function addTrace(target: Trace, { files, listing, isUncertain }: Trace): void {
  for (const file of files) target.files.add(file);
  target.listing ??= listing;
  target.isUncertain ||= isUncertain;
}
