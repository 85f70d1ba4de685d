import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { type Action, keysHelp, plainScreen, terminalScreen } from '../../src/cli/watch/screen.ts';

/** Standard input of a terminal, or of a pipe. */
class Keyboard extends EventEmitter {
  readonly isTTY: boolean;
  isRaw = false;
  isPaused = true;

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  setRawMode(isRaw: boolean) {
    this.isRaw = isRaw;
    return this;
  }

  setEncoding() {
    return this;
  }

  resume() {
    this.isPaused = false;
    return this;
  }

  pause() {
    this.isPaused = true;
    return this;
  }
}

function openTerminal({ input = true, output = true } = {}) {
  const keyboard = new Keyboard(input);
  let written = '';
  const out = (text: string) => {
    written += text;
  };
  const screen = terminalScreen(out, { stdin: keyboard, stdout: { isTTY: output } } as never);
  return { keyboard, screen, written: () => written };
}

test('a report is printed on a cleared terminal, above the status', () => {
  const { screen, written } = openTerminal();
  expect(written()).toBe('');
  screen?.show('first', 'status');
  screen?.show('second', 'status');
  const clear = '\u001b[2J\u001b[3J\u001b[H';
  expect(written()).toBe(`${clear}first\n\nstatus\n${clear}second\n\nstatus\n`);
});

test('keys act until the screen is closed, which restores the terminal', () => {
  const { keyboard, screen } = openTerminal();
  const actions: Action[] = [];
  screen?.onAction((action) => actions.push(action));
  expect(keyboard).toMatchObject({ isRaw: true, isPaused: false });
  for (const key of ['a', 'r', '\r', 'h', 'q', '\u0003', 'x', 'constructor', '\u001b[A']) keyboard.emit('data', key);
  expect(actions).toEqual(['again', 'again', 'again', 'help', 'quit', 'quit']);
  expect(keysHelp).toContain('q, Ctrl-C');
  screen?.close();
  keyboard.emit('data', 'q');
  expect(actions).toHaveLength(6);
  expect(keyboard).toMatchObject({ isRaw: false, isPaused: true });
});

test.each([{ input: false }, { output: false }])('without a terminal there is no screen: %j', (streams) => {
  expect(openTerminal(streams).screen).toBeUndefined();
});

test('without a terminal, each new report is printed once', () => {
  let printed = '';
  const screen = plainScreen((text) => {
    printed += text;
  });
  onTestFinished(() => screen.close());
  for (const text of ['one', 'one', 'two']) screen.show(text, 'status');
  expect(printed).toBe('one\n\ntwo\n\n');
});
