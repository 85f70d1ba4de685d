import * as preact from 'preact';
import * as compat from 'preact/compat';
import * as jsxRuntime from 'preact/jsx-runtime';

/** React's API, implemented with Preact. */
export interface ReactModules {
  /** Names available without an import: the hooks, `React`, `Fragment`. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Hooks that need a browser: a component that calls them becomes an island. */
const stateful = [
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useRef'],
  ...['useSyncExternalStore', 'useTransition', 'useDeferredValue', 'useImperativeHandle', 'useActionState'],
];
const pure = ['useMemo', 'useCallback', 'useContext', 'useId', 'useDebugValue'];

/** @param onState Called when a component uses a hook that needs a browser. */
export function reactModules(onState: () => void): ReactModules {
  const all: Record<string, unknown> = { ...compat };
  for (const name of stateful) {
    const hook = all[name];
    if (typeof hook !== 'function') continue;
    all[name] = (...args: unknown[]): unknown => {
      onState();
      return hook(...args);
    };
  }
  // A build has no DOM container for a portal, so the content is rendered in place.
  all.createPortal = (children: unknown) => children;
  const react = { ...all, default: all };
  const hooks = Object.fromEntries([...stateful, ...pure].map((name) => [name, all[name]]));
  return {
    globals: { ...hooks, React: all, Fragment: preact.Fragment },
    modules: {
      react,
      preact: react,
      'preact/hooks': react,
      'preact/compat': react,
      'react-dom': react,
      'react/jsx-runtime': { ...jsxRuntime },
    },
  };
}
