import { describe, expect, it } from 'vitest';
import { reloadBlankPagesScript } from '../../../src/generators/docusaurus/reload-blank-pages.ts';

/** A fake page in a tab. It records events and reloads. */
function openPage(storage: Map<string, string>, shown = 0) {
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    reloads: 0,
    root: { childElementCount: shown },
    happen: (event: string, details: object = {}) => listeners.get(event)?.(details),
    says: (type: string, source: object = window) => page.happen('message', { data: { type }, source }),
  };
  const window = {
    addEventListener: (event: string, listener: (event: object) => void) => listeners.set(event, listener),
    document: { getElementById: () => page.root },
    location: { reload: () => page.reloads++ },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  };
  new Function(...Object.keys(window), 'window', reloadBlankPagesScript)(...Object.values(window), window);
  return page;
}

describe('a blank page in dev', () => {
  it('is reloaded after the server has compiled without errors', () => {
    const page = openPage(new Map());
    page.happen('error');
    page.says('webpackErrors');
    page.says('webpackInvalid');
    expect(page.reloads).toBe(0);
    page.says('webpackOk');
    expect(page.reloads).toBe(1);
  });

  it('is reloaded once if the server was ready before the page connected', () => {
    const storage = new Map<string, string>();
    const first = openPage(storage);
    first.happen('unhandledrejection');
    first.says('webpackOk');
    expect(first.reloads).toBe(1);
    const second = openPage(storage);
    second.happen('error');
    second.says('webpackOk');
    expect(second.reloads, 'its own code is at fault').toBe(0);
    second.says('webpackOk');
    expect(second.reloads, 'the code was edited').toBe(1);
    const third = openPage(storage, 1);
    third.says('webpackOk');
    expect([third.reloads, storage.size]).toEqual([0, 0]);
  });

  it.each([
    ['that has not failed shows itself later', 0, [], ['webpackOk', 'webpackOk']],
    ['that shows something stays', 1, ['error'], ['webpackErrors', 'webpackOk']],
    ['hears of nobody else', 0, ['error'], ['other', 'webpackClose', 'webpackProgress']],
  ])('%s', (_case, shown, events, messages) => {
    const page = openPage(new Map(), shown);
    for (const event of events) page.happen(event);
    for (const message of messages) page.says(message);
    expect(page.reloads).toBe(0);
  });

  it('ignores messages of frames', () => {
    const page = openPage(new Map());
    page.happen('error');
    page.says('webpackOk', {});
    page.says('webpackOk', {});
    expect(page.reloads).toBe(0);
  });
});
