import { expect, onTestFinished, test, vi } from 'vitest';
import { initSearchDialog } from '../src/generators/search/search-dialog.ts';

/** The members of the search dialog's elements that are used without results. */
function createDialog() {
  const input = {
    value: '',
    select: vi.fn(),
    removeAttribute: vi.fn(),
    onkeydown: (_event: object): void => undefined,
  };
  const list = { children: [], replaceChildren: vi.fn() };
  const elements: Readonly<Record<string, object>> = { input, ul: list, p: { hidden: true } };
  return { input, close: vi.fn(), querySelector: (selector: string) => elements[selector] };
}

function open(dialog: ReturnType<typeof createDialog>): void {
  initSearchDialog(dialog as unknown as HTMLDialogElement, '/search.json');
}

test('requests the search file again if the server failed, and keeps it afterwards', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json([]));
  request.mockResolvedValueOnce(new Response('', { status: 500 }));
  vi.stubGlobal('fetch', request);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const requests of [1, 2, 2]) {
    open(createDialog());
    await new Promise(setImmediate);
    expect(request).toHaveBeenCalledTimes(requests);
  }
});

test('Enter without results keeps the dialog open', () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  onTestFinished(() => void vi.unstubAllGlobals());
  const dialog = createDialog();
  open(dialog);
  dialog.input.onkeydown({ key: 'Enter', preventDefault: vi.fn() });
  expect(dialog.close).not.toHaveBeenCalled();
});
