import { requestKey } from './slots.ts';

type Table = Record<string, string>;

/** Texts by whatever an author named: `__proto__` is a name as any other. */
const table = (): Table => Object.create(null);

/** What a build writes while it renders a component with state: a browser that renders it again needs the same. */
export class IslandRecord {
  readonly written = table();
  readonly links = table();
  readonly assets = table();

  /** Keeps the HTML of a request, in an element of its own: a browser takes it as one piece. */
  keep(kind: string, request: unknown, html: string): string {
    this.written[requestKey(kind, request)] = html;
    return `<dialect-slot>${html}</dialect-slot>`;
  }

  /** Keeps an address that is written in another way than its author named it. */
  address(kind: 'links' | 'assets', target: string, written: string): string {
    if (written !== target) this[kind][target] = written;
    return written;
  }
}
