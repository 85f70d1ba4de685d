import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { type DevServer, startDev } from './dev.ts';
import { type ContentCopy, copyContent, type Fixture } from './fixture.ts';
import { editRapidly } from './rapid-edits.ts';
import { visit } from './visit.ts';

/** Maximum time until an edit is shown, in milliseconds, also on a busy machine. */
const timeout = 120_000;
/** Time after which the page is reloaded, in milliseconds. */
const reloadAfter = 15_000;

/** Description of a generator's dev server for the suite. Selectors match within one page. */
export interface DevGenerator {
  readonly name: string;
  readonly fixture: Fixture;
  readonly address: (route: string) => string;
  /** Selector of the sidebar's labels. */
  readonly labels: string;
  readonly heading: string;
  /** Selector of the page content. */
  readonly text: string;
  /** Selector of the error overlay. */
  readonly overlay: string;
  /** Reads the overlay. Default: the text in its shadow root. */
  readonly readOverlay?: (overlay: Locator) => Promise<string | null>;
  /** Flag for the host to listen on. Default: `--host`. */
  readonly hostFlag?: string;
  /**
   * The server doesn't notify a page of edits made while it compiles. Each edit then waits until the page is connected,
   * and a page that misses one is reloaded, which is logged. Default: false.
   */
  readonly missesEdits?: boolean;
  /** Also makes 300 edits, faster than a server can respond. Default: false. */
  readonly rapidEdits?: boolean;
}

