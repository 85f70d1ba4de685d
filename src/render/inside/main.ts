import { h, isValidElement } from 'preact';
import { browserNames } from '../code/global-names.ts';
import { reactModules } from '../code/react.ts';
import type { RealmInside } from '../code/realm-inside.ts';
import { asyncFault, messageOf } from '../code/thrown.ts';
import { ask, type Host, setHost } from './ask.ts';
import { described, give, pieceAt, revived, takeGiven } from './crossing.ts';
import { freezeAll } from './freeze.ts';
import { guardLanguage, listed } from './guards.ts';
import { create, hostComponent, htmlOf, placed, setThemed, unknownComponent } from './jsx.ts';
import { anything, defineStandIns } from './stand-ins.ts';

/** Given by the host, and known to this file alone. */
declare const $host: Host;
declare const $return: (inside: RealmInside, failed: object) => void;
declare const $themed: string;

setHost($host);
setThemed(JSON.parse($themed) as string[]);
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
  for (const member of JSON.parse(ask('members', id)) as string[]) {
    Object.defineProperty(component, member, { value: known(`${id}.${member}`), enumerable: true });
  }
  components.set(id, component);
  return component;
}

function revive(kind: string, name: string | number): unknown {
  switch (kind) {
    case 'placed':
      return placed(name as number);
    case 'component':
      return known(name as string);
    case 'unknown':
      return unknownComponent(name as string);
    case 'react':
      return react.globals[name];
    case 'module': {
      const [specifier = '', member = ''] = String(name).split(' ');
      return react.modules[specifier]?.[member];
    }
    case 'counter':
      return counterOf(name as string);
    case 'fail':
      return failOf(name as string);
    default:
      return runtime[name as keyof typeof runtime];
  }
}

const runtime = {
  create,
  fragment: react.globals.Fragment,
  spread: listed,
  children: ({ children }: { readonly children?: unknown }) => children,
};

/** What a value shows: `=` and a text, `<` and HTML; empty for an object that is no element. */
function shown(value: unknown): string {
  const content = shownContent(value);
  if (content === undefined) return '';
  return typeof content === 'object' && content !== null ? `<${htmlOf(content as never)}` : `=${content ?? ''}`;
}

function shownContent(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (isValidElement(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const all = (value as unknown[]).map(shownContent);
  return all.includes(undefined) ? undefined : all;
}

const inside: RealmInside = {
  reason: () => reason,
  give,
  revive: total((text: string) => revived(text, revive)),
  call: total((run: (...values: unknown[]) => unknown) => run(...takeGiven())),
  // In a component: an expression may call hooks.
  evaluate: total((run: (...values: unknown[]) => unknown) => {
    const given = takeGiven();
    let value: unknown;
    htmlOf(
      h(() => {
        value = run(...given);
        return null;
      }, null),
    );
    return value;
  }),
  describe: total(described),
  piece: pieceAt,
  show: total(shown),
  html: total((value: unknown) => htmlOf(value as never)),
  render: total((component: unknown, props: unknown) => {
    const fault = asyncFault(component);
    if (fault !== undefined) throw fault;
    return htmlOf(h(component as never, props as never));
  }),
  member: total((value: unknown, name: string) => (value as Record<string, unknown> | null | undefined)?.[name]),
  names: total((value: unknown) =>
    JSON.stringify(typeof value === 'object' && value !== null ? Object.keys(value) : []),
  ),
  forgetGiven: () => void takeGiven(),
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
