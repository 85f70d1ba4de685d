import type { Host, Listing } from './host.ts';

/** What a host was asked for: what is made of the answers changes when one of them does. */
export interface Trace {
  /** Relative to the docs root, those too that were not there. */
  readonly files: Set<string>;
  /** The list of files that was given, if it was asked for. */
  listing: Listing | undefined;
  /** A remote text was asked for and did not come: it may come the next time. */
  isUncertain: boolean;
}

/** A host that remembers what it was asked for. */
export interface TracedHost extends Host {
  readonly trace: Trace;
}

/** @param files Takes the files that are asked for. Default: an empty set. */
export function traceHost(host: Host, files: Set<string> = new Set()): TracedHost {
  const trace: Trace = { files, listing: undefined, isUncertain: false };
  const noted = (file: string): string => {
    files.add(file);
    return file;
  };
  const listed = (): Listing => {
    trace.listing = host.list();
    return trace.listing;
  };
  return {
    trace,
    list: listed,
    read: (file, most) => host.read(noted(file), most),
    exists: (file) => host.exists(noted(file)),
    glob(patterns) {
      listed();
      return host.glob(patterns);
    },
    movedTo: (gone) => host.movedTo(gone),
    ignoredByGit() {
      listed();
      noted('.gitignore');
      return host.ignoredByGit();
    },
    async fetch(url) {
      const text = await host.fetch(url);
      if (text.kind !== 'text') trace.isUncertain = true;
      return text;
    },
  };
}

/** Notes that what another host was asked for counts here too. */
export function addTrace(to: Trace, { files, listing, isUncertain }: Trace): void {
  for (const file of files) to.files.add(file);
  to.listing ??= listing;
  to.isUncertain ||= isUncertain;
}