/** A dev server for a copy of the shared content, with an open page. */
export interface DevSession {
  readonly url: string;
  readonly tab: Page;
  readonly content: ContentCopy;
  /** Replaces one occurrence of a text in a file. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
}

/**
 * Declares the tests that every dev server must pass: edits are shown without a restart.
 *
 * @param more Tests for this generator only.
 */
export function testDevServer(generator: DevGenerator, more: (session: () => DevSession) => void = () => undefined) {
  const { fixture, address, hostFlag, missesEdits = false } = generator;
  const readOverlay =
    generator.readOverlay ?? ((overlay) => overlay.evaluate((element) => element.shadowRoot?.textContent ?? ''));

  describe(generator.name, () => {
    let content: ContentCopy;
    let server: DevServer;
    let browser: Browser;
    let tab: Page;
    let isListening = false;

    beforeAll(async () => {
      content = copyContent();
      [server, browser] = await Promise.all([startDev(fixture, content.folder, hostFlag), launchBrowser()]);
      tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      tab.on('websocket', (socket) => {
        socket.once('framereceived', () => {
          isListening = true;
        });
        socket.once('close', () => {
          isListening = false;
        });
      });
      // An overlay may disappear while it is read; then reading must fail soon.
      tab.setDefaultTimeout(2000);
      tab.setDefaultNavigationTimeout(30_000);
      await visit(tab, server.url + address('/concepts/jobs'));
    });

    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      content?.remove();
    });

    let edited = Number.POSITIVE_INFINITY;
    const write = (file: string, text: string): void => {
      content.write(file, text);
      edited = Date.now();
    };
    /** Polls a value that a page shows after some time. */
    const eventually = <Value>(read: () => Promise<Value>) =>
      expect.poll(
        async () => {
          if (missesEdits && Date.now() - edited > reloadAfter) {
            process.stderr.write(`${generator.name} has not told a page of an edit: it is loaded again.\n`);
            await visit(tab, tab.url());
            edited = Date.now();
          }
          return read();
        },
        { timeout },
      );
    const labels = () => tab.locator(generator.labels).allTextContents();
    const shows = (label: string) => eventually(labels).toContain(label);
    const textOf = (selector: string, page = tab) => page.locator(selector).textContent();
    const settled = async () => {
      if (!missesEdits) return;
      await tab.waitForTimeout(500);
      await expect.poll(() => isListening, { timeout }).toBe(true);
    };
    const edit: DevSession['edit'] = async (file, from, to) => {
      await settled();
      const text = content.read(file);
      expect(text).toContain(from);
      write(file, text.replace(from, to));
    };

    it('shows an edited title', async () => {
      await shows('Jobs');
      await edit('concepts/jobs.mdx', 'title: Jobs', 'title: Pieces of work');
      await shows('Pieces of work');
      await eventually(() => textOf(generator.heading)).toContain('Pieces of work');
    });

    it('shows an edited text', async () => {
      await edit('concepts/jobs.mdx', 'A job says', 'A piece of work says');
      await eventually(() => textOf(generator.text)).toContain('A piece of work says');
    });

    it('shows a new and an edited style sheet of the site', async () => {
      const paragraph = tab.locator(generator.text).getByText('A piece of work says').first();
      const spacing = (): Promise<string> =>
        paragraph.evaluate((element) => getComputedStyle(element).letterSpacing).catch(() => '');
      await settled();
      write('brand.css', '.prose { letter-spacing: 2px; }\n');
      await eventually(spacing).toBe('2px');
      await edit('brand.css', '2px', '3px');
      await eventually(spacing).toBe('3px');
    });

    it('shows a moved entry', async () => {
      const order = async () => (await labels()).filter((label) => ['Quickstart', 'Introduction'].includes(label));
      await eventually(order).toEqual(['Introduction', 'Quickstart']);
      await edit('docs.json', '"index", "quickstart"', '"quickstart", "index"');
      await eventually(order).toEqual(['Quickstart', 'Introduction']);
    });

    it('shows a new page', async () => {
      content.write('concepts/clocks.mdx', '---\ntitle: Clocks\n---\n\n<Note>What time it is.</Note>\n');
      await edit('docs.json', '"concepts/jobs",', '"concepts/jobs", "concepts/clocks",');
      await shows('Clocks');
      const other = await browser.newPage();
      const open = () => visit(other, server.url + address('/concepts/clocks'));
      await open();
      const text = async () => {
        if (missesEdits) await open();
        return textOf(generator.text, other);
      };
      await eventually(text).toContain('What time it is.');
      await eventually(() => textOf(generator.heading, other)).toContain('Clocks');
      await other.close();
    });

    more(() => ({ url: server.url, tab, content, edit }));

    it.each([
      [
        'a specification',
        'openapi.yaml',
        'Jobs of all queues',
        'Jobs of each queue',
        '/reference/endpoints/jobs/list-jobs',
      ],
      ['a snippet', 'snippets/support.mdx', 'leaves a question open', 'leaves you with a question', '/components'],
      ['a file of a $ref', 'navigation/fr.json', 'Premiers pas', 'Avant tout', '/fr'],
    ])('shows an edit of %s', async (_kind, file, from, to, route) => {
      const other = await browser.newPage();
      const open = () => visit(other, server.url + address(route));
      await open();
      const text = async () => {
        if (missesEdits) await open();
        return textOf('body', other);
      };
      await eventually(text).toContain(from);
      await edit(file, from, to);
      await eventually(text).toContain(to);
      await other.close();
    });

    const overlay = () => tab.locator(generator.overlay);
    const says = async () => ((await overlay().count()) === 0 ? '' : readOverlay(overlay()).catch(() => ''));

    /** Writes a file so that one page is left out, and then so that none is. */
    const leaveOut = async (file: string, leavesOut: string, leavesNothingOut: string) => {
      await settled();
      write(file, leavesOut);
      await eventually(says).toContain('concepts/queues');
      await settled();
      write(file, leavesNothingOut);
      await eventually(says).not.toContain('concepts/queues');
    };
    const ofSettings = ['docs-json-nav.config.mjs', "export default { ignore: ['concepts/queues.mdx'] };\n"] as const;

    it('applies an edit of .mintignore', () => leaveOut('.mintignore', 'concepts/queues.mdx\n', '\n'));

    it('applies an edit of docs-json-nav.config.mjs', () => leaveOut(...ofSettings, 'export default {};\n'));

    it('shows an error until it is fixed', async () => {
      // Edits again immediately, because pages reload while the server compiles.
      for (let round = 0; round < 4; round++) {
        await leaveOut(...ofSettings, `export default {}; // ${round}\n`);
        await edit('docs.json', '"quickstart", "index"', '"quickstrat", "index"');
        await eventually(says).toContain('quickstrat');
        await edit('docs.json', '"quickstrat", "index"', '"quickstart", "index"');
        await eventually(says).not.toContain('quickstrat');
      }
      await shows('Quickstart');
    });

    it.runIf(generator.rapidEdits)('shows the files on disk after 300 fast edits, some of them broken', async () => {
      const other = await browser.newPage();
      other.setDefaultTimeout(2000);
      other.setDefaultNavigationTimeout(30_000);
      for (const burst of [1, 2, 3]) {
        const title = await editRapidly(content, burst);
        const heading = async () => {
          await visit(other, server.url + address('/concepts/jobs'));
          return textOf(generator.heading, other).catch(() => '');
        };
        await expect.poll(heading, { timeout, interval: 1000 }).toContain(title);
        await eventually(() => other.locator(generator.labels).allTextContents()).toContain(title);
        expect(await other.locator(generator.labels).allTextContents()).not.toContain('Meanwhile');
      }
      await other.close();
    });
  });
}
