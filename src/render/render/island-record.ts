import { requestKey } from './request-key.ts';

type Table = Record<string, string>;

/** What a build writes while it renders a component with state: a browser that renders it again needs the same. */
export class IslandRecord {
  readonly written: Table = Object.create(null) as Table;
  readonly links: Table = Object.create(null) as Table;
  readonly assets: Table = Object.create(null) as Table;

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
