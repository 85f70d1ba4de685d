import { h, isValidElement } from 'preact';
import { browserNames } from '../code/global-names.ts';
import { reactModules } from '../code/react.ts';
import { listIn, type RealmInside } from '../code/realm-inside.ts';
import { asyncFault, messageOf } from '../code/thrown.ts';
import { element } from '../element.ts';
import { ask } from './ask.ts';
import { described, pieceAt, revived } from './crossing.ts';
import { freezeAll } from './freeze.ts';
import { guardLanguage } from './guards.ts';
import { create, hostComponent, htmlOf, placed, unknownComponent } from './jsx.ts';
import { listed } from './most.ts';
import { get, isObject } from './natives.ts';
import { anything, defineStandIns } from './stand-ins.ts';

/** Given by the host, and known to this file alone. */
declare const $return: (inside: RealmInside, failed: object) => void;

// No trace of a stack names the host's own files.
Object.defineProperty(Error, 'stackTraceLimit', { value: 0 });
guardLanguage();
defineStandIns();

const standIn = anything();
const react = reactModules(() => ask('state', ''));
const components = new Map<string, unknown>();
const failed = Object.freeze({});
let reason = '';
let steps = Number.POSITIVE_INFINITY;

/** What code calls at each step of a file's, whose number the host knows. */
const counterOf = (file: string) => (offset: number) => {
  if (--steps < 0) throw new Error(ask('endless', file, String(offset)));
};

/** What fails in a module without taking the rest of it. */
const failOf = (file: string) => (error: unknown, start: number, end: number) => {
  ask('failed', file, JSON.stringify([reasonOf(error), Number(start), Number(end)]));
};

function reasonOf(error: unknown): string {
  try {
    return messageOf(error).slice(0, 1000);
  } catch {
    return 'it failed';
  }
}

/** A function that hands on no error: whoever calls it gets what stands for all failures, and asks for the reason. */
function total<Values extends unknown[]>(run: (...values: Values) => unknown) {
  return (...values: Values): unknown => {
    try {
      return run(...values);
    } catch (error) {
      reason = reasonOf(error);
      return failed;
    }
  };
}

/** A component of the host's. Those whose names begin with its own and a dot are its members. */
function known(id: string): unknown {
  const found = components.get(id);
  if (found !== undefined) return found;
  const component = hostComponent(id);
  for (const member of listIn(ask('members', id)).map(String)) {
    Object.defineProperty(component, member, { value: known(`${id}.${member}`), enumerable: true });
  }
  components.set(id, component);
  return component;
}

function revive(kind: string, named: unknown): unknown {
  const name = String(named);
  switch (kind) {
    case 'placed':
      return placed(Number(named));
    case 'component':
      return known(name);
    case 'unknown':
      return unknownComponent(name);
    case 'react':
      return react.globals[name];
    case 'module': {
      const [specifier = '', member = ''] = name.split(' ');
      return react.modules[specifier]?.[member];
    }
    case 'counter':
      return counterOf(name);
    case 'fail':
      return failOf(name);
    default:
      return runtime[name];
  }
}

const runtime: Readonly<Record<string, unknown>> = {
  create,
  fragment: react.globals.Fragment,
  spread: listed,
  children: ({ children }: { readonly children?: unknown }) => children,
};

/** What a value shows: `=` and a text, `<` and HTML; empty for an object that is no element. */
function shown(value: unknown): string {
  const content = shownContent(value);
  if (content === undefined) return '';
  return typeof content === 'object' && content !== null ? `<${htmlOf(content)}` : `=${content ?? ''}`;
}

function shownContent(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (isValidElement(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const all = value.map(shownContent);
  return all.includes(undefined) ? undefined : all;
}

function called(run: unknown, ...values: unknown[]): unknown {
  if (typeof run !== 'function') throw new TypeError('it is no function');
  return run(...values);
}

const inside: RealmInside = {
  reason: () => reason,
  revive: total((text: string, ...parts: unknown[]) => revived(text, parts, revive)),
  call: total(called),
  // In a component: an expression may call hooks.
  evaluate: total((run: unknown, ...values: unknown[]) => {
    let value: unknown;
    htmlOf(
      h(() => {
        value = called(run, ...values);
        return null;
      }, null),
    );
    return value;
  }),
  describe: total(described),
  piece: pieceAt,
  show: total(shown),
  html: total(htmlOf),
  render: total((component: unknown, props: unknown) => {
    const fault = asyncFault(component);
    if (fault !== undefined) throw fault;
    return htmlOf(element(component, props));
  }),
  member: total((value: unknown, name: string) => (isObject(value) ? get(value, name) : undefined)),
  names: total((value: unknown) =>
    JSON.stringify(typeof value === 'object' && value !== null ? Object.keys(value) : []),
  ),
  setSteps(count) {
    const before = steps;
    steps = count;
    return before;
  },
  setBrowser(isThere) {
    for (const name of browserNames) {
      if (isThere) Object.defineProperty(globalThis, name, { value: standIn, writable: true, configurable: true });
      else Reflect.deleteProperty(globalThis, name);
    }
  },
};

freezeAll([runtime, react, standIn, failed, inside]);
$return(inside, failed);
