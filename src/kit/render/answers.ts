import { createHash } from 'node:crypto';
import type { RenderedPage, World } from '../dialect/types.ts';

/** What the world answered while a page was rendered. A page is out of date when one of the answers is another now. */
export interface Answers {
  /** Digests of texts by file; null for a file that was asked for and is not there. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly addresses: readonly Answer[];
}

/** What was asked, of which file, and what was written. */
type Answer = readonly [kind: 'link' | 'asset', target: string, file: string, written: string];

/** A world that remembers the addresses it gave. */
export interface ListeningWorld extends World {
  /** The answers for a page that was rendered since this was last asked. */
  readonly answersFor: (page: RenderedPage) => Answers;
}

/** Pages have to be rendered one after the other. */
export function listenTo(world: World): ListeningWorld {
  let heard = new Map<string, Answer>();
  const ask = (kind: 'link' | 'asset', target: string, file: string): string => {
    const written = world[kind](target, file);
    heard.set(`${kind}\0${target}\0${file}`, [kind, target, file, written]);
    return written;
  };
  return {
    ...world,
    link: (target, file) => ask('link', target, file),
    asset: (target, file) => ask('asset', target, file),
    answersFor({ dependencies }) {
      const addresses = [...heard.values()];
      heard = new Map();
      return { files: Object.fromEntries(dependencies.map((file) => [file, digestIn(world, file)])), addresses };
    },
  };
}

/** True where the world would answer the same again. */
export function answersAlike({ files, addresses }: Answers, world: World): boolean {
  return (
    Object.entries(files).every(([file, digest]) => digestIn(world, file) === digest) &&
    addresses.every(([kind, target, file, written]) => world[kind](target, file) === written)
  );
}

function digestIn(world: World, file: string): string | null {
  const text = world.read(file);
  return text === undefined ? null : createHash('sha1').update(text).digest('base64url');
}
