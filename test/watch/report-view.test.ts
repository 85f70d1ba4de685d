import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionOf, keysHelp, ReportView, type Scroll } from '../../src/cli/watch/screen.ts';

/** Lines that a terminal would show. */
function linesOf(frame: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences of terminals
  return frame.replace(/\u001b\[[\d;]*[HKm]/g, '').split('\r\n');
}

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

describe('a report on a screen', () => {
  test('is shown completely if it fits, with the status at the bottom', () => {
    const view = new ReportView();
    view.set(numbered(2));
    expect(linesOf(view.draw('status', 5, 80))).toEqual(['line 1', 'line 2', '', '', 'status']);
  });

  test('keeps the scroll position when it changes', () => {
    const view = new ReportView();
    view.set(numbered(100));
    for (let step = 0; step < 7; step++) view.scroll('down', 11);
    expect(linesOf(view.draw('status', 11, 80))[0]).toBe('line 8');
    view.set(numbered(90));
    const lines = linesOf(view.draw('status', 11, 80));
    expect([lines[0], lines.at(-1)]).toEqual(['line 8', 'status  lines 8 to 17 of 90']);
    view.set(numbered(3));
    expect(linesOf(view.draw('status', 11, 80))[0]).toBe('line 1');
  });

  test("can't be scrolled away, and fills the screen to the last row", () => {
    const scroll = fc.constantFrom<Scroll>('up', 'down', 'page-up', 'page-down', 'start', 'end');
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 2, max: 30 }), fc.array(scroll), (count, rows, moves) => {
        const view = new ReportView();
        view.set(numbered(count + 1));
        for (const move of moves) view.scroll(move, rows);
        const frame = view.draw('status', rows, 80);
        const lines = linesOf(frame);
        expect(lines).toHaveLength(rows);
        expect(lines[0]).toMatch(/^line /);
        expect(lines.slice(0, -1).filter((line) => line !== '')).toHaveLength(Math.min(count + 1, rows - 1));
        expect(frame).not.toContain('\u0007');
      }),
    );
  });
});

test('every key in the help has an effect', () => {
  const keys = ['a', 'r', '\r', 'j', 'k', ' ', 'g', 'G', 'h', 'q', '\u0003', '\u001b[5~', '\u001b[6~'];
  expect(keys.map(actionOf)).not.toContain(undefined);
  expect(actionOf('constructor')).toBeUndefined();
  expect(keysHelp).toContain('q, Ctrl-C');
});
