import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { type DevServer, startDev } from './dev.ts';
import { type ContentCopy, copyContent, type Fixture } from './fixture.ts';
import { editRapidly } from './rapid-edits.ts';
import { visit } from './visit.ts';

/** Milliseconds until an edit has to be shown, also on a machine that is busy with other work. */
const timeout = 120_000;
/** Milliseconds after which a person would load the page again. */
const patience = 15_000;

/** What the suite has to know of a generator's dev server. Selectors are those of one page. */
export interface DevGenerator {
  /** The command. */
  readonly name: string;
  readonly fixture: Fixture;
  readonly address: (route: string) => string;
  /** The labels of the sidebar. */
  readonly labels: string;
  readonly heading: string;
  /** What contains the text of a page. */
  readonly text: string;
  /** What is laid over a page that cannot be shown. */
  readonly overlay: string;
  /** What the overlay says. Default: the text in its shadow. */
  readonly said?: (overlay: Locator) => Promise<string | null>;
  /** The flag that names the address to listen at. Default: `--host`. */
  readonly hostFlag?: string;
  /**
   * The server itself does not tell a page of edits that come while it compiles: each waits until the page listens, and a
   * page that does not show one is loaded again, which the log tells. Default: false.
   */
  readonly missesEdits?: boolean;
  /** 300 edits follow the others, faster than a server can answer. Default: false. */
  readonly rapidEdits?: boolean;
}

/** A dev server of a copy of the shared content, and a page of it in a browser. */
export interface DevSession {
  readonly url: string;
  readonly tab: Page;
  readonly content: ContentCopy;
  /** Changes a file in one place. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
}

/**
 * Declares the tests that a dev server has to pass: what is edited shows without a restart.
 *
 * @param more Tests of one generator alone.
 */
export function testDevServer(generator: DevGenerator, more: (session: () => DevSession) => void = () => undefined) {
  const { fixture, address, hostFlag, missesEdits = false } = generator;
  const said = generator.said ?? ((overlay) => overlay.evaluate((element) => element.shadowRoot?.textContent ?? ''));

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
      // What is laid over a page may go while it is read: that is no reason to wait for it.
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
    /** What a page is to show sooner or later. */
    const eventually = <Value>(read: () => Promise<Value>) =>
      expect.poll(
        async () => {
          if (missesEdits && Date.now() - edited > patience) {
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

    it('shows a title that is edited', async () => {
      await shows('Jobs');
      await edit('concepts/jobs.mdx', 'title: Jobs', 'title: Pieces of work');
      await shows('Pieces of work');
      await eventually(() => textOf(generator.heading)).toContain('Pieces of work');
    });

    it('shows a text that is edited', async () => {
      await edit('concepts/jobs.mdx', 'A job says', 'A piece of work says');
      await eventually(() => textOf(generator.text)).toContain('A piece of work says');
    });

    it('shows a style sheet of the site that is added, and one that is edited', async () => {
      const paragraph = tab.locator(generator.text).getByText('A piece of work says').first();
      const spacing = (): Promise<string> =>
        paragraph.evaluate((element) => getComputedStyle(element).letterSpacing).catch(() => '');
      await settled();
      write('brand.css', '.prose { letter-spacing: 2px; }\n');
      await eventually(spacing).toBe('2px');
      await edit('brand.css', '2px', '3px');
      await eventually(spacing).toBe('3px');
    });

    it('shows an entry that is moved', async () => {
      const order = async () => (await labels()).filter((label) => ['Quickstart', 'Introduction'].includes(label));
      await eventually(order).toEqual(['Introduction', 'Quickstart']);
      await edit('docs.json', '"index", "quickstart"', '"quickstart", "index"');
      await eventually(order).toEqual(['Quickstart', 'Introduction']);
    });

    it('shows a page that is added', async () => {
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
    const says = async () => ((await overlay().count()) === 0 ? '' : said(overlay()).catch(() => ''));

    /** Writes a file so that a page is left out, and so that none is. */
    const leaveOut = async (file: string, leavesOut: string, leavesNothingOut: string) => {
      await settled();
      write(file, leavesOut);
      await eventually(says).toContain('concepts/queues');
      await settled();
      write(file, leavesNothingOut);
      await eventually(says).not.toContain('concepts/queues');
    };
    const ofSettings = ['docs-json-nav.config.mjs', "export default { ignore: ['concepts/queues.mdx'] };\n"] as const;

    it('takes up an edit of .mintignore', () => leaveOut('.mintignore', 'concepts/queues.mdx\n', '\n'));

    it('takes up an edit of docs-json-nav.config.mjs', () => leaveOut(...ofSettings, 'export default {};\n'));

    it('shows what is wrong, and that it is fixed', async () => {
      // The next edit comes as soon as the fault is gone: pages load anew while the server compiles.
      for (let round = 0; round < 4; round++) {
        await leaveOut(...ofSettings, `export default {}; // ${round}\n`);
        await edit('docs.json', '"quickstart", "index"', '"quickstrat", "index"');
        await eventually(says).toContain('quickstrat');
        await edit('docs.json', '"quickstrat", "index"', '"quickstart", "index"');
        await eventually(says).not.toContain('quickstrat');
      }
      await shows('Quickstart');
    });

    it.runIf(generator.rapidEdits)(
      'has what stands on disk after 300 edits, fast and broken ones among them',
      async () => {
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
      },
    );
  });
}
